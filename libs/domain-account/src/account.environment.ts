import type { FileSender, HttpClient, Uploader } from '@banyan/core-http';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { SessionStore } from '@banyan/core-session';
import type { AccountPorts } from './account.ports.ts';

/** Services of this domain beside the common ones. */
interface AccountServices {
  readonly http: HttpClient;
  /** The whole session, because the domain's screens log in and out. */
  readonly session: SessionStore;
  readonly uploader: Uploader;
  /** Sends calls with a file as their body. */
  readonly sendFile: FileSender;
}

/** Dependencies of this domain. */
export interface AccountModuleDeps extends DomainDeps<AccountPorts>, AccountServices {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly ports: AccountPorts;
}

/** Dependencies of this domain's screens. */
export type AccountEnvironment = DomainEnvironment<AccountPorts> & AccountServices;
