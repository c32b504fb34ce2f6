import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('figures as CSV', () => {
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
