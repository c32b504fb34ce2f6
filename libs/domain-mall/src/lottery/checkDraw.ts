import type { LotteryDraw } from '@banyan/contracts/mall';

/** Facts that this device knew before a draw: the published hash, and the learner's own part that it sent. */
export interface KnownBefore {
  readonly hash: string;
  readonly own: string;
}

/** A prize with its share, as the commitment names it. */
interface Term {
  readonly id: number;
  readonly share: number;
}

/** Result of a check; each step depends on the one before. */
export interface DrawCheck {
  readonly draw: LotteryDraw;
  /** The actual hash of seed and terms. */
  readonly hash: string;
  /** The actual number from the HMAC. */
  readonly number: number;
  /** The actual prize of the number, and its share of all. */
  readonly prize: number | null;
  readonly odds: number;
  /** Seed, terms and hash, the own part, number and prize match those published and sent. */
  readonly sound: { readonly hash: boolean; readonly own: boolean; readonly number: boolean; readonly prize: boolean };
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads the terms of a commitment: `id:share` or `id:share:consolation`, with spaces. */
export const termsOf = (terms: string): readonly Term[] =>
  terms.split(' ').map((term) => {
    const [id = 0, share = 0] = term.split(':').map(Number);
    return { id, share };
  });

/** The prize of a number: the shares follow each other over all 2^32 numbers. */
export function prizeAt(number: number, prizes: readonly Term[]): Term | undefined {
  const sum = prizes.reduce((all, { share }) => all + share, 0);
  const place = Math.floor((number * sum) / 2 ** 32);
  let end = 0;
  return prizes.find(({ share }) => place < (end += share));
}

/** Recalculates a draw in the browser: the server is not asked. `known`: null for a draw of another page. */
export async function checkDraw(
  draw: LotteryDraw,
  known: KnownBefore | null,
  subtle: SubtleCrypto = crypto.subtle,
): Promise<DrawCheck> {
  const seed = bytesOf(draw.seed);
  const text = new TextEncoder();
  const hash = hexOf(await subtle.digest('SHA-256', Uint8Array.from([...seed, ...text.encode(draw.terms)])));
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await subtle.sign('HMAC', key, text.encode(`${draw.person}:${draw.nonce}:${draw.own}`));
  const number = new DataView(signed).getUint32(0);
  const terms = termsOf(draw.terms);
  const prize = prizeAt(number, terms);
  return {
    ...{ draw, hash, number },
    prize: prize?.id ?? null,
    odds: (prize?.share ?? 0) / terms.reduce((all, { share }) => all + share, 0),
    sound: {
      hash: hash === draw.hash && (known === null || known.hash === draw.hash),
      own: known === null || known.own === draw.own,
      number: number === draw.number,
      prize: prize?.id === draw.drawn,
    },
  };
}
