import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { LivePorts } from './live.ports.ts';
import type { LiveMeans } from './room/means.ts';

/** Dependencies of this domain. */
export interface LiveModuleDeps extends DomainDeps<LivePorts> {
  /** Means of filming and showing live rooms; by default the browser's own. */
  readonly live?: Partial<LiveMeans>;
}

/** Dependencies of this domain's screens. */
export interface LiveEnvironment extends DomainEnvironment<LivePorts> {
  readonly live: Partial<LiveMeans>;
}
