import type { HttpClient } from '@banyan/core-http';
import type { DomainModule, SessionView } from '@banyan/core-session';
import { compose } from '../composition/modules.ts';
import { loadNotFound, loadShell, notFoundHandle, portalModule, promptModule } from './portal.routes.ts';
import { isBare } from './screens.ts';

/** The route table as the build reads it, to tell the server what to preload. */
export interface BuildTable {
  readonly routes: readonly {
    readonly path: string;
    /** What loads the screen, its frame first. */
    readonly loads: readonly (() => unknown)[];
    /** Whose messages it shows. */
    readonly namespaces: readonly string[];
  }[];
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

/** The table with all modules, outside of a browser. */
export function buildTable(): BuildTable {
  const { modules } = compose({ http: absent<HttpClient>('http'), session: absent<SessionView>('session') });
  const all = [portalModule, promptModule, ...modules];
  const routes = all.flatMap((module) =>
    module.routes.map(({ path, handle, lazy }) => {
      if (typeof lazy !== 'function') throw new Error(`${path} has no page of its own chunk`);
      return {
        path,
        loads: isBare({ handle }) ? [lazy] : [loadShell, lazy],
        namespaces: [...new Set([portalModule.name, module.name])],
      };
    }),
  );
  const notFound = { path: notFoundHandle.path, loads: [loadShell, loadNotFound], namespaces: [portalModule.name] };
  return {
    routes: [...routes, notFound],
    messages: Object.fromEntries(all.map(({ name, messages }) => [name, messages])),
  };
}
