import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { MallPorts } from './mall.ports.ts';

/** Dependencies of this domain. */
export type MallModuleDeps = DomainDeps<MallPorts>;

/** Dependencies of this domain's screens. */
export type MallEnvironment = DomainEnvironment<MallPorts>;
