"""Recovery codes: each signs in once, and nobody finds out another."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.test_passkeys import guest as guest
from tests.server.test_passkeys import makes, name_of, refusal

Visitor = Callable[..., Person]


async def has_codes(person: Person) -> list[str]:
    answer = await person.post("/api/me/recovery-codes")
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return codes


async def left(person: Person) -> int:
    return int((await person.get("/api/me/passkeys")).json()["codes"])


async def test_a_code_signs_in_once_however_it_is_written(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    await makes(anna)
    codes = await has_codes(anna)
    assert len(set(codes)) == await left(anna) == 10
    other = guest(house)
    written = f" {codes[0].upper().replace('-', ' ').replace('0', 'O').replace('1', 'l')} "

    answer = await other.post("/api/sign-in/recovery-code", {"code": written})

    assert answer.status_code == 200, answer.text
    assert await name_of(other) == "Anna"
    assert await left(anna) == 9
    again = await guest(house).post("/api/sign-in/recovery-code", {"code": codes[0]})
    assert refusal(again) == (422, "error-recovery-code")


async def test_new_codes_take_the_place_of_the_old_ones(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    await makes(anna)
    [old, *_] = await has_codes(anna)

    [new, *_] = await has_codes(anna)

    assert await left(anna) == 10
    answer = await guest(house).post("/api/sign-in/recovery-code", {"code": old})
    assert refusal(answer) == (422, "error-recovery-code")
    answer = await guest(house).post("/api/sign-in/recovery-code", {"code": new})
    assert answer.status_code == 200


async def test_only_who_has_a_passkey_has_codes(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")

    assert refusal(await anna.post("/api/me/recovery-codes")) == (409, "error-no-passkey")
    assert (await guest(house).post("/api/me/recovery-codes")).status_code == 401


async def test_the_database_has_no_code(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    await makes(anna)
    codes = await has_codes(anna)

    rows = repr(sql(house.file, "SELECT * FROM recovery_codes"))

    for code in codes:
        assert code not in rows
        assert code.replace("-", "") not in rows


async def test_who_tries_codes_learns_nothing_and_soon_waits(
    new_house: Callable[..., House], guest: Visitor
) -> None:
    house = new_house(LIMITS_TIMES="1")
    anna = await guest(house).is_called("Anna")
    await makes(anna)
    [code, *_] = await has_codes(anna)
    thief = guest(house)
    assert (await thief.post("/api/sign-in/recovery-code", {"code": code})).status_code == 200

    tries = [code, "", "0" * 16, "🎲", *("0000-0000-0000-000" + one for one in "123456789")]
    answers = [await thief.post("/api/sign-in/recovery-code", {"code": one}) for one in tries]

    assert {refusal(one) for one in answers[:9]} == {(422, "error-recovery-code")}
    assert refusal(answers[-1]) == (429, "error-too-many")
