import { asc, eq } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enrolments } from '../enrolment.schema.ts';
import { programmeKind, type ProgrammeImportPorts } from '../import/programme.import.ts';
import { programmes, tasks } from '../programmes.schema.ts';
import { addPeople, type DemoProgramme } from './addPeople.ts';

interface Demo {
  readonly account: string;
  readonly programmes: readonly DemoProgramme[];
}

const demo: Readonly<Record<number, Demo>> = {
  1001: {
    account: 'H20381',
    programmes: [
      { id: 6001, key: 'induction', known: { joinedAgo: 34 }, colleagues: 4 },
      { id: 6002, key: 'safety', known: { joinedAgo: 320, round: 2, beganAgo: 4 }, colleagues: 15 },
      { id: 6003, key: 'leaders', known: { joinedAgo: 26 }, colleagues: 17 },
      { id: 6004, key: 'past', known: { joinedAgo: 75 }, colleagues: 12 },
    ],
  },
  1002: {
    account: 'L1042',
    programmes: [
      { id: 6501, key: 'induction', known: { joinedAgo: 31 }, colleagues: 3 },
      { id: 6502, key: 'food', known: { joinedAgo: 320, round: 2, beganAgo: 4 }, colleagues: 9 },
      { id: 6503, key: 'leaders', known: { joinedAgo: 26 }, colleagues: 11 },
      { id: 6504, key: 'past', known: { joinedAgo: 104 }, colleagues: 8 },
    ],
  },
};

/** The known learner, and colleagues without a login. */
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

async function programmeOf(scope: TenantScope, id: number) {
  const [programme] = await scope.tx
    .select()
    .from(programmes)
    .where(scope.only(programmes, eq(programmes.id, id)));
  if (programme === undefined) throw new Error(`there is no programme ${id}`);
  const own = await scope.tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(scope.only(tasks, eq(tasks.programmeId, id)))
    .orderBy(asc(tasks.stageNo), asc(tasks.no));
  return { programme, tasks: own.map((task) => task.id) };
}

/** Programmes in different states, with their participants. */
export const programmesSeed = (ports: ProgrammeImportPorts): SeedStep => ({
  name: 'training_programmes',
  eids: Object.keys(demo).map(Number),
  fills: enrolments,
  async work(around, { eid }) {
    const { db, now } = around;
    const { account, programmes: own } = demo[eid] ?? { account: '', programmes: [] };
    for (const { id, key } of own)
      await bringDemo(programmeKind(ports), around, {
        eid,
        path: demoFile(`programmes/${key}.yaml`, eid),
        firstId: id,
      });
    await inTenant(db, eid, async (scope) => {
      const people = await peopleOf(scope, account);
      for (const seed of own)
        await addPeople({ scope, now }, ports, { seed, people, ...(await programmeOf(scope, seed.id)) });
    });
  },
});
