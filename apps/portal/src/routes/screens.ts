import type { DomainModule, ModuleNavigation, ScreenHandle } from '@banyan/core-session';
import { createElement, type ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ChunkLoader } from '../parts/chunks.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import { LazyScreen } from './LazyScreen.ts';
import { isShared } from '../layouts/forms.ts';
import type { SharedLayoutProps } from '../layouts/SharedLayout.tsx';
import { loadConsole, type ConsoleProps } from '../manage/manage.module.ts';
import type { ShellProps } from '../shell/shellProps.ts';
import { layoutMessages, loadLayout, loadNotFound, loadShell, notFoundScreen } from './portal.routes.ts';

/** A screen. */
export interface Screen {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly page: LazyScreen;
}

/** All screens. */
export interface Screens {
  readonly all: readonly Screen[];
  /** Header and footer around those that are not bare. */
  readonly shell: LazyScreen<ShellProps>;
  /** Inside the shell, around screens that share a navigation. */
  readonly sharedLayout: LazyScreen<Omit<SharedLayoutProps, 'entries'>>;
  /** The console around its screens. */
  readonly console: LazyScreen<ConsoleProps>;
  /** Other paths of screens, each with the path it redirects to. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** The screen of a path; the not-found screen for one of none, undefined for a redirect. */
  at(pathname: string): Screen | undefined;
}

/** Screens inside the console. */
export function isManaged({ handle }: Pick<Screen, 'handle'>): boolean {
  return handle.layout === 'console';
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
  const all = modules.flatMap((module) =>
    module.routes.map(({ screen: handle, load }): Screen => {
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
    }),
  );
  const redirects = all.flatMap(({ path, handle }) => (handle.aliases ?? []).map((alias) => [alias, path] as const));
  const notFound: Screen = {
    path: notFoundScreen.path,
    handle: notFoundScreen,
    page: new LazyScreen(() => loadChunk<ComponentType>(loadNotFound)),
  };
  const known = [...all, notFound].map((screen) => ({ path: screen.path, screen }));
  let found: { readonly pathname: string; readonly screen: Screen | undefined } | undefined;
  const redirected = redirects.map(([path]) => ({ path, screen: undefined }));
  return {
    all: [...all, notFound],
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
    console: new LazyScreen(() => loadChunk(() => loadConsole(modules, translations))),
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
  if (isManaged(screen)) return [screens.console];
  return isShared(screen.handle.layout) ? [screens.shell, screens.sharedLayout] : [screens.shell];
}

/** Loads the code of a path's screen before it is shown. The screen itself reports failures. */
export async function fetchScreen(
  screens: Screens,
  pathname: string,
  mayOpen: (path: string) => boolean,
): Promise<void> {
  const screen = screens.at(pathname);
  if (screen === undefined) return;
  // Nobody loads code of the console to be told that it is for administrators.
  const parts = isManaged(screen) && !mayOpen(pathname) ? [screens.shell] : [...around(screens, screen), screen.page];
  await Promise.allSettled(parts.map((part) => part.load()));
}
