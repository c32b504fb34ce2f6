import type { HttpClient, Uploader } from '@banyan/core-http';
import type { SearchSource, SessionStore } from '@banyan/core-session';
import type { CountersStore } from './CountersStore.ts';
import { createContext, useContext } from 'react';
import type { PortalConfig } from './config.ts';

/** What the portal's own pages are made with. */
export interface PortalServices {
  readonly config: Omit<PortalConfig, 'eid'>;
  readonly http: HttpClient;
  /** Sends files [HT-09]. */
  readonly uploader: Uploader;
  readonly session: SessionStore;
  readonly counters: CountersStore;
  /** Addresses of screens that belong to domains. */
  readonly links: {
    readonly courses: () => string;
    readonly course: (id: number, at?: { readonly chapter?: number; readonly from?: number }) => string;
    readonly record: (state?: 'all' | 'learning' | 'learned') => string;
    readonly collection: () => string;
  };
  /** What the header searches; null where no domain is there to search. */
  readonly search: Pick<SearchSource, 'path' | 'parameter'> | null;
}

export const ServicesContext = createContext<PortalServices | null>(null);

/** The services of the running portal; a page outside of it is a mistake. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
