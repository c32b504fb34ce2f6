// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixtureSeed, makeDraw } from '../testing/lottery.ts';
import { checkDraw, prizeAt, termsOf } from './checkDraw.ts';

const honest = makeDraw({ seed: fixtureSeed.seed, nonce: 1, number: 265_978_118, drawn: 2 });
const known = { hash: fixtureSeed.hash, own: '我的种子' };
const soundOf = async (draw: typeof honest) => (await checkDraw(draw, known)).sound;
const sound = { hash: true, own: true, number: true, prize: true };

describe('a draw reckoned again', () => {
  it('fits where seeds, odds, number and prize are those that were told [MA-04]', async () => {
    const checked = await checkDraw(honest, known);
    expect(checked).toMatchObject({ hash: fixtureSeed.hash, number: 265_978_118, prize: 2, odds: 0.35, sound });
    expect((await checkDraw(honest, null)).sound).toEqual(sound);
  });

  it('does not where any of them was changed afterwards [MA-04]', async () => {
    expect(await soundOf({ ...honest, hash: '0'.repeat(64) })).toEqual({ ...sound, hash: false });
    expect(await soundOf({ ...honest, nonce: 2 })).toMatchObject({ hash: true, number: false });
    expect(await soundOf({ ...honest, person: '43' })).toMatchObject({ hash: true, number: false });
    expect(await soundOf({ ...honest, drawn: 8 })).toEqual({ ...sound, prize: false });
    // Other odds, another part of the learner's: each shows where it was swapped.
    expect(await soundOf({ ...honest, terms: honest.terms.replace('2:3500', '2:1') })).toMatchObject({ hash: false });
    expect(await soundOf({ ...honest, own: 'luck' })).toMatchObject({ hash: true, own: false, number: false });
  });

  it('does not where the server told another commitment than the one shown before the draw [MA-04]', async () => {
    const swapped = { hash: '1'.repeat(64), own: known.own };
    expect((await checkDraw(honest, swapped)).sound).toEqual({ ...sound, hash: false });
  });

  it('takes the last number to the last prize and the first to the first', () => {
    const terms = termsOf(fixtureSeed.terms);
    expect([prizeAt(0, terms)?.id, prizeAt(2 ** 32 - 1, terms)?.id]).toEqual([1, 8]);
  });
});
