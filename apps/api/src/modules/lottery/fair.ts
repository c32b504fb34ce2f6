import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Prizes as a commitment names them: ids and shares in their order, and which one consoles. */
export const termsOf = (
  prizes: readonly { readonly id: number; readonly share: number; readonly consolation: boolean }[],
) => prizes.map(({ id, share, consolation }) => `${id}:${share}${consolation ? ':consolation' : ''}`).join(' ');

/** A seed that nobody can guess, and the hash that commits to it and to the prizes with their odds. */
export function newSeed(terms: string): { readonly seed: string; readonly terms: string; readonly hash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, terms, hash: hashOf(seed, terms) };
}

/** SHA-256 of a seed's bytes followed by the terms, hexadecimal. */
export const hashOf = (seed: string, terms: string) =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).update(terms).digest('hex');

/**
 * The number of a draw: the first 32 bits of HMAC-SHA256 with the seed's bytes as key, of `person:nonce:own`. `own` is
 * the learner's part, which the server did not know when it committed to the seed.
 */
export const numberOf = (seed: string, person: string, nonce: number, own: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`${person}:${nonce}:${own}`).digest().readUInt32BE(0);

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
