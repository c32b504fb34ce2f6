// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown, passedMark, secondsLeft, untilNextSecond, watchClock } from './countdown-clock.ts';

const start = Date.UTC(2025, 10, 20, 9, 0, 0);

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('seconds left', () => {
  it.each([
    [90_000, 90],
    [89_999, 90],
    [89_001, 90],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('counts %d ms as %d s', (ms, seconds) => {
    expect(secondsLeft(start + ms, start)).toBe(seconds);
  });
  it('waits for the moment at which the number changes', () => {
    expect(untilNextSecond(start + 5_250, start)).toBe(250);
    expect(untilNextSecond(start + 5_000, start)).toBe(1000);
  });
  it('notices a mark that was reached, passed, or slept through', () => {
    expect(passedMark([600, 60], 601, 600)).toBe(true);
    expect(passedMark([600, 60], 600, 599)).toBe(false);
    expect(passedMark([600, 60], 700, 40)).toBe(true);
    expect(passedMark([], 10, 0)).toBe(false);
  });
});

describe('a countdown', () => {
  it('changes with each second and stops at none', () => {
    const countdown = createCountdown(start + 2_500);
    const changed = vi.fn();
    const stop = countdown.subscribe(changed);
    expect(countdown.left()).toBe(3);
    vi.advanceTimersByTime(499);
    expect(countdown.left()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(countdown.left()).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(countdown.left()).toBe(0);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });
  it('shares one timer with all others', () => {
    const stops = [3_000, 90_000, 90_400].map((ms) => watchClock(start + ms, vi.fn()));
    expect(vi.getTimerCount()).toBe(1);
    stops.forEach((stop) => stop());
    expect(vi.getTimerCount()).toBe(0);
  });
  it('is right after sleep', () => {
    const countdown = createCountdown(start + 3_600_000);
    const stop = countdown.subscribe(vi.fn());
    vi.setSystemTime(start + 3_000_000);
    vi.advanceTimersByTime(1000);
    expect(countdown.left()).toBe(599);
    stop();
  });
  it('rests while the page is hidden, tells the end there, and is right when it is seen again', () => {
    const changed = vi.fn();
    const countdown = createCountdown(start + 30_000);
    const stop = countdown.subscribe(changed);
    hide(true);
    vi.advanceTimersByTime(20_000);
    expect(changed).not.toHaveBeenCalled();
    hide(false);
    expect(countdown.left()).toBe(10);
    hide(true);
    vi.advanceTimersByTime(9_999);
    expect(countdown.left()).toBe(10);
    vi.advanceTimersByTime(1);
    expect(countdown.left()).toBe(0);
    stop();
  });
  it('reads the clock when it is taken up, however late that is', () => {
    const countdown = createCountdown(start + 10_000);
    vi.setSystemTime(start + 4_000);
    const stop = countdown.subscribe(vi.fn());
    expect(countdown.left()).toBe(6);
    stop();
  });
});
