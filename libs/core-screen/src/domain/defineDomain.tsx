import type { SessionView } from '@banyan/core-session';
import { createContext, useContext, useEffect, type ComponentType } from 'react';
import type { Http } from '../api/api.ts';
import { ClockContext } from '../words/clock.ts';
import { SubjectStores, type Subject } from './SubjectStores.ts';

/** Dependencies of every domain. */
export interface DomainDeps<Ports extends object = object> {
  readonly http: Http;
  readonly session: SessionView;
  /** Slots filled by other domains; empty by default. */
  readonly ports?: Ports;
  /** Epoch ms; the device's clock without it. */
  readonly now?: () => number;
}

/** Context of a domain's stores and screens, shared by all screens created with the same deps. */
export interface DomainEnvironment<Ports extends object = object> {
  readonly http: Http;
  readonly session: SessionView;
  readonly ports: Ports;
  readonly now: () => number;
  /** Null when the browser forbids it. */
  readonly storage: Storage | null;
}

interface UseStore<Environment> {
  /** One store per domain: created for the first screen that uses it and kept for a return. */
  <Store>(make: (environment: Environment) => Store): Store;
  /** One store per item, discarded with it: a late answer for an earlier item changes nothing of this one. */
  <Store, Id extends Subject>(make: (environment: Environment, id: Id) => Store, id: Id): Store;
}

/** A domain's context: its screens are rendered within it and get their stores from it. */
export interface Domain<Deps, Environment> {
  /** Wraps a screen, or a part placed by the portal, in the domain's context. */
  readonly within: <Props extends object>(deps: Deps, Screen: ComponentType<Props>) => ComponentType<Props>;
  readonly useEnvironment: () => Environment;
  /** The store created by `make`, of the domain or of the screen's item. Read it inside an `observer`. */
  readonly useStore: UseStore<Environment>;
  /** The same store, outside components. */
  readonly storeOf: <Store>(deps: Deps, make: (environment: Environment) => Store) => Store;
}

/** Storage can be forbidden; reading it then throws. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Creates the context of a domain; `extend` adds fields of its own. */
export function defineDomain<
  Ports extends object = object,
  Deps extends DomainDeps<Ports> = DomainDeps<Ports>,
  Extra extends object = object,
>(
  name: string,
  extend?: (environment: DomainEnvironment<Ports>, deps: Deps) => Extra,
): Domain<Deps, DomainEnvironment<Ports> & Extra> {
  type Environment = DomainEnvironment<Ports> & Extra;
  const Context = createContext<Environment | null>(null);
  const environments = new WeakMap<Deps, Environment>();
  const stores = new WeakMap<Environment, Map<unknown, SubjectStores>>();

  const environmentOf = (deps: Deps): Environment => {
    const known = environments.get(deps);
    if (known !== undefined) return known;
    const { http, session, now = Date.now } = deps;
    const base = { http, session, now, ports: deps.ports ?? ({} as Ports), storage: browserStorage() };
    const made = Object.assign(base, extend?.(base, deps)) as Environment;
    environments.set(deps, made);
    stores.set(made, new Map());
    return made;
  };

  const useEnvironment = (): Environment => {
    const environment = useContext(Context);
    if (environment === null) throw new Error(`a screen of ${name} stands outside of its domain's context`);
    return environment;
  };

  const storesIn = (environment: Environment, make: unknown): SubjectStores => {
    const made = stores.get(environment);
    if (made === undefined) throw new Error(`${name} has no place for its stores`);
    const known = made.get(make) ?? new SubjectStores();
    made.set(make, known);
    return known;
  };

  function useStore<Store>(make: (environment: Environment, id: never) => Store, id?: Subject): Store {
    const environment = useEnvironment();
    const known = storesIn(environment, make);
    const store = known.of(id, () => make(environment, id as never));
    useEffect(() => known.show(id, store), [known, id, store]);
    return store;
  }

  return {
    useEnvironment,
    storeOf: (deps, make) => {
      const environment = environmentOf(deps);
      return storesIn(environment, make).of(undefined, () => make(environment));
    },
    within: <Props extends object>(deps: Deps, Screen: ComponentType<Props>) => {
      const environment = environmentOf(deps);
      return function DomainScreen(props: Props) {
        return (
          <ClockContext value={environment.now}>
            <Context value={environment}>
              <Screen {...props} />
            </Context>
          </ClockContext>
        );
      };
    },
    useStore,
  };
}
