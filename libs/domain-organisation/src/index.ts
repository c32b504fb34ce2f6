export type { OrganisationModuleDeps } from './organisation.environment.ts';
export { createOrganisationModule } from './organisation.module.ts';
