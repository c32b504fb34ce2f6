import { describe, expect, it } from 'vitest';
import { makeVtt } from '../testing/fixtures.ts';
import { cueAt } from './cueAt.ts';
import { parseVtt } from './vtt.ts';

describe('parseVtt', () => {
  it('reads cues with and without names, hours and settings [CO-04]', () => {
    const cues = parseVtt(
      '\uFEFFWEBVTT - a title\n\nNOTE\nnot spoken\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.500 align:start\nfirst\n\n01:00:00.250 --> 01:00:03.000\nsecond\nline\n',
    );
    expect(cues).toEqual([
      { from: 1, to: 2.5, text: 'first' },
      { from: 3600.25, to: 3603, text: 'second\nline' },
    ]);
  });

  it('reads Windows line ends [CO-04]', () => {
    expect(parseVtt('WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nline\r\n')).toHaveLength(1);
  });

  it('takes marks and entities for what they stand for, and nothing as markup [CO-04]', () => {
    const [cue] = parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000\n<v Chen><b>Cpk</b> &lt; 1 &amp; falling<img src=x>');
    expect(cue?.text).toBe('Cpk < 1 & falling');
  });

  it('leaves out what has no time, no words or ends before it begins [CO-04]', () => {
    expect(
      parseVtt(
        'WEBVTT\n\nwords alone\n\n00:05.000 --> 00:04.000\nback\n\n00:06.000 --> 00:07.000\n\n99:99.000 --> x\nno',
      ),
    ).toEqual([]);
  });

  it('refuses what is not WebVTT [CO-04]', () => {
    for (const wrong of ['', 'WEBVTTX\n', '<html>', '1\n00:00:01,000 --> 00:00:02,000\nsrt']) {
      expect(() => parseVtt(wrong)).toThrow('not WebVTT');
    }
  });
});

describe('cueAt', () => {
  const cues = parseVtt(makeVtt());

  it('finds the line spoken at a second, none before, between and after [CO-04]', () => {
    expect(cues[cueAt(cues, 766)]?.text).toMatch(/^Cpk 到 1.33/);
    expect(cueAt(cues, 10)).toBe(-1);
    expect(cueAt(cues, 5000)).toBe(-1);
    expect(cueAt([], 3)).toBe(-1);
    const gapped = [
      { from: 0, to: 1, text: 'a' },
      { from: 3, to: 4, text: 'b' },
    ];
    expect(cueAt(gapped, 2)).toBe(-1);
    expect(cueAt(gapped, 3)).toBe(1);
  });
});
