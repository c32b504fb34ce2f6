import { describe, expect, it } from 'vitest';
import { makeVtt } from '../testing/fixtures.ts';
import { cutAt, matchingLines } from './transcriptSearch.ts';
import { parseVtt } from './vtt.ts';

describe('transcript search', () => {
  const lines = parseVtt(makeVtt());

  it('finds lines whatever the case, and all without words [CO-04]', () => {
    expect(matchingLines(lines, ' cpk ')).toEqual([1, 2]);
    expect(matchingLines(lines, '')).toHaveLength(6);
    expect(matchingLines(lines, '没有这句')).toEqual([]);
  });

  it('cuts a line where the words stand, taken literally [CO-04]', () => {
    expect(cutAt('Cpk to cpk', 'CPK')).toEqual(['', 'Cpk', ' to ', 'cpk', '']);
    expect(cutAt('1.33 (a)', '(a)')).toEqual(['1.33 ', '(a)', '']);
    expect(cutAt('1.33', '.')).toEqual(['1', '.', '33']);
    expect(cutAt('as it is', '')).toEqual(['as it is']);
  });
});
