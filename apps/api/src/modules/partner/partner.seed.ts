import { demoFile } from '../../seed/demoFolder.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { bringDemo } from '../../platform/bringDemo.ts';
import type { FindThings } from '../../platform/bringing.ts';
import { partnersKind } from './import/partners.import.ts';
import { partners } from './partner.schema.ts';

/** Enterprises of the demo, with the ids of their first partners. */
const firstIds: Readonly<Record<number, number>> = { 0: 1, 1001: 3, 1002: 5 };

/** Partners of the demo enterprises. */
export const partnerSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'partners',
    eids: Object.keys(firstIds).map(Number),
    fills: partners,
    work: (ports, { eid }) =>
      bringDemo(partnersKind(find), ports, { eid, path: demoFile('partners.yaml', eid), firstId: firstIds[eid] ?? 0 }),
  },
];
