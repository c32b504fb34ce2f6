import type { ScreenHandle } from '@banyan/core-session';

export interface TrackDeps {
  /** Title of the document for a screen. */
  readonly titleOf: (handle: ScreenHandle) => string;
  readonly setTitle: (title: string) => void;
  /** Reports a view. */
  readonly view: (view: { readonly path: string; readonly title: string }) => void;
  /** Called when a screen other than the first has opened. */
  readonly opened: () => void;
}

/** Titles and views of arriving screens. */
export interface ScreenTracker {
  /** A screen has arrived, perhaps not for the first time. */
  arrived(handle: ScreenHandle, at: { readonly pathname: string; readonly search: string }): void;
  /** Sets the title again, in another language. */
  retitle(): void;
}

/**
 * Gives each screen its title and reports each view once: when its path has changed and it has arrived.
 * Filters, pages and sort order are the same view.
 */
export function trackScreens(deps: TrackDeps): ScreenTracker {
  let seen: { readonly pathname: string; readonly handle: ScreenHandle } | null = null;
  return {
    arrived(handle, { pathname, search }) {
      if (seen?.pathname === pathname) return;
      const first = seen === null;
      seen = { pathname, handle };
      const title = deps.titleOf(handle);
      deps.setTitle(title);
      deps.view({ path: `${pathname}${search}`, title });
      if (!first) deps.opened();
    },
    retitle() {
      if (seen !== null) deps.setTitle(deps.titleOf(seen.handle));
    },
  };
}
