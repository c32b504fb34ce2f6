import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../../import/faults.ts';
import { readSubtitles } from './subtitles.ts';

const read = (text: string) => {
  const faults = new Faults('a.srt');
  const subtitles = readSubtitles(text, 'a.srt', 60, faults);
  faults.refuse();
  return subtitles;
};
const said = (text: string) => read(text)?.said.map(({ second, text: words }) => `${second} ${words}`);

describe('subtitles', () => {
  it('keep signs that are no markup, and show none of the markup that there is [CO-04]', () => {
    const srt = [
      '1\n00:00:00,500 --> 00:00:02,000\n如果 x < 5 且 y > 3 就停机',
      '2\n00:00:02,000 --> 00:00:03,000\n{\\an8}<i>看上面</i> <font color="#f00">红</font>',
      '3\n00:00:03,000 --> 00:00:04,000\nR&D 和 Q&amp;A',
    ].join('\n\n');
    expect(said(srt)).toEqual(['0.5 如果 x < 5 且 y > 3 就停机', '2 看上面 红', '3 R&D 和 Q&A']);
    expect(read(srt)?.vtt).toContain('如果 x &lt; 5 且 y &gt; 3 就停机');
  });

  it('have their entities read, and two voices of one second both [CO-04]', () => {
    const vtt = [
      'WEBVTT',
      '00:00.500 --> 00:02.000\nQ&amp;A: 3 &lt; 5&nbsp;m',
      '00:02.000 --> 00:03.000\n<v 张三>大家好<00:02.500><c.loud> 啊</c>',
      '00:02.000 --> 00:03.000\n<v.first 李四>你好</v>',
    ].join('\n\n');
    expect(said(vtt)).toEqual(['0.5 Q&A: 3 < 5\u00a0m', '2 大家好 啊 你好']);
  });

  it('end where the next one begins, though the blank line is missing [CO-04]', () => {
    expect(said('1\n00:00:00,000 --> 00:00:01,000\nHello\n2\n00:00:01,000 --> 00:00:02,000\nBye 2\n')).toEqual([
      '0 Hello',
      '1 Bye 2',
    ]);
    expect(said('1\n00:00:00,000 --> 00:00:01,000\n2\n\n2\n00:00:01,000 --> 00:00:02,000\nBye')).toEqual([
      '0 2',
      '1 Bye',
    ]);
  });

  it('say what is written, whatever it is, and again when they are read anew [CO-04]', () => {
    const words = fc.stringMatching(/^[\p{Script=Han}a-z][\p{Script=Han}a-z <>&;"'{}0-9-]{0,30}$/u);
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    fc.assert(
      fc.property(words, (text) => {
        const once = read(`WEBVTT\n\n00:00.000 --> 00:02.000\n${escaped(text)}\n`);
        expect(once?.said[0]?.text).toBe(text.trim());
        expect(read(once?.vtt ?? '')?.said).toEqual(once?.said);
      }),
      { numRuns: 500 },
    );
  });
});
