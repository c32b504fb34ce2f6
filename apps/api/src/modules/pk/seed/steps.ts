import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import type { QuestionBanks } from '../pk.ports.ts';
import { pkBattles } from '../pk.schema.ts';
import { addBattles } from './addBattles.ts';
import { seedBattles } from './battles.ts';

/** Battles of this week and the last one, and some that wait. */
export const pkSeeds = ({ secret }: Pick<QuestionBanks, 'secret'>): readonly SeedStep[] => [
  {
    name: 'battles',
    eids: [1001, 1002],
    fills: pkBattles,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, (scope) => addBattles(scope, seedBattles[eid] ?? [], { now, secret })),
  },
];
