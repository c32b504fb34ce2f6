import { asc, eq } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { programmes } from '../programmes.schema.ts';
import type { TrainingModulePorts } from '../training.ports.ts';
import { addProgramme } from './addProgramme.ts';
import { addPeople } from './addPeople.ts';
import { hengchuanProgrammes } from './hengchuan.ts';
import { larkfieldProgrammes } from './larkfield.ts';

const demo = {
  1001: { account: 'H20381', programmes: hengchuanProgrammes },
  1002: { account: 'L1042', programmes: larkfieldProgrammes },
} as const;

/** The known learner, and colleagues as whom nobody logs in. */
async function peopleOf(scope: TenantScope, account: string) {
  const [known] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  const colleagues = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.passwordHash, '')))
    .orderBy(asc(users.id));
  if (known === undefined) throw new Error(`no account ${account} in ${scope.eid}`);
  return { known: known.id, colleagues: colleagues.map(({ id }) => id) };
}

/** Programmes in different states, and who takes part in them. */
export const programmesSeed = (ports: TrainingModulePorts): SeedStep => ({
  name: 'training_programmes',
  eids: Object.keys(demo).map(Number),
  fills: programmes,
  work: ({ db, now }, { eid, settings }) =>
    inTenant(db, eid, async (scope) => {
      const own = Object.entries(demo).find(([key]) => Number(key) === eid)?.[1];
      if (own === undefined) return;
      const people = await peopleOf(scope, own.account);
      const say = localiser(settings.languages ?? []);
      for (const seed of own.programmes) {
        const added = await addProgramme(scope, seed, { say, now });
        await addPeople({ scope, now }, ports, { seed, people, added });
      }
    }),
});
