import {
  listWork,
  manageDepartments,
  mergeDepartment,
  moveDepartment,
  type Audience,
} from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../../db/tenant.ts';
import { audienceMembers, audiences } from '../../../platform/audience/audience.schema.ts';
import { audienceOf, noTerms } from '../../../platform/audience/audienceOf.ts';
import { isMember } from '../../../platform/audience/membership.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { readPeople } from '../../../platform/audience/people.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { addDepartment } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import type { JobContext } from '../../../jobs/job.ts';
import { allRoutes } from '../../index.ts';
import { settleJob } from './settleDepartment.ts';

const many = 1100;
let world: World;
let boss: Asker;
let north: number;
let south: number;
let shops: number;
let small: number;

const personIn = (scope: TenantScope, account: string, departmentId: number) =>
  scope.row(users, { account, name: { zh_cn: account }, department: { zh_cn: '' }, departmentId, passwordHash: '' });

beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [1001] });
  boss = await world.addPerson('admin', 'A0');
  await world.in(1001, async (scope) => {
    const add = async (name: string, parent?: number) => (await addDepartment(scope, { zh_cn: name }, parent)).id;
    [north, south] = [await add('北区'), await add('南区')];
    [shops, small] = [await add('门店', north), await add('小店', north)];
    const people = Array.from({ length: many }, (_, at) => personIn(scope, `W${at}`, shops));
    const added = await scope.tx
      .insert(users)
      .values([...people, personIn(scope, 'S1', small)])
      .returning({ id: users.id });
    await settlePeople(
      scope,
      added.map(({ id }) => id),
    );
    const for_ = (terms: Partial<Audience>) => audienceOf(scope, { ...noTerms, ...terms });
    await for_({ departments: [north] });
    await for_({ departments: [south] });
    await for_({ departments: [shops], except: { ...noTerms.except, departments: [south] } });
    await for_({
      rules: [
        [
          { on: 'department', in: [south] },
          { on: 'type', is: [1] },
        ],
      ],
    });
    await for_({ departments: [north, shops] });
  });
}, 120_000);

/** Members of each audience as kept, and as they should be by the present tree. */
const members = () =>
  world.in(1001, async (scope) => {
    const around = await readOrganisation(scope);
    const all = await scope.tx.select().from(audiences).where(scope.only(audiences));
    const rows = await scope.tx.select().from(audienceMembers).where(scope.only(audienceMembers));
    const right = new Set<string>();
    for await (const people of readPeople(scope))
      for (const person of people)
        for (const { id, terms } of all) if (isMember(person, terms, around)) right.add(`${id} ${person.id}`);
    const kept = rows.map(({ audienceId, userId }) => `${audienceId} ${userId}`);
    return {
      tooMany: kept.filter((pair) => !right.has(pair)).length,
      missing: right.size - kept.filter((pair) => right.has(pair)).length,
    };
  });

const settling = async (id: number) =>
  (await world.ask(manageDepartments, {}, boss)).departments.find((one) => one.id === id)?.settling;

describe('A department of many people', () => {
  it('loses at once what is not for it at its new place, and gains the rest batch by batch, also after a stop [AC-10]', async () => {
    expect(await members()).toEqual({ tooMany: 0, missing: 0 });
    const { departments: tree } = await world.ask(moveDepartment, { id: shops, parent: south, place: 0 }, boss);
    expect(tree.find((one) => one.id === shops)?.settling).toEqual({ done: 0, total: many });
    const workOf = async (asker: Asker) => (await world.ask(listWork, {}, asker)).work;
    expect(await workOf(boss)).toMatchObject([{ kind: 'department', id: shops, file: '门店', done: 0, all: many }]);
    expect(await workOf(await world.addPerson('lecturer'))).toEqual([]);
    // Two audiences of the south are still to come; nobody is in one of the north any more.
    expect(await members()).toEqual({ tooMany: 0, missing: 2 * many });
    await world.work();
    expect(await settling(shops)).toEqual({ done: 500, total: many });
    expect(await members()).toEqual({ tooMany: 0, missing: 2 * (many - 500) });
    // A batch that is killed leaves nothing behind, and goes on where it was.
    const [batch] = world.waitingOf('organisation.settle');
    const killed = world.in(1001, async (scope) => {
      await settleJob.run({ scope, jobs: { add: () => Promise.resolve() } } as unknown as JobContext, batch as never);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await members()).toEqual({ tooMany: 0, missing: 2 * (many - 500) });
    await world.work();
    await world.work();
    expect(await members()).toEqual({ tooMany: 0, missing: 0 });
    expect(await settling(shops)).toBeNull();
  }, 120_000);

  it('goes back before it has arrived, and people who move meanwhile are right at once [AC-10]', async () => {
    await world.ask(moveDepartment, { id: shops, parent: south, place: 0 }, boss);
    await world.work();
    await world.in(1001, async (scope) => {
      const [one] = await scope.tx
        .update(users)
        .set({ departmentId: small })
        .where(scope.only(users, eq(users.account, `W${many - 1}`)))
        .returning({ id: users.id });
      await settlePeople(scope, [one?.id ?? 0]);
    });
    await world.ask(moveDepartment, { id: shops, parent: north, place: 0 }, boss);
    expect((await members()).tooMany).toBe(0);
    for (let batch = 0; batch < 4; batch += 1) {
      await world.work();
      expect((await members()).tooMany).toBe(0);
      // The rest of the first move does nothing any more, and counts nobody.
      if (batch === 0) expect(await settling(shops)).toEqual({ done: 500, total: many - 1 });
    }
    expect(await members()).toEqual({ tooMany: 0, missing: 0 });
    expect(await settling(shops)).toBeNull();
  }, 120_000);

  it('is under way until nobody is left, though more have come than were counted [AC-10]', async () => {
    await world.ask(moveDepartment, { id: shops, parent: south, place: 0 }, boss);
    await world.in(1001, (scope) =>
      scope.tx.insert(users).values(Array.from({ length: 400 }, (_, at) => personIn(scope, `N${at}`, shops))),
    );
    for (let batch = 0; batch < 3; batch += 1) await world.work();
    expect(await settling(shops)).toEqual({ done: many - 1, total: many });
    await world.work();
    expect(await settling(shops)).toBeNull();
  }, 120_000);

  it('that is given up for another one hands its audiences over in the same way [AC-10]', async () => {
    await world.ask(mergeDepartment, { id: small, into: shops }, boss);
    expect((await members()).tooMany).toBe(0);
    for (let batch = 0; batch < 3; batch += 1) await world.work();
    expect(await members()).toEqual({ tooMany: 0, missing: 0 });
  }, 120_000);
});
