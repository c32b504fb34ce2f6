import { describe, expect, it } from 'vitest';
import type { L10n } from '../../../../db/seed/content/types.ts';
import { chapterSeconds, cueTimes, PICTURES_PER_SECOND, type Script } from './timing.ts';

const chapterOf = (...slides: L10n[][]): Script => ({ slides: slides.map((narration) => ({ narration })) });

describe('cueTimes', () => {
  it('gives a short line 2.6 s, rounded up to the picture grid [CO-04]', () => {
    expect(cueTimes(chapterOf([{ zh: '好' }]), 'zh')).toEqual([
      { slide: 0, line: 0, text: { zh: '好' }, start: 0, end: 3 },
    ]);
  });

  it('gives a long Chinese line its characters divided by 4.6 [CO-04]', () => {
    const [cue] = cueTimes(chapterOf([{ zh: '检'.repeat(46) }]), 'zh');
    expect(cue?.end).toBe(10);
  });

  it('times every subtitle language by the language of the pictures [CO-04]', () => {
    const chapter = chapterOf([{ zh: '短', en: 'e'.repeat(110) }]);
    expect(cueTimes(chapter, 'en')[0]?.end).toBe(10);
    expect(cueTimes(chapter, 'zh')[0]?.end).toBe(3);
  });

  it('counts characters, not UTF-16 units, and falls back to Chinese [CO-04]', () => {
    const line = { zh: '𠮷'.repeat(23) };
    expect(cueTimes(chapterOf([line]), 'zh')[0]?.end).toBe(5);
    expect(cueTimes(chapterOf([line]), 'en')[0]?.end).toBe(3);
  });

  it('joins the lines of a slide and pauses half a second between slides [CO-04]', () => {
    const cues = cueTimes(chapterOf([{ zh: '一' }, { zh: '二' }], [{ zh: '三' }]), 'zh');
    expect(cues.map(({ slide, line, start, end }) => [slide, line, start, end])).toEqual([
      [0, 0, 0, 3],
      [0, 1, 3, 6],
      [1, 0, 6.5, 9.5],
    ]);
  });

  it('keeps all times on the picture grid [CO-04]', () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ zh: '字'.repeat(index * 3 + 1) }));
    for (const { start, end } of cueTimes(chapterOf(lines.slice(0, 9), lines.slice(9)), 'zh')) {
      expect(start * PICTURES_PER_SECOND).toBe(Math.round(start * PICTURES_PER_SECOND));
      expect(end * PICTURES_PER_SECOND).toBe(Math.round(end * PICTURES_PER_SECOND));
      expect(end - start).toBeGreaterThanOrEqual(2.6);
    }
  });
});

describe('chapterSeconds', () => {
  it('is the end of the last line and its pause [CO-04]', () => {
    expect(chapterSeconds(chapterOf([{ zh: '一' }], [{ zh: '二' }]), 'zh')).toBe(7);
  });

  it('is 0 without narration [CO-04]', () => {
    expect(chapterSeconds(chapterOf([]), 'zh')).toBe(0);
  });
});
