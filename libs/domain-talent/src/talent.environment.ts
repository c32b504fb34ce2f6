import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { TalentPorts } from './talent.ports.ts';

/** What this domain is made with. */
export type TalentModuleDeps = DomainDeps<TalentPorts>;

/** What this domain's screens stand on. */
export type TalentEnvironment = DomainEnvironment<TalentPorts>;
