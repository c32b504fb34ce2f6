// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenNear } from './near.ts';

/** Unique to this file: the observer of a margin is cached and shared with later callers, in other files too. */
const margin = 77;
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a part with controls comes once with the first Tab, a picture does not [UI-05] [UI-07]', () => {
  const part = vi.fn();
  const picture = vi.fn();
  whenNear(document.createElement('div'), margin, part, true);
  whenNear(document.createElement('div'), margin, picture);
  press('a');
  expect(part).not.toHaveBeenCalled();
  press('Tab');
  press('Tab');
  expect(part).toHaveBeenCalledOnce();
  expect(picture).not.toHaveBeenCalled();
});

it('what is left before a Tab is not called back [UI-05]', () => {
  const part = vi.fn();
  whenNear(document.createElement('div'), margin, part, true)();
  press('Tab');
  expect(part).not.toHaveBeenCalled();
});
