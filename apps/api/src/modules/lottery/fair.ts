import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A seed that nobody can guess, and the hash that commits to it. */
export function newSeed(): { readonly seed: string; readonly hash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, hash: hashOf(seed) };
}

/** SHA-256 of a seed's bytes, hexadecimal. */
export const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The number of a draw: the first 32 bits of HMAC-SHA256 with the seed's bytes as key, of `person:nonce`. */
export const numberOf = (seed: string, person: string, nonce: number) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`${person}:${nonce}`).digest().readUInt32BE(0);

/** The prize of a number: the shares follow each other over all 2^32 numbers. */
export function prizeAt<Prize extends { readonly share: number }>(number: number, prizes: readonly Prize[]): Prize {
  const sum = prizes.reduce((all, { share }) => all + share, 0);
  const place = Math.floor((number * sum) / 2 ** 32);
  let end = 0;
  for (const prize of prizes) {
    end += prize.share;
    if (place < end) return prize;
  }
  throw new Error('no prize');
}
