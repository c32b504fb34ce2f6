import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { OrganisationEnvironment, OrganisationModuleDeps } from './organisation.environment.ts';
import type { OrganisationPorts } from './organisation.ports.ts';

/** The context of this domain's screens. */
export const organisationDomain = defineDomain<
  OrganisationPorts,
  OrganisationModuleDeps,
  Omit<OrganisationEnvironment, keyof DomainEnvironment>
>('organisation', (_base, { uploader }) => ({ uploader }));
