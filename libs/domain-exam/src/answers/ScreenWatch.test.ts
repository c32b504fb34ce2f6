// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScreen } from './ScreenWatch.ts';

let hidden = false;
let focused = true;
let stop: () => void = () => undefined;
const told: string[] = [];

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const blur = () => {
  focused = false;
  window.dispatchEvent(new Event('blur'));
};
const focus = () => {
  focused = true;
  window.dispatchEvent(new Event('focus'));
};

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  focused = true;
  told.length = 0;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused);
  stop = watchScreen(
    { window, document },
    { left: () => told.push('left'), back: (seconds) => told.push(`back ${seconds}`), ticks: () => performance.now() },
  );
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('watchScreen', () => {
  it('counts a leaving after a second and a half, and its length [EX-06]', async () => {
    blur();
    await pass(1400);
    expect(told).toEqual([]);
    await pass(200);
    expect(told).toEqual(['left']);
    await pass(8400);
    focus();
    expect(told).toEqual(['left', 'back 10']);
  });

  it('counts no slip, and a window that is covered and loses the focus once [EX-06]', async () => {
    blur();
    await pass(1000);
    focus();
    await pass(5000);
    expect(told).toEqual([]);
    blur();
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(3000);
    expect(told).toEqual(['left']);
  });

  it('counts no choice of files that the page asks for, and the next leaving again [EX-06]', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.type = 'file';
    input.click();
    blur();
    await pass(60_000);
    focus();
    expect(told).toEqual([]);
    blur();
    await pass(2000);
    expect(told).toEqual(['left']);
    input.remove();
  });

  it('counts no focus that goes into a frame of the page [EX-06]', async () => {
    window.dispatchEvent(new Event('blur'));
    await pass(5000);
    expect(told).toEqual([]);
  });

  it('ends with the sheet', async () => {
    stop();
    blur();
    await pass(5000);
    expect(told).toEqual([]);
  });
});
