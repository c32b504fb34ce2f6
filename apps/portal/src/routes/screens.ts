import type { DomainModule, ModuleNavigation, ScreenHandle } from '@banyan/core-session';
import { createElement, type ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ChunkLoader } from '../parts/chunks.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import { LazyScreen } from './LazyScreen.ts';
import { isShared } from '../layouts/forms.ts';
import type { SharedLayoutProps } from '../layouts/SharedLayout.tsx';
import type { ConsoleProps } from '../manage/loadConsole.ts';
import type { ShellProps } from '../shell/shellProps.ts';
import {
  consoleScreens,
  layoutMessages,
  loadLayout,
  loadNotFound,
  loadShell,
  notFoundScreen,
} from './portal.routes.ts';

/** A screen. */
export interface Screen {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly page: LazyScreen;
}

/** All screens. */
export interface Screens {
  /** Those of the portal; of the console, what is known before it is loaded. */
  readonly all: readonly Screen[];
  /** Those of the console; none before it is loaded. */
  readonly managed: readonly Screen[];
  /** Header and footer around those that are not bare. */
  readonly shell: LazyScreen<ShellProps>;
  /** Inside the shell, around screens that share a navigation. */
  readonly sharedLayout: LazyScreen<Omit<SharedLayoutProps, 'entries'>>;
  /** The console around its screens, which it brings. */
  readonly console: LazyScreen<ConsoleProps>;
  /** Other paths of screens, each with the path it redirects to. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** The screen of a path; the not-found screen for one of none, undefined for a redirect. */
  at(pathname: string): Screen | undefined;
}

/** Whether a screen is inside the console. */
export function isManaged(screen: Screen | undefined): screen is Screen {
  return screen?.handle.layout === 'console';
}

/** Screens without the shell: they bring their own frame. */
export function isBare({ handle }: Pick<Screen, 'handle'>): boolean {
  return handle.layout === 'bare';
}

export interface ScreensDeps {
  readonly loadChunk: ChunkLoader;
  readonly translations: Pick<Translations, 'need'>;
  /** Entries of all domains in shared navigations; none by default. */
  readonly navigations?: readonly ModuleNavigation[];
}

/** Collects the screens of all modules. Throws when two use one path: the second would never be shown. */
export function assembleScreens(
  modules: readonly DomainModule[],
  { loadChunk, translations, navigations = [] }: ScreensDeps,
): Screens {
  const owners = new Map<string, string>();
  const screensOf = (module: DomainModule): readonly Screen[] =>
    module.routes.map(({ screen: handle, load }) => {
      for (const path of [handle.path, ...(handle.aliases ?? [])]) {
        const owner = owners.get(path.toLowerCase());
        if (owner !== undefined) throw new Error(`${path} is claimed by ${owner} and by ${module.name}`);
        owners.set(path.toLowerCase(), module.name);
      }
      const shown = [module, ...(module.shows ?? [])];
      const page = new LazyScreen(async () => {
        const [Page] = await Promise.all([
          loadChunk(load),
          ...shown.map(({ name, messages }) => translations.need(name, messages)),
        ]);
        return Page;
      });
      return { path: handle.path, handle, page };
    });
  const loadNothing = new LazyScreen(() => loadChunk<ComponentType>(loadNotFound));
  const standIn = (handle: ScreenHandle): Screen => ({ path: handle.path, handle, page: loadNothing });
  const own = modules.flatMap(screensOf);
  const doors = consoleScreens.map(standIn);
  const notFound = standIn(notFoundScreen);
  const redirects = [...own, ...doors].flatMap(({ path, handle }) =>
    (handle.aliases ?? []).map((alias) => [alias, path] as const),
  );
  const redirected = redirects.map(([path]) => ({ path, screen: undefined }));
  const rowsOf = (managed: readonly Screen[]) =>
    [...own, ...managed, notFound].map((screen) => ({ path: screen.path, screen }));
  let managed: readonly Screen[] = [];
  let known = rowsOf(doors);
  let found: { readonly pathname: string; readonly screen: Screen | undefined } | undefined;
  return {
    all: [...own, ...doors, notFound],
    get managed() {
      return managed;
    },
    shell: new LazyScreen(() => loadChunk(loadShell)),
    sharedLayout: new LazyScreen(async () => {
      const [SharedLayout, entries] = await Promise.all([
        loadChunk(loadLayout),
        Promise.all(navigations.map(({ load: entriesOf }) => loadChunk(entriesOf))),
        translations.need('layouts', layoutMessages),
        ...navigations.map(({ name, messages }) => translations.need(name, messages)),
      ]);
      const all = entries.flat();
      return (props) => createElement(SharedLayout, { ...props, entries: all });
    }),
    console: new LazyScreen(async () => {
      const { Console, modules: brought } = await loadChunk(async () => {
        const { loadConsole } = await import('../manage/loadConsole.ts');
        return loadConsole({ domains: modules, navigations, translations });
      });
      managed = brought.flatMap(screensOf);
      known = rowsOf(managed);
      found = undefined;
      return Console;
    }),
    redirects,
    at: (pathname) => {
      // Each call of the API needs the name of its screen, and matching ranks all routes again.
      if (found?.pathname !== pathname) {
        const match = matchRoutes([...redirected, ...known], pathname)?.at(-1)?.route;
        found = { pathname, screen: match && 'screen' in match ? match.screen : undefined };
      }
      return found.screen;
    },
  };
}

/** The frames around a screen. */
function around(screens: Screens, screen: Screen): readonly { load(): Promise<unknown> }[] {
  if (isBare(screen)) return [];
  return isShared(screen.handle.layout) ? [screens.shell, screens.sharedLayout] : [screens.shell];
}

/** Loads the code of a path's screen before it is shown. The screen itself reports failures. */
export async function fetchScreen(
  screens: Screens,
  pathname: string,
  mayOpen: (path: string) => boolean,
): Promise<void> {
  // Nobody loads code of the console to be told that it is for administrators.
  if (mayOpen(pathname) && isManaged(screens.at(pathname))) await Promise.allSettled([screens.console.load()]);
  const screen = screens.at(pathname);
  if (screen === undefined) return;
  const parts = isManaged(screen) && !mayOpen(pathname) ? [screens.shell] : [...around(screens, screen), screen.page];
  await Promise.allSettled(parts.map((part) => part.load()));
}
