// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBeyondScreen, scrollToTop } from './back-to-top.ts';

/** A scrolling element, which jsdom does not support. */
function scroller(top: number, height: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: height });
  element.scrollTop = top;
  element.scrollTo = vi.fn(({ top: to }: ScrollToOptions) => {
    element.scrollTop = to ?? 0;
  }) as HTMLElement['scrollTo'];
  return element;
}

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the way back to the top', () => {
  it('is offered once more than a screen is above [UI-03]', () => {
    expect(isBeyondScreen(scroller(600, 600))).toBe(false);
    expect(isBeyondScreen(scroller(601, 600))).toBe(true);
    expect(isBeyondScreen(scroller(10, 0))).toBe(false);
  });
  it('takes half a second, and no longer [UI-03]', () => {
    motion(false);
    const element = scroller(2000, 600);
    scrollToTop(element);
    vi.advanceTimersByTime(250);
    expect(element.scrollTop).toBeGreaterThan(0);
    expect(element.scrollTop).toBeLessThan(2000);
    vi.advanceTimersByTime(300);
    expect(element.scrollTop).toBe(0);
    const { calls } = vi.mocked(element.scrollTo).mock;
    const drawn = calls.length;
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(drawn);
  });
  it('is a jump where motion is not wanted [UI-03]', () => {
    motion(true);
    const element = scroller(2000, 600);
    scrollToTop(element);
    expect(element.scrollTop).toBe(0);
    expect(element.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });
  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'ends where a %s takes the page in hand [UI-03]',
    (hand) => {
      motion(false);
      const element = scroller(2000, 600);
      scrollToTop(element);
      vi.advanceTimersByTime(200);
      window.dispatchEvent(new Event(hand));
      const { scrollTop } = element;
      vi.advanceTimersByTime(1000);
      expect(element.scrollTop).toBe(scrollTop);
      expect(scrollTop).toBeGreaterThan(0);
    },
  );
});
