import { createHmac } from 'node:crypto';

/** Keyed digests: a copy of the database does not allow trying all six digits, since the key is not in it. */
export const digestBy =
  (key: string) =>
  (secret: string): Uint8Array =>
    createHmac('sha256', key).update(`digest ${secret}`).digest();
