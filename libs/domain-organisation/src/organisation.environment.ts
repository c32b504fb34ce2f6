import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';

/** Dependencies of this domain. */
export type OrganisationModuleDeps = DomainDeps;

/** Dependencies of this domain's screens. */
export type OrganisationEnvironment = DomainEnvironment;
