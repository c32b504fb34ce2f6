// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixtureSeed, makeDraw, makePrizes } from '../testing/lottery.ts';
import { checkDraw, prizeAt } from './checkDraw.ts';

const honest = makeDraw({ seed: fixtureSeed.seed, nonce: 1, number: 311_429_086, drawn: 2 });
const soundOf = async (draw: typeof honest) => (await checkDraw(draw, '42', makePrizes())).sound;

describe('a draw reckoned again', () => {
  it('fits where seed, number and prize are those that were told [MA-04]', async () => {
    expect(await checkDraw(honest, '42', makePrizes())).toMatchObject({
      hash: fixtureSeed.hash,
      number: 311_429_086,
      prize: 2,
      sound: { hash: true, number: true, prize: true },
    });
  });

  it('does not where any of them was changed afterwards [MA-04]', async () => {
    expect(await soundOf({ ...honest, hash: '0'.repeat(64) })).toEqual({ hash: false, number: true, prize: true });
    expect(await soundOf({ ...honest, nonce: 2 })).toMatchObject({ hash: true, number: false });
    expect(await soundOf({ ...honest, drawn: 8 })).toEqual({ hash: true, number: true, prize: false });
  });

  it('takes the last number to the last prize and the first to the first', () => {
    expect([prizeAt(0, makePrizes())?.id, prizeAt(2 ** 32 - 1, makePrizes())?.id]).toEqual([1, 8]);
  });
});
