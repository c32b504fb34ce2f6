import { describe, expect, it } from 'vitest';
import { clock, splitDuration } from './duration.ts';
import { fileSize } from './file-size.ts';
import { shorten } from './shorten.ts';

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [59.9, '0:59'],
    [60, '1:00'],
    [766, '12:46'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [4350, '1:12:30'],
    [90000, '25:00:00'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d s as %s [UI-04]', (seconds, text) => {
    expect(clock(seconds)).toBe(text);
  });
});

describe('splitDuration', () => {
  it('splits into days, hours, minutes and seconds [UI-04]', () => {
    expect(splitDuration(2 * 86400 + 3 * 3600 + 4 * 60 + 5.8)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(splitDuration(522)).toEqual({ days: 0, hours: 0, minutes: 8, seconds: 42 });
    expect(splitDuration(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('fileSize', () => {
  it.each<[number, 1000 | 1024, string]>([
    [0, 1024, '0 B'],
    [1023, 1024, '1023 B'],
    [1024, 1024, '1 KB'],
    [1536, 1024, '1.5 KB'],
    [1536, 1000, '1.5 KB'],
    [999_999, 1000, '1 MB'],
    [1024 * 1024 - 1, 1024, '1 MB'],
    [38.6 * 1024 ** 2, 1024, '38.6 MB'],
    [5 * 1000 ** 3, 1000, '5 GB'],
    [-5, 1024, '0 B'],
    [Number.NaN, 1024, '0 B'],
  ])('shows %d bytes at base %d as %s [UI-04]', (bytes, base, text) => {
    expect(fileSize(bytes, base)).toBe(text);
  });
});

describe('shorten', () => {
  it('leaves five characters alone and cuts the sixth [UI-04]', () => {
    expect(shorten('abcde')).toBe('abcde');
    expect(shorten('abcdef')).toBe('abcde…');
    expect(shorten('首件检验与过程')).toBe('首件检验与…');
  });
  it('counts an emoji of several code points as one character [UI-04]', () => {
    expect(shorten('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧…');
  });
  it('takes another length [UI-04]', () => {
    expect(shorten('abcdef', 3)).toBe('abc…');
    expect(shorten('', 3)).toBe('');
  });
});
