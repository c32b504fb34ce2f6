import type { Screen } from '@banyan/contracts';
import type { HttpClient } from '@banyan/core-http';
import type { DomainModule } from '@banyan/core-session';
import { screenMessages } from '../i18n/shown/loaders.ts';
import { compose } from '../domains/modules.ts';
import type { ModuleDeps } from '../domains/ModuleDeps.ts';
import {
  layoutMessages,
  loadLayout,
  loadNotFound,
  loadShell,
  notFoundScreen,
  ownModules,
  portalModule,
} from './portal.routes.ts';
import { isShared } from '../layouts/forms.ts';
import { isBare } from './screens.ts';

/** The route table as the build reads it, to tell the server what to preload. */
export interface BuildTable {
  readonly routes: readonly {
    readonly path: string;
    /** What its title is called, `namespace:key`. */
    readonly titleKey: string;
    /** What loads the screen, its frame first and its page last. */
    readonly loads: readonly (() => unknown)[];
    /** Whose messages it shows. */
    readonly namespaces: readonly string[];
  }[];
  /** Namespaces whose words come by feature; those of the others come whole. */
  readonly packed: readonly string[];
  /** By namespace and message set. */
  readonly messages: Readonly<Record<string, DomainModule['messages']>>;
}

/** Nothing is called or asked while the table is made; whatever is would be a mistake, and says so. */
const absent = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get: () => {
      throw new Error(`${name} is not there while the portal is built`);
    },
  });

/** Texts that every page has. */
const shared = [portalModule.name, 'screen'];

/** The table with all modules, outside of a browser. Tables are loaded here; of pages and texts only what loads them is told. */
export async function buildTable(): Promise<BuildTable> {
  const { modules, navigations: loadNavigations } = compose({
    http: absent<HttpClient>('http'),
    session: absent<ModuleDeps['session']>('session'),
    translations: absent<ModuleDeps['translations']>('translations'),
    uploader: absent<ModuleDeps['uploader']>('uploader'),
    tasks: absent<ModuleDeps['tasks']>('tasks'),
    battles: { listen: () => () => undefined },
    posts: { listen: () => () => undefined },
  });
  const all = await Promise.all(
    [...ownModules, ...modules].map(async ({ fetch }) => ({ fetch, table: await fetch() })),
  );
  const navigations = await loadNavigations();
  const navigated = navigations.map(({ name }) => name);
  const aroundOf = (screen: Screen) => {
    if (isBare({ handle: screen })) return [];
    return isShared(screen.layout)
      ? [loadShell, loadLayout, loadNavigations, ...navigations.map(({ load }) => load)]
      : [loadShell];
  };
  const routes = all.flatMap(({ fetch, table: module }) =>
    module.routes.map(({ screen, load }) => ({
      path: screen.path,
      titleKey: screen.titleKey,
      // The portal's own first table is in the first script.
      loads: [...aroundOf(screen), ...(module === portalModule ? [] : [fetch]), load],
      namespaces: [
        ...new Set([
          ...shared,
          module.name,
          ...(module.shows ?? []).map(({ name }) => name),
          ...(isShared(screen.layout) ? ['layouts', ...navigated] : []),
        ]),
      ],
    })),
  );
  const { path, titleKey } = notFoundScreen;
  const notFound = { path, titleKey, loads: [loadShell, loadNotFound], namespaces: shared };
  return {
    routes: [...routes, notFound],
    // Words of navigations lie in one file, since they are shown together.
    packed: [
      ...shared,
      ...all.flatMap(({ table: { name, shows = [] } }) => [name, ...shows.map((one) => one.name)]),
    ].filter((name) => !navigated.includes(name)),
    messages: Object.fromEntries([
      // Texts that screens show besides come without a module of their own, too.
      ...[...all.flatMap(({ table: { shows = [] } }) => shows), ...all.map(({ table }) => table), ...navigations].map(
        ({ name, messages }) => [name, messages] as const,
      ),
      ['screen', screenMessages] as const,
      ['layouts', layoutMessages] as const,
    ]),
  };
}
