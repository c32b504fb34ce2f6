import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { MallPorts } from './mall.ports.ts';

/** What this domain is made with. */
export type MallModuleDeps = DomainDeps<MallPorts>;

/** What this domain's screens stand on. */
export type MallEnvironment = DomainEnvironment<MallPorts>;
