import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const measure = (text: string) => [...text].length;

describe('wrapText', () => {
  it('breaks between words, and anywhere where a word is too long [CO-02]', () => {
    expect(wrapText('reading a planogram', 10, 3, measure)).toEqual(['reading a', 'planogram']);
    expect(wrapText('abcdefghijkl', 5, 3, measure)).toEqual(['abcde', 'fghij', 'kl']);
    expect(wrapText('', 5, 3, measure)).toEqual(['']);
  });

  it('ends in an ellipsis where there are too many lines [CO-02]', () => {
    const lines = wrapText('一二三四五六七八九十一二三四五', 5, 2, measure);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.every((line) => measure(line) <= 5)).toBe(true);
  });
});
