import { defineDomain } from '@banyan/core-screen/views';
import type { AccountEnvironment, AccountModuleDeps } from './account.environment.ts';
import type { AccountPorts } from './account.ports.ts';

/** The context of this domain's screens. */
export const accountDomain = defineDomain<AccountPorts, AccountModuleDeps, Omit<AccountEnvironment, 'now' | 'storage'>>(
  'account',
  (_, { http, session, ports, uploader, sendFile }) => ({ http, session, ports, uploader, sendFile }),
);
