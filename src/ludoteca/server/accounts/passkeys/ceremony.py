"""What browsers are asked for, and whether they have answered it: WebAuthn by its library.

The library takes a moment to load, so it is loaded when it is first needed.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from typing import Any, Final

import structlog

from ludoteca.server.accounts.passkeys.passkey import Assertion, NewPasskey, Passkey
from ludoteca.server.accounts.passkeys.relying_party import RelyingParty
from ludoteca.server.edge.answers import Problem

HOUSE_NAME: Final = "Ludoteca"

PATIENCE_MS: Final = 4 * 60_000
"""How long the browser waits for its person; less than a challenge lives."""

log = structlog.get_logger()


def creation_options(
    party: RelyingParty, challenge: bytes, handle: bytes, name: str, known: Sequence[bytes]
) -> Any:
    """The options for ``navigator.credentials.create()``, as JSON. ``known`` are the ids of
    credentials whose authenticators need no second one."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=HOUSE_NAME,
        user_name=name,
        user_id=handle,
        challenge=challenge,
        timeout=PATIENCE_MS,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    return json.loads(webauthn.options_to_json(options))


def request_options(party: RelyingParty, challenge: bytes) -> Any:
    """The options for ``navigator.credentials.get()``, as JSON; for any passkey of this house."""
    import webauthn

    options = webauthn.generate_authentication_options(
        rp_id=party.id, challenge=challenge, timeout=PATIENCE_MS
    )
    return json.loads(webauthn.options_to_json(options))


def challenge_in(client_data: str) -> bytes:
    """The challenge that the browser has answered. Raises `Problem` ``error-passkey-refused``."""
    try:
        return from_base64(json.loads(from_base64(client_data))["challenge"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise refused(error) from error


def verify_new(party: RelyingParty, answer: NewPasskey, challenge: bytes) -> tuple[bytes, int]:
    """The public key of a new passkey, and its sign counter. Raises `Problem`
    ``error-passkey-refused``."""
    import webauthn
    from webauthn.helpers import parse_attestation_object, structs

    try:
        attestation = from_base64(answer.attestation)
        if parse_attestation_object(attestation).fmt not in ("none", "packed"):
            raise ValueError("an attestation was not asked for")  # its checks are long
        id = from_base64(answer.credential)
        verified = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(
                id=answer.credential,
                raw_id=id,
                response=structs.AuthenticatorAttestationResponse(
                    client_data_json=from_base64(answer.client_data),
                    attestation_object=attestation,
                ),
            ),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
        if verified.credential_id != id:
            raise ValueError("the ids differ")
    except Exception as error:  # the library raises much more than its own exceptions
        raise refused(error) from error
    return verified.credential_public_key, verified.sign_count


def verify_use(party: RelyingParty, answer: Assertion, challenge: bytes, of: Passkey) -> int:
    """The new sign counter of a passkey whose owner has answered. Raises `Problem`
    ``error-passkey-refused``, and ``error-passkey-copied`` if the counter has not gone up: somebody
    else has used the same passkey."""
    import webauthn
    from webauthn.helpers import structs

    try:
        if answer.user_handle and from_base64(answer.user_handle) != of.handle:
            raise ValueError("the user handle is that of another person")
        verified = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(
                id=answer.credential,
                raw_id=from_base64(answer.credential),
                response=structs.AuthenticatorAssertionResponse(
                    client_data_json=from_base64(answer.client_data),
                    authenticator_data=from_base64(answer.authenticator_data),
                    signature=from_base64(answer.signature),
                ),
            ),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=of.public_key,
            credential_current_sign_count=0,  # it is compared below, once the signature is good
        )
    except Exception as error:  # the library raises much more than its own exceptions
        raise refused(error) from error
    count = verified.new_sign_count
    if (count or of.sign_count) and count <= of.sign_count:
        log.warning("the counter of a passkey went back", count=count, known=of.sign_count)
        raise Problem("error-passkey-copied")
    return count


def refused(reason: object) -> Problem:
    """The problem to raise; only the log says why."""
    log.info("a passkey was refused", reason=str(reason)[:200])
    return Problem("error-passkey-refused")


def from_base64(text: str) -> bytes:
    """The bytes of base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
