import { vi } from 'vitest';

/** Window features that jsdom lacks; they never report a change. */
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
