import type { DomainModule, ScreenHandle } from '@banyan/core-session';
import { matchRoutes } from 'react-router-dom';
import type { ChunkLoader } from '../boot/chunks.ts';
import type { Translations } from '../boot/i18n.ts';
import { LazyPart } from './LazyPart.ts';
import type { ShellProps } from '../shell/shellProps.ts';
import { loadNotFound, loadShell, notFoundHandle } from './portal.routes.ts';

/** A screen that can be shown. */
export interface Screen {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly page: LazyPart;
}

/** Every screen there is. */
export interface Screens {
  readonly all: readonly Screen[];
  /** Header and footer around those that are not bare. */
  readonly shell: LazyPart<ShellProps>;
  /** The screen of a path; the not-found screen for one of none, undefined for one that only leads on. */
  at(pathname: string): Screen | undefined;
}

/** Addresses that only lead on [SH-01, SH-02]. Those whose screen is not here yet come with it. */
export const redirects: readonly (readonly [from: string, to: string])[] = [['/', '/index']];

/** Public screens stand alone; all others inside the shell. */
export function isBare({ handle }: Pick<Screen, 'handle'>): boolean {
  return handle.access === 'public';
}

export interface ScreensDeps {
  readonly loadChunk: ChunkLoader;
  readonly translations: Pick<Translations, 'need'>;
}

/** Puts the screens of all modules together. Throws when two claim one path: the second would never be seen. */
export function assembleScreens(modules: readonly DomainModule[], { loadChunk, translations }: ScreensDeps): Screens {
  const owners = new Map<string, string>();
  const all = modules.flatMap((module) =>
    module.routes.map(({ path, handle, lazy }): Screen => {
      const owner = owners.get(path.toLowerCase());
      if (owner !== undefined) throw new Error(`${path} is claimed by ${owner} and by ${module.name}`);
      owners.set(path.toLowerCase(), module.name);
      if (typeof lazy !== 'function') throw new Error(`${path} has no page of its own chunk`);
      const page = new LazyPart(async () => {
        const [{ Component }] = await Promise.all([
          loadChunk(() => lazy()),
          translations.need(module.name, module.messages),
        ]);
        if (!Component) throw new Error(`${path} loads no page`);
        return Component;
      });
      return { path, handle, page };
    }),
  );
  const notFound: Screen = {
    path: '*',
    handle: notFoundHandle,
    page: new LazyPart(async () => (await loadChunk(loadNotFound)).Component),
  };
  const known = [...all, notFound].map((screen) => ({ path: screen.path, screen }));
  const leadingOn = redirects.map(([path]) => ({ path, screen: undefined }));
  return {
    all: [...all, notFound],
    shell: new LazyPart(async () => (await loadChunk(loadShell)).Component),
    at: (pathname) => {
      const match = matchRoutes([...leadingOn, ...known], pathname)?.at(-1)?.route;
      return match && 'screen' in match ? match.screen : undefined;
    },
  };
}

/** Fetches what the screen of a path shows with, ahead of showing it. Failures are the screen's to tell. */
export async function fetchScreen(screens: Screens, pathname: string): Promise<void> {
  const screen = screens.at(pathname);
  if (screen === undefined) return;
  const parts = isBare(screen) ? [screen.page] : [screens.shell, screen.page];
  await Promise.allSettled(parts.map((part) => part.load()));
}
