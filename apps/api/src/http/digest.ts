import { createHmac } from 'node:crypto';

/** Keyed digests: who copies the database cannot try all six digits, since the key is not in it. */
export const digestBy =
  (key: string) =>
  (secret: string): Uint8Array =>
    createHmac('sha256', key).update(`digest ${secret}`).digest();
