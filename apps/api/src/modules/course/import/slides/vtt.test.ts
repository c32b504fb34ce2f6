import { describe, expect, it } from 'vitest';
import type { L10n } from '../../../../db/seed/content/types.ts';
import type { Script } from './timing.ts';
import { toWebVtt } from './vtt.ts';

const chapterOf = (...narration: L10n[]): Script => ({ slides: [{ narration }] });

describe('toWebVtt', () => {
  it('writes numbered cues with hours, minutes, seconds and milliseconds [CO-04]', () => {
    expect(toWebVtt(chapterOf({ zh: '先看首件。' }, { zh: '再看末件。' }), 'zh')).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:03.000\n先看首件。\n\n2\n00:00:03.000 --> 00:00:06.000\n再看末件。\n',
    );
  });

  it('gives both languages the times of the pictures [CO-04]', () => {
    const chapter = chapterOf({ zh: '短', en: 'x'.repeat(44) });
    const times = (vtt: string | undefined) => vtt?.split('\n').filter((line) => line.includes(' --> '));
    expect(times(toWebVtt(chapter, 'zh', 'en'))).toEqual(['00:00:00.000 --> 00:00:04.000']);
    expect(times(toWebVtt(chapter, 'en', 'en'))).toEqual(['00:00:00.000 --> 00:00:04.000']);
  });

  it('is undefined when a line lacks the language [CO-04]', () => {
    expect(toWebVtt(chapterOf({ zh: '一', en: 'One' }, { zh: '二' }), 'en', 'zh')).toBeUndefined();
  });

  it('escapes markup and keeps a cue in one block [CO-04]', () => {
    const vtt = toWebVtt(chapterOf({ zh: 'A < B & B --> C\n\n下一行' }), 'zh');
    expect(vtt).toContain('A &lt; B &amp; B --&gt; C 下一行');
    expect(vtt?.split('\n\n')).toHaveLength(2);
  });

  it('passes minutes and hours on [CO-04]', () => {
    const vtt = toWebVtt(chapterOf({ zh: '长'.repeat(46 * 366) }, { zh: '尾' }), 'zh');
    expect(vtt).toContain('01:01:00.000 --> 01:01:03.000');
  });
});
