// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEvery } from './useEvery.ts';

const again = vi.fn();
const look = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

function Screen({ on }: { on: boolean }) {
  useEvery(60_000, on, again);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  again.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks once in each interval while the page is in view, and no more once it is off or gone [AD-01]', () => {
  const { rerender, unmount } = render(<Screen on />);
  vi.advanceTimersByTime(59_999);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
  look('hidden');
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
  look('visible');
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(2);
  rerender(<Screen on={false} />);
  vi.advanceTimersByTime(120_000);
  rerender(<Screen on />);
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(3);
  unmount();
  vi.advanceTimersByTime(120_000);
  expect(again).toHaveBeenCalledTimes(3);
});
