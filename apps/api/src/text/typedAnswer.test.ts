import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traditional } from '../db/traditional.ts';
import { isSameNumber } from './sameNumber.ts';
import { isTyped, typedForm } from './typedAnswer.ts';

const han = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code));
/** People's text: Chinese, signs that they type, and any other characters. */
const words = fc
  .array(fc.oneof(han, fc.constantFrom(...'  Ａa1．。、“”—－·Σς螺絲裡裏着著乾'), fc.string({ unit: 'grapheme' })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

describe('what people type', () => {
  it('is compared in one form, which is its own form [EX-02]', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(typedForm(typedForm(text))).toBe(typedForm(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('is right in whatever script and width the key was shown [EX-02]', () => {
    const full = (text: string) =>
      text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
    fc.assert(
      fc.property(words, (text) => {
        fc.pre(typedForm(text) !== '');
        for (const shown of [text, traditional('zh_tw')(text), traditional('zh_hk')(text), full(text), ` ${text} `])
          expect([shown, isTyped(shown, [text])]).toEqual([shown, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['螺絲', '螺丝'],
    ['軟體', '软件'],
    ['軟件', '软件'],
    ['裏面', '里面'],
    ['裡面', '里面'],
    ['螺丝', '螺絲'],
    ['螺絲。', '螺丝'],
    ['ＧＢ／Ｔ 2828.1', 'GB/T2828.1'],
    ['－5', '−5'],
    ['“J”', '「J」'.replaceAll('「', '"').replaceAll('」', '"')],
  ])('takes %s for %s [EX-02]', (typed, key) => {
    expect(isTyped(typed, [key])).toBe(true);
  });

  it.each([
    ['存储器', '内存'],
    ['螺母', '螺丝'],
    ['1.5', '15'],
    ['', '。'],
    ['\u200b', '\u200b'],
  ])('does not take %s for %s [EX-02]', (typed, key) => {
    expect(isTyped(typed, [key])).toBe(false);
  });

  it('is the same number however it is written, to the last digit [EX-02]', () => {
    const same = [
      '1.50 1.5',
      '1e-7 0.0000001',
      '−5 －5.0',
      '12345678901234567890 12345678901234567890',
      '.5 0.5',
      '0 -0',
    ];
    expect(same.filter((pair) => !isSameNumber(...(pair.split(' ') as [string, string])))).toEqual([]);
    const other = ['12345678901234567890 12345678901234567000', '1.5 15', '5 -5', 'five five', '. .', '1,5 15'];
    expect(other.filter((pair) => isSameNumber(...(pair.split(' ') as [string, string])))).toEqual([]);
  });
});
