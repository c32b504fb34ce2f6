import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { beginPoints } from './beginPoints.ts';
import { pointsSettings } from './points.schema.ts';

/** What earns points in the demo enterprises, and what becomes of those that nobody spends. */
export const pointsSeed: SeedStep = {
  name: 'points',
  fills: pointsSettings,
  work: ({ db }, { eid }) => inTenant(db, eid, beginPoints),
};
