import { describe, expect, it } from 'vitest';
import { nearness } from './moment.ts';
import { momentParts } from './momentParts.ts';

const now = Date.UTC(2025, 10, 20, 6, 20);
const hours = (count: number) => now - count * 3_600_000;

describe('nearness', () => {
  it.each([
    [2, 'today'],
    [15, 'yesterday'],
    [48, 'thisWeek'],
    [24 * 6, 'thisWeek'],
    [24 * 7, 'date'],
    [-30, 'date'],
  ])('%d hours ago is %s', (ago, expected) => {
    expect(nearness(hours(ago), now, 'Asia/Shanghai')).toBe(expected);
  });

  it('counts days in the enterprise’s zone, not in the browser’s', () => {
    const evening = Date.UTC(2025, 10, 19, 23, 0);
    expect(nearness(evening, now, 'Asia/Shanghai')).toBe('today');
    expect(nearness(evening, now, 'Europe/London')).toBe('yesterday');
  });
});

describe('momentParts', () => {
  it('leaves the year out within it', () => {
    expect(momentParts(hours(24 * 20), now, 'en-GB', 'Asia/Shanghai').date).toBe('31 Oct');
    expect(momentParts(hours(24 * 400), now, 'en-GB', 'Asia/Shanghai').date).toBe('16 Oct 2024');
    expect(momentParts(hours(0), now, 'zh-CN', 'Asia/Shanghai').time).toBe('14:20');
  });
});
