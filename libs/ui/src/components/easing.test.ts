import { describe, expect, it } from 'vitest';
import { backToTopMs, easeInOutCubic, wayToTop } from './easing.ts';

describe('the way back to the top [UI-03]', () => {
  it('takes 500 ms [UI-03]', () => {
    expect(backToTopMs).toBe(500);
  });
  it.each([
    [0, 0],
    [0.25, 0.0625],
    [0.5, 0.5],
    [0.75, 0.9375],
    [1, 1],
  ])('is cubic: after %d of its time %d of it is behind [UI-03]', (time, way) => {
    expect(easeInOutCubic(time)).toBeCloseTo(way, 10);
  });
  it('stays at its ends outside its time [UI-03]', () => {
    expect(easeInOutCubic(-1)).toBe(0);
    expect(easeInOutCubic(2)).toBe(1);
  });
  it('goes from where it began to nothing, and never back [UI-03]', () => {
    const frames = Array.from({ length: 32 }, (_, frame) => wayToTop(2400, frame * 16.7));
    expect(frames[0]).toBe(2400);
    expect(frames.at(-1)).toBe(0);
    expect(frames.every((top, frame) => frame === 0 || top <= (frames[frame - 1] ?? 0))).toBe(true);
  });
});
