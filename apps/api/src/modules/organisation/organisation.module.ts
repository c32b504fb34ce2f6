import type { ServerModule } from '../module.ts';
import { organisationPersonal } from './organisation.personal.ts';

/** People, departments and groups of the enterprise. */
export const organisationModule: ServerModule = { routes: [], personal: organisationPersonal };
