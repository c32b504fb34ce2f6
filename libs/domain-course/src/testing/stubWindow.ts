import { vi } from 'vitest';

/** What a browser's window has and jsdom does not: it never tells of a change. */
export function stubWindow(): () => void {
  class Watch {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Watch);
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  return () => void vi.unstubAllGlobals();
}
