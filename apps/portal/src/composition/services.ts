import type { HttpClient } from '@banyan/core-http';
import type { SessionStore } from '@banyan/core-session';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../boot/bootData.ts';

/** What the portal's own pages are made with. */
export interface PortalServices {
  readonly config: Omit<PortalConfig, 'eid'>;
  readonly http: HttpClient;
  readonly session: SessionStore;
  /** Addresses of screens that belong to domains. */
  readonly links: {
    readonly courses: () => string;
    readonly course: (id: number, at?: { readonly chapter?: number; readonly from?: number }) => string;
    readonly record: () => string;
  };
}

export const ServicesContext = createContext<PortalServices | null>(null);

/** The services of the running portal; a page outside of it is a mistake. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
