import { describe, expect, it } from 'vitest';
import { monthLength, monthsInYear } from './months.ts';

describe('monthLength', () => {
  it('knows 12 months [UI-06]', () => {
    expect(monthsInYear).toBe(12);
  });
  it.each([
    [1, 31],
    [2, 29],
    [3, 31],
    [4, 30],
    [5, 31],
    [6, 30],
    [7, 31],
    [8, 31],
    [9, 30],
    [10, 31],
    [11, 30],
    [12, 31],
  ])('gives month %d its %d days [UI-06]', (month, days) => {
    expect(monthLength(2026, month)).toBe(days);
  });
  it('gives February 29 days in leap years and others alike [UI-06]', () => {
    expect([2000, 2024, 2025, 2026, 2100].map((year) => monthLength(year, 2))).toEqual([29, 29, 29, 29, 29]);
  });
});
