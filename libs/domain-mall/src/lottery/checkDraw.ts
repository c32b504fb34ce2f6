import type { LotteryDraw, LotteryPrize } from '@banyan/contracts/mall';

/** Result of a check; each step depends on the one before. */
export interface DrawCheck {
  readonly draw: LotteryDraw;
  /** The actual hash of the seed. */
  readonly hash: string;
  /** The actual number from the HMAC. */
  readonly number: number;
  /** The actual prize of the number. */
  readonly prize: number | null;
  /** Seed and hash, number and prize match those published. */
  readonly sound: { readonly hash: boolean; readonly number: boolean; readonly prize: boolean };
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The prize of a number: the shares follow each other over all 2^32 numbers. */
export function prizeAt(number: number, prizes: readonly LotteryPrize[]): LotteryPrize | undefined {
  const sum = prizes.reduce((all, { share }) => all + share, 0);
  const place = Math.floor((number * sum) / 2 ** 32);
  let end = 0;
  return prizes.find(({ share }) => place < (end += share));
}

/** Recalculates a draw in the browser: the server is not asked. */
export async function checkDraw(
  draw: LotteryDraw,
  person: string,
  prizes: readonly LotteryPrize[],
  subtle: SubtleCrypto = crypto.subtle,
): Promise<DrawCheck> {
  const seed = bytesOf(draw.seed);
  const hash = hexOf(await subtle.digest('SHA-256', seed));
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await subtle.sign('HMAC', key, new TextEncoder().encode(`${person}:${draw.nonce}`));
  const number = new DataView(signed).getUint32(0);
  const prize = prizeAt(number, prizes)?.id ?? null;
  return {
    ...{ draw, hash, number, prize },
    sound: { hash: hash === draw.hash, number: number === draw.number, prize: prize === draw.drawn },
  };
}
