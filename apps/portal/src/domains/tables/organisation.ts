import type { DomainModule } from '@banyan/core-session';
import { createOrganisationModule } from '@banyan/domain-organisation';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The organisation domain with its dependencies. */
export const organisationTable = ({ http, session }: ModuleDeps): DomainModule =>
  createOrganisationModule({ http, session });
