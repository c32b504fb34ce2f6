import { describe, expect, it } from 'vitest';
import { dateOf, dayAt, momentOf, momentText, spanDays, timeOf, timeText, todayIn } from './iso.ts';
import { spanOf, type SpanName } from './spans.ts';

describe('the border of dates', () => {
  it('takes and gives the same text', () => {
    expect(dateOf('2026-11-21')?.toString()).toBe('2026-11-21');
    expect(timeText(timeOf('09:30'))).toBe('09:30');
    expect(timeText(timeOf('09:30:15'), true)).toBe('09:30:15');
    expect(momentText(momentOf('2026-11-21T01:30:00Z', 'Asia/Shanghai'))).toBe('2026-11-21T01:30:00Z');
  });
  it.each(['', 'soon', '2026-02-30', '2026-13-01', '21.11.2026', null, undefined])('takes %j for no date', (text) => {
    expect(dateOf(text)).toBeNull();
  });
  it('reads a moment from the clock of its zone, and tells it in UTC', () => {
    const moment = momentOf('2026-11-21T23:30:00+08:00', 'America/New_York');
    expect(moment?.hour).toBe(10);
    expect(momentText(moment)).toBe('2026-11-21T15:30:00Z');
    // The same clock, another zone: another moment.
    expect(momentText(moment?.set({ hour: 9 }) ?? null)).toBe('2026-11-21T14:30:00Z');
  });
  it('gives nothing for nothing', () => {
    expect([timeText(null), momentText(null)]).toEqual(['', '']);
  });
  it('knows today in a zone', () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'].map((zone) => todayIn(zone));
    expect(new Date(east ?? '').getTime() - new Date(west ?? '').getTime()).toBeGreaterThan(0);
  });
});

describe('dayAt', () => {
  it('is a time of a day on the clock of a zone', () => {
    expect(momentText(dayAt('2026-11-21', '09:30', 'Asia/Shanghai'))).toBe('2026-11-21T01:30:00Z');
    expect(momentText(dayAt('2026-11-21', '', 'Asia/Shanghai'))).toBe('2026-11-20T16:00:00Z');
    expect(dayAt('', '09:30', 'Asia/Shanghai').toString().slice(0, 10)).toBe(todayIn('Asia/Shanghai'));
  });
});

describe('spanOf', () => {
  // A Saturday.
  const today = '2026-11-21';
  it.each<[SpanName, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-7-days', '2026-11-15', '2026-11-21'],
    ['last-30-days', '2026-10-23', '2026-11-21'],
    ['last-1-days', '2026-11-21', '2026-11-21'],
  ])('tells %s', (name, from, to) => {
    expect(spanOf(name, today, 'zh-CN')).toEqual({ from, to });
  });
  it('begins a week where the language does', () => {
    expect(spanOf('this-week', today, 'en-US')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(spanOf('this-week', today, 'en-GB')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });
  it('finds the last month of a day that it does not have', () => {
    expect(spanOf('last-month', '2026-03-31', 'zh-CN')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(spanOf('last-month', '2026-01-15', 'zh-CN')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
  it('counts both ends', () => {
    expect(spanDays(spanOf('last-30-days', today, 'zh-CN'))).toBe(30);
    expect(spanDays({ from: today, to: today })).toBe(1);
    expect(spanDays({ from: '', to: today })).toBe(0);
  });
});
