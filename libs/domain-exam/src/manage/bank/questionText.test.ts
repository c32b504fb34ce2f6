import { expect, it } from 'vitest';
import { hasMarks, htmlOf, typedOf } from './questionText.ts';

it('keeps what is typed into a question, signs of markup and lines too [EX-02]', () => {
  for (const typed of ['a < b && "c" > d', '一行\n两行', '&lt;p&gt;', "it's", ''])
    expect(typedOf(htmlOf(typed))).toBe(typed);
  expect(htmlOf('<b>')).toBe('&lt;b&gt;');
});

it('tells a text with marks from a plain one [EX-02]', () => {
  expect(['<p>x</p>', 'x<sub>2</sub>'].map(hasMarks)).toEqual([true, true]);
  expect(['x', 'a &lt; b', 'x<br />y', '5 < 6'].map(hasMarks)).toEqual([false, false, false, false]);
});
