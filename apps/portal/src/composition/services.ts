import type { FileSender, HttpClient, Uploader } from '@banyan/core-http';
import type { HomeWidgetProps, SessionStore } from '@banyan/core-session';
import type { AccountParts } from '@banyan/domain-account';
import type { CountersStore } from './CountersStore.ts';
import type { HostNamesStore } from '../hosts/HostNamesStore.ts';
import type { TaskCountsStore } from './TaskCountsStore.ts';
import { createContext, useContext, type ComponentType } from 'react';
import type { PortalConfig } from './config.ts';

/** Services of the portal's own pages. */
export interface PortalServices {
  readonly config: Omit<PortalConfig, 'eid'>;
  readonly http: HttpClient;
  /** Sends files. */
  readonly uploader: Uploader;
  /** Sends calls with a file as their body. */
  readonly sendFile: FileSender;
  readonly session: SessionStore;
  readonly counters: CountersStore;
  /** Numbers of the task centre's red points. */
  readonly tasks: TaskCountsStore;
  /** Names shown by the chat tool around the page. */
  readonly names: HostNamesStore;
  /** Parts that domains add to the home page, each with its texts; the same functions each time. */
  readonly homeParts: readonly (() => Promise<ComponentType<HomeWidgetProps>>)[];
  /** Rows of domains at the end of the home page; none by default. */
  readonly homeRows?: readonly (() => Promise<ComponentType>)[];
  /** Parts of the account domain that the portal shows over or in its own screens. */
  readonly account: AccountParts;
  /** Addresses of screens that belong to domains. */
  readonly links: {
    readonly courses: () => string;
    readonly course: (id: number, at?: { readonly chapter?: number; readonly from?: number }) => string;
    readonly record: (state?: 'all' | 'learning' | 'learned') => string;
    readonly collection: () => string;
  };
}

export const ServicesContext = createContext<PortalServices | null>(null);

/** The services of the running portal; using them outside is a mistake. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
