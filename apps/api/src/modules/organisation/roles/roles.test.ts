import { ErrorCode } from '@banyan/contracts';
import {
  actOnPeople,
  auditLog,
  changePerson,
  giveNewPassword,
  giveRole,
  invitePerson,
  managePeople,
  managePerson,
  manageRoles,
  mergeDepartment,
  personRights,
  removeRole,
  roleHolders,
  saveRole,
  takeRole,
} from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, Permission } from '@banyan/contracts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import { endGrants } from './endGrants.ts';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { organisationModule } from '../organisation.module.ts';
import { noVisitors } from '../testing/noVisitors.ts';

const { routes } = organisationModule({
  endSession: () => Promise.resolve(),
  endSessions: () => Promise.resolve(),
  openSeeing: () => Promise.reject(new Error('not here')),
  endTrusts: () => Promise.resolve(),
  rank: () => Promise.resolve(),
  owned: [],
  visitors: noVisitors,
  hashPassword: (password) => Promise.resolve(password),
  takeLogo: () => Promise.reject(new Error('not here')),
  invite: () => Promise.reject(new Error('not here')),
  audienceThings: [],
});
const all = { q: '', type: '', state: '', sort: 'account' } as const;

let world: World;
let boss: Asker;
/** Leads the welders: has the role `lead` in 焊接. */
let lead: Asker & { userId: number };
let welder: number;
let painter: number;
let weld: number;
let paint: number;
let role: number;

const departmentOf = (userId: number) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ id: users.departmentId })
      .from(users)
      .where(scope.only(users, eq(users.id, userId)));
    return row?.id ?? 0;
  });

async function addRole(zh_cn: string, permissions: Permission[], asker = boss): Promise<number> {
  const { own } = await world.ask(saveRole, { id: 0, revision: 0, name: { zh_cn }, permissions }, asker);
  return own.find(({ name }) => name.zh_cn === zh_cn)?.id ?? 0;
}
const give = (input: Partial<CallInput<typeof giveRole>>) => ({
  ...{ id: role, people: [welder], reach: 'departments' as const, departments: [weld], ...input },
});
const listed = async (asker: Asker) => (await world.ask(managePeople, all, asker)).items.map(({ account }) => account);

beforeEach(async () => {
  world = await openWorld(routes, { eids: [1001, 1002] });
  boss = await world.addPerson('admin', 'A0');
  welder = await world.addLearner('W1', '焊接');
  painter = await world.addLearner('P1', '涂装');
  lead = { userId: await world.addLearner('L1', '总部') };
  [weld, paint] = [await departmentOf(welder), await departmentOf(painter)];
  role = await addRole('车间培训员', ['people.see', 'people.edit', 'roles.see', 'roles.edit']);
  await world.ask(giveRole, give({ people: [lead.userId] }), boss);
});

describe('Roles of an enterprise', () => {
  it('reach the departments of their grant, and end at the next call once they are taken back [AC-10]', async () => {
    expect(await listed(lead)).toEqual(['W1']);
    expect(await world.ask(takeRole, { id: role, holder: lead.userId }, boss)).toEqual({ taken: 'Y' });
    expect(await world.refusal(managePeople, all, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
  });

  it('end after their last day, at the next call; that is told beforehand, and on record once it is over [AC-10]', async () => {
    await world.ask(giveRole, give({ people: [lead.userId], until: '2025-11-27' }), boss);
    const of = { id: role, builtIn: '' as const };
    expect((await world.ask(roleHolders, of, boss)).items).toMatchObject([{ until: '2025-11-27' }]);
    expect((await world.ask(personRights, { id: lead.userId }, boss)).sources).toMatchObject([{ until: '2025-11-27' }]);
    // The day ends on the enterprise's clock, eight hours before that of Greenwich.
    world.now = Date.parse('2025-11-27T15:59:59Z');
    expect(await listed(lead)).toEqual(['W1']);
    const sweep = () =>
      endGrants({ inTenant: (work) => world.in(1001, work), now: () => world.now, files: world.files });
    await sweep();
    expect(await listed(lead)).toEqual(['W1']);
    world.now += 1000;
    expect(await world.refusal(managePeople, all, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
    expect((await world.ask(roleHolders, of, boss)).items).toEqual([]);
    expect((await world.ask(personRights, { id: lead.userId }, boss)).sources).toEqual([]);
    await sweep();
    const log = await world.ask(auditLog, { q: '', subject: 'person', id: lead.userId }, boss);
    expect(log.items.map(({ act, changes }) => [act, changes.map(({ field }) => field)])).toEqual([
      ['roles.end', ['role', 'reach']],
      ['manage/roles/give', ['until']],
      ['manage/roles/give', ['role', 'reach', 'departments']],
    ]);
  });

  it('are given for days to come, a year at most, and no longer than the giver has them [AC-10]', async () => {
    const refused = (until: string, asker = boss) => world.refusal(giveRole, give({ until }), asker);
    for (const until of ['2025-11-19', '2026-11-22', '2025-02-30', 'soon'])
      expect(await refused(until)).toMatchObject({ data: { fields: { until: 'invalid' } } });
    await world.ask(giveRole, give({ people: [lead.userId], until: '2025-11-27' }), boss);
    expect(await refused('', lead)).toMatchObject({ data: { fields: { departments: 'beyond' } } });
    expect(await refused('2025-11-28', lead)).toMatchObject({ data: { fields: { departments: 'beyond' } } });
    expect(await world.ask(giveRole, give({ until: '2025-11-27' }), lead)).toEqual({ given: 'Y' });
  });

  it('add up, each right within the departments of its own grant alone [AC-10]', async () => {
    const seer = await addRole('看人', ['people.see']);
    await world.ask(giveRole, give({ id: seer, people: [lead.userId], departments: [paint] }), boss);
    expect(await listed(lead)).toEqual(['P1', 'W1']);
    const acted = await world.ask(actOnPeople, { ids: [welder, painter], act: 'lock' }, lead);
    expect(acted).toMatchObject({ done: [welder], left: [{ id: painter, why: 'gone' }] });
  });

  it('follow a department that is merged into another one [AC-10]', async () => {
    await world.ask(mergeDepartment, { id: weld, into: paint }, boss);
    expect(await listed(lead)).toEqual(['P1', 'W1']);
  });

  it('are changed from their revision alone, and lose what is taken out of them at once [AC-10]', async () => {
    const change = {
      id: role,
      revision: 1,
      name: { zh_cn: '培训员', en: 'Trainer' },
      permissions: ['roles.see' as const],
    };
    const { own } = await world.ask(saveRole, change, boss);
    expect(own).toEqual([{ ...change, revision: 2, holders: 1 }]);
    expect(await world.refusal(saveRole, change, boss)).toMatchObject({ code: ErrorCode.conflict });
    expect(await world.refusal(managePeople, all, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
  });

  it('are removed by who knows how many people lose them [AC-10]', async () => {
    expect(await world.refusal(removeRole, { id: role, holders: 0 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { holders: 1 },
    });
    expect((await world.ask(removeRole, { id: role, holders: 1 }, boss)).own).toEqual([]);
    expect(await world.refusal(managePeople, all, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
  });

  it('count and name nobody who has left, and are removed without such people [AC-10]', async () => {
    await world.ask(giveRole, give({ people: [welder] }), boss);
    await addUser(world.db, 1001, { account: 'A9', type: 2, leftAt: new Date(world.now) });
    await world.in(1001, async (scope) => {
      await scope.tx
        .insert(departmentManagers)
        .values([welder, painter].map((userId) => scope.row(departmentManagers, { departmentId: weld, userId })));
      await scope.tx
        .update(users)
        .set({ leftAt: new Date(world.now) })
        .where(scope.only(users, eq(users.id, welder)));
    });
    const { builtIn, own } = await world.ask(manageRoles, {}, boss);
    expect(own).toMatchObject([{ id: role, holders: 1 }]);
    const counted = new Map(builtIn.map(({ holders, key }) => [key, holders]));
    expect([counted.get('super'), counted.get('manager')]).toEqual([1, 1]);
    const named = await world.ask(roleHolders, { id: role, builtIn: '' }, boss);
    expect(named.items.map(({ account }) => account)).toEqual(['L1']);
    expect(await world.refusal(giveRole, give({ people: [welder] }), boss)).toMatchObject({
      data: { fields: { people: 'beyond' } },
    });
    expect((await world.ask(removeRole, { id: role, holders: 1 }, boss)).own).toEqual([]);
  });

  it('stand beside the built-in ones, each with the number of its people [AC-10]', async () => {
    const { builtIn, own } = await world.ask(manageRoles, {}, boss);
    expect(builtIn.map(({ holders, key }) => [key, holders])).toEqual([
      ['super', 1],
      ['general', 0],
      ['system', 0],
      ['lecturer', 0],
      ['manager', 0],
    ]);
    expect(own).toMatchObject([{ id: role, holders: 1 }]);
    // Somebody who is no administrator any more has the role no more.
    await addUser(world.db, 1001, { account: 'A8', type: 2, adminRevoked: true });
    expect((await world.ask(manageRoles, {}, boss)).builtIn[0]).toMatchObject({ key: 'super', holders: 1 });
    const { items } = await world.ask(roleHolders, { id: 0, builtIn: 'super' }, boss);
    expect(items.map(({ account }) => account)).toEqual(['A0']);
  });

  it('name who has them, where, and by whom; an administrator of departments sees theirs alone [AC-10]', async () => {
    await world.ask(giveRole, give({ people: [welder] }), boss);
    const of = { id: role, builtIn: '' as const };
    const { items } = await world.ask(roleHolders, of, boss);
    expect(items).toMatchObject([
      { account: 'L1', reach: 'departments', departments: [{ id: weld, name: '焊接' }], empty: false },
      { account: 'W1', by: { id: boss.userId, name: 'A0' }, at: world.now },
    ]);
    expect((await world.ask(roleHolders, of, lead)).items.map(({ account }) => account)).toEqual(['W1']);
    expect((await world.ask(roleHolders, { id: 0, builtIn: 'super' }, boss)).items).toMatchObject([{ account: 'A0' }]);
    await world.in(1001, (scope) =>
      scope.tx
        .update(departments)
        .set({ closedAt: new Date(world.now) })
        .where(scope.only(departments, eq(departments.id, weld))),
    );
    expect((await world.ask(roleHolders, of, boss)).items[0]).toMatchObject({ empty: true });
    // One that was merged is closed, too, but lives on in another one.
    await world.in(1001, (scope) =>
      scope.tx
        .update(departments)
        .set({ mergedInto: paint })
        .where(scope.only(departments, eq(departments.id, weld))),
    );
    expect((await world.ask(roleHolders, of, boss)).items[0]).toMatchObject({ empty: false });
  });

  it('are on record with who gave what to whom [AC-10]', async () => {
    const log = await world.ask(auditLog, { q: '', subject: 'person', id: lead.userId }, boss);
    expect(log.items[0]).toMatchObject({
      act: 'manage/roles/give',
      changes: [
        { field: 'role' },
        { field: 'reach', after: 'departments' },
        { field: 'departments', after: `[${weld}]` },
      ],
    });
  });
});

describe('Nobody gives what they do not have', () => {
  const refused = (field: string, why: string) => ({
    code: ErrorCode.fieldsRefused,
    data: { fields: { [field]: why } },
  });

  it('within their departments people give their rights, and take them back [AC-10]', async () => {
    expect(await world.ask(giveRole, give({}), lead)).toEqual({ given: 'Y' });
    expect(await world.ask(takeRole, { id: role, holder: welder }, lead)).toEqual({ taken: 'Y' });
  });

  it('not further than their own, not to people or in departments beyond, by whatever id [AC-10]', async () => {
    expect(await world.refusal(giveRole, give({ reach: 'all' }), lead)).toMatchObject(refused('departments', 'beyond'));
    expect(await world.refusal(giveRole, give({ departments: [weld, paint] }), lead)).toMatchObject(
      refused('departments', 'beyond'),
    );
    expect(await world.refusal(giveRole, give({ people: [painter] }), lead)).toMatchObject(refused('people', 'beyond'));
    await world.ask(actOnPeople, { act: 'leave', department: 0, ids: [painter] }, boss);
    expect(await world.refusal(giveRole, give({ people: [painter] }), boss)).toMatchObject(refused('people', 'beyond'));
    expect(await world.refusal(giveRole, give({ departments: [] }), lead)).toMatchObject(
      refused('departments', 'invalid'),
    );
    const foreign = await addUser(world.db, 1002, { account: 'X1', department: { zh_cn: '别家' } });
    const theirs = await world.in(1002, (scope) => scope.tx.select().from(departments).where(scope.only(departments)));
    expect(await world.refusal(giveRole, give({ people: [foreign] }), boss)).toMatchObject(refused('people', 'beyond'));
    expect(await world.refusal(giveRole, give({ departments: [theirs[0]?.id ?? 0] }), boss)).toMatchObject(
      refused('departments', 'invalid'),
    );
  });

  it('not by giving anew what somebody holds beyond them, which would narrow it [AC-10]', async () => {
    await world.ask(giveRole, give({ departments: [weld, paint] }), boss);
    expect(await world.refusal(giveRole, give({}), lead)).toMatchObject(refused('people', 'beyond'));
    const { items } = await world.ask(roleHolders, { id: role, builtIn: '' }, boss);
    expect(items.find(({ id }) => id === welder)?.departments.map(({ id }) => id)).toEqual([weld, paint]);
  });

  it('not by a department that was merged out of their own [AC-10]', async () => {
    const inside = await world.in(1001, async (scope) => {
      const [row] = await scope.tx
        .insert(departments)
        .values(scope.row(departments, { name: { zh_cn: '焊一班' }, parentId: weld }))
        .returning();
      return row?.id ?? 0;
    });
    await world.ask(mergeDepartment, { id: inside, into: paint }, boss);
    expect(await world.refusal(giveRole, give({ departments: [inside] }), lead)).toMatchObject(
      refused('departments', 'invalid'),
    );
  });

  it('not by adding rights to a role that others have [AC-10]', async () => {
    const name = { zh_cn: '车间培训员' };
    const more = { id: role, revision: 1, name, permissions: ['people.see', 'audit.see'] as Permission[] };
    expect(await world.refusal(saveRole, more, lead)).toMatchObject(refused('permissions', 'beyond'));
    expect(await world.refusal(saveRole, { ...more, id: 0, revision: 0 }, lead)).toMatchObject(
      refused('permissions', 'beyond'),
    );
    // The same rights, but people elsewhere would get them.
    const wide = await addRole('看人', ['people.see']);
    await world.ask(giveRole, give({ id: wide, people: [painter], departments: [paint] }), boss);
    const edit = {
      id: wide,
      revision: 1,
      name: { zh_cn: '看人' },
      permissions: ['people.see', 'people.edit'] as const,
    };
    expect(await world.refusal(saveRole, { ...edit, permissions: [...edit.permissions] }, lead)).toMatchObject(
      refused('permissions', 'beyond'),
    );
    expect(await world.refusal(removeRole, { id: wide, holders: 1 }, lead)).toMatchObject(
      refused('permissions', 'beyond'),
    );
  });

  it('not by the account of somebody whose role holds more [AC-10]', async () => {
    const auditor = await addRole('审计', ['audit.see']);
    await world.ask(giveRole, give({ id: auditor, reach: 'all' }), boss);
    expect(await world.refusal(giveNewPassword, { id: welder }, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
    expect(await world.refusal(invitePerson, { id: welder }, lead)).toMatchObject({ code: ErrorCode.adminsOnly });
    const { revision, written } = await world.ask(managePerson, { id: welder }, lead);
    const phone = { id: welder, revision, person: { ...written, phone: '13805716620' } };
    expect(await world.refusal(changePerson, phone, lead)).toMatchObject({ data: { fields: { type: 'beyond' } } });
    expect(await world.ask(actOnPeople, { ids: [welder], act: 'lock' }, lead)).toMatchObject({
      left: [{ why: 'beyond' }],
    });
    expect(await world.refusal(takeRole, { id: auditor, holder: welder }, lead)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
  });
});

describe('What somebody may do, and why', () => {
  it('names each right with its reach, and the kind of account or role that it comes from [AC-10]', async () => {
    const { person, rights, sources } = await world.ask(personRights, { id: lead.userId }, boss);
    expect(person).toMatchObject({ account: 'L1', department: '总部', locked: false });
    expect(sources).toMatchObject([
      {
        ...{ builtIn: null, role: { id: role, name: '车间培训员' }, by: { id: boss.userId, name: 'A0' } },
        departments: [{ id: weld, name: '焊接' }],
      },
    ]);
    expect(rights).toContainEqual({ permission: 'people.edit', reach: 'departments' });
    expect((await world.ask(personRights, { id: boss.userId ?? 0 }, boss)).sources).toMatchObject([
      { builtIn: 'super', role: null },
    ]);
    expect(await world.refusal(personRights, { id: painter }, lead)).toMatchObject({ code: ErrorCode.notFound });
    expect(await world.ask(personRights, { id: welder }, lead)).toMatchObject({ sources: [], rights: [] });
  });
});
