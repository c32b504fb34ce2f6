import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { OrganisationPorts } from './organisation.ports.ts';

/** Dependencies of this domain. */
export type OrganisationModuleDeps = DomainDeps<OrganisationPorts>;

/** Dependencies of this domain's screens. */
export type OrganisationEnvironment = DomainEnvironment<OrganisationPorts>;
