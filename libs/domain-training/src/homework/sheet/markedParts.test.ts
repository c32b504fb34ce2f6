import { describe, expect, it } from 'vitest';
import { markedParts } from './markedParts.ts';

const at = (from: number, to: number) => ({ from, to, file: '', words: 'x' });

describe('markedParts', () => {
  it('is the whole text where nothing is said of it [TR-03]', () => {
    expect(markedParts('一二三', [])).toEqual([{ from: 0, text: '一二三', numbers: [], ending: [] }]);
    expect(markedParts('', [])).toEqual([]);
  });

  it('cuts at places, over each other too, and numbers each behind its end [TR-03]', () => {
    expect(markedParts('0123456789', [at(2, 6), at(4, 8), { ...at(-1, -1), file: 'f' }])).toEqual([
      { from: 0, text: '01', numbers: [], ending: [] },
      { from: 2, text: '23', numbers: [1], ending: [] },
      { from: 4, text: '45', numbers: [1, 2], ending: [1] },
      { from: 6, text: '67', numbers: [2], ending: [2] },
      { from: 8, text: '89', numbers: [], ending: [] },
    ]);
  });
});
