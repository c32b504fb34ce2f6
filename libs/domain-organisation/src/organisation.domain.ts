import { defineDomain } from '@banyan/core-screen/views';
import type { OrganisationPorts } from './organisation.ports.ts';

/** The context of this domain's screens. */
export const organisationDomain = defineDomain<OrganisationPorts>('organisation');
