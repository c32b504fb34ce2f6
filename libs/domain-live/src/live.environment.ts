import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { LivePorts } from './live.ports.ts';
import type { LiveMeans } from './room/means.ts';

/** Dependencies of this domain. */
export interface LiveModuleDeps extends DomainDeps<LivePorts> {
  /** What films and shows live rooms; the browser's own without it. */
  readonly live?: Partial<LiveMeans>;
}

/** Dependencies of this domain's screens. */
export interface LiveEnvironment extends DomainEnvironment<LivePorts> {
  readonly live: Partial<LiveMeans>;
}
