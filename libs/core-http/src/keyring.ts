import type { Call } from '@banyan/contracts';
import { NetworkError } from './errors.ts';
import type * as Ev1 from './ev1/index.ts';
import type { Identity } from './options.ts';

/** The envelope's module with the keys of the caller. */
export interface Seals {
  readonly ev1: typeof Ev1;
  readonly keys: Ev1.Ev1Keys;
}

/** Loads the module and derives the keys at the first use. */
export type Keyring = (call: Call, identity: Identity) => Promise<Seals>;

export function createKeyring(host: () => string): Keyring {
  let owner = '';
  let derived: Promise<Ev1.Ev1Keys> | undefined;

  return async (call, { token, userid, eid }) => {
    let ev1: typeof Ev1;
    try {
      ev1 = await import('./ev1/index.ts');
    } catch (cause) {
      throw new NetworkError(call, undefined, cause);
    }
    const asking = JSON.stringify([token, userid, eid, host()]);
    if (!derived || asking !== owner) {
      owner = asking;
      derived =
        token === ''
          ? ev1.anonymousIdentity(host(), eid).then((visitor) => ev1.deriveKeys(visitor))
          : ev1.deriveKeys({ token, userId: userid, eid });
    }
    return { ev1, keys: await derived };
  };
}
