import { sliderWorkBits } from '@banyan/contracts/account';
import { sha256 } from '@banyan/core-http';

const encoder = new TextEncoder();
/** Tries in a row; then other work of the page has a turn. */
const round = 500;

const isDone = (digest: Uint8Array) => {
  const [a = 0, b = 0, c = 0, d = 0] = digest;
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >>> (32 - sliderWorkBits) === 0;
};

/** The alternative to moving a slider's piece: a number that takes a browser a few seconds to find. */
export async function workFor(id: string): Promise<string> {
  for (let from = 0; ; from += round) {
    const digests = await Promise.all(
      Array.from({ length: round }, (_, index) => sha256(encoder.encode(`${id}:${from + index}`))),
    );
    const found = digests.findIndex(isDone);
    if (found >= 0) return String(from + found);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
