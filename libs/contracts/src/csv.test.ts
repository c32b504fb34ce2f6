import { describe, expect, it } from 'vitest';
import { assert, property, string, constantFrom } from 'fast-check';
import { csvOf } from './csv.ts';

describe('figures as CSV', () => {
  it('begin no cell as a formula does, whatever is written in it [AC-10]', () => {
    assert(
      property(constantFrom('=', '+', '-', '@', '\t', '\r'), string(), (sign, rest) => {
        const written = csvOf([[`${sign}${rest}`]]);
        expect(written).toMatch(/^\uFEFF"?'[=+\-@\t\r]/);
      }),
    );
  });

  it('keep commas, quotes and lines in their cells, and are no formulas [EX-11]', () => {
    expect(
      csvOf([
        ['题目', '难度'],
        ['写出 "A", 说明', 0.5],
        ['=1+1\n', -0.2],
      ]),
    ).toBe('\uFEFF题目,难度\r\n"写出 ""A"", 说明",0.5\r\n"\'=1+1\n",-0.2\r\n');
  });
});
