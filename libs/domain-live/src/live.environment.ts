import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { LivePorts } from './live.ports.ts';
import type { LiveMeans } from './room/means.ts';

/** What this domain is made with. */
export interface LiveModuleDeps extends DomainDeps<LivePorts> {
  /** What films and shows live rooms; the browser's own without it. */
  readonly live?: Partial<LiveMeans>;
}

/** What this domain's screens stand on. */
export interface LiveEnvironment extends DomainEnvironment<LivePorts> {
  readonly live: Partial<LiveMeans>;
}
