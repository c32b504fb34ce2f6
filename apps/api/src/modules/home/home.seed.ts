import { localiser } from '../../db/seed/localiser.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { addHome } from './addHome.ts';
import { portalFrames } from './home.schema.ts';

/** The home page, and what stands around all pages. */
export const homeSeed: SeedStep = {
  name: 'home',
  fills: portalFrames,
  work: ({ db }, demo) =>
    inTenant(db, demo.eid, (scope) => addHome(scope, demo, localiser(demo.settings.languages ?? []))),
};
