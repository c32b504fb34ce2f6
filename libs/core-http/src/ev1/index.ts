/** EV1, the envelope of sealed and signed calls. Loaded by a dynamic import at the first call that needs it. */
export { randomBytes, toBase64url } from './bytes.ts';
export { open, seal } from './jwe.ts';
export { anonymousIdentity, deriveKeys } from './keys.ts';
export type { Ev1Keys } from './keys.ts';
export { sign } from './sign.ts';
