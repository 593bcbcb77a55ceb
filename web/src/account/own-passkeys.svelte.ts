/** The reader's passkeys and recovery codes, shared by the sections of the page. */
import { call } from '../api/api';
import { makePasskey } from './webauthn';

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number;
}

interface OwnPasskeys {
  readonly passkeys: readonly OwnPasskey[];
  /** Recovery codes that are left. */
  readonly codes: number;
  readonly offered: boolean;
}

const PATH = '/api/me/passkeys';

export class OwnCredentials {
  all = $state.raw<OwnPasskeys | null>(null);
  /** Recovery codes that were just made: they are shown this once. */
  fresh = $state.raw<readonly string[]>([]);

  async load(): Promise<void> {
    this.all = await call<OwnPasskeys>('GET', PATH);
  }

  /** Makes a passkey; recovery codes, too, with the first one. */
  async make(): Promise<boolean> {
    if (!(await makePasskey())) return false;
    await this.load();
    if (this.all?.codes === 0 && this.fresh.length === 0) await this.makeCodes();
    return true;
  }

  async rename(passkey: OwnPasskey, name: string): Promise<void> {
    await call('PUT', `${PATH}/${passkey.id}`, { name });
    await this.load();
  }

  async remove(passkey: OwnPasskey): Promise<void> {
    await call('DELETE', `${PATH}/${passkey.id}`);
    await this.load();
  }

  async makeCodes(): Promise<void> {
    const made = await call<{ codes: string[] }>('POST', '/api/me/recovery-codes');
    this.fresh = made.codes;
    await this.load();
  }
}
