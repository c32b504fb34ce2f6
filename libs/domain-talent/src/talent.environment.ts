import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { TalentPorts } from './talent.ports.ts';

/** Dependencies of this domain. */
export type TalentModuleDeps = DomainDeps<TalentPorts>;

/** Dependencies of this domain's screens. */
export type TalentEnvironment = DomainEnvironment<TalentPorts>;
