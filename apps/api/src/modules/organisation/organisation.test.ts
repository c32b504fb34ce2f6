import { ErrorCode } from '@banyan/contracts';
import {
  actOnPeople,
  addPerson,
  auditLog,
  changePerson,
  closeDepartment,
  consoleAccess,
  endDevice,
  giveNewPassword,
  manageDepartments,
  managePeople,
  managePerson,
  mergeDepartment,
  moveDepartment,
  removeView,
  saveDepartment,
  savedViews,
  saveView,
} from '@banyan/contracts/organisation';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/fixtures.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceOf, noTerms } from '../../platform/audience/audienceOf.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { departmentManagers } from '../../platform/organisation.schema.ts';
import { sessions } from '../../platform/session.schema.ts';
import { organisationModule } from './organisation.module.ts';
import { noVisitors } from './testing/noVisitors.ts';

const ended: number[] = [];
const { routes } = organisationModule({
  endSession: ({ only, tx }, tokenHash) =>
    tx
      .update(sessions)
      .set({ endedAt: new Date() })
      .where(only(sessions, eq(sessions.tokenHash, tokenHash))),
  endSessions: (_, userId) => Promise.resolve(void ended.push(userId)),
  endTrusts: () => Promise.resolve(),
  rank: () => Promise.resolve(),
  owned: [],
  visitors: noVisitors,
  openSeeing: () => Promise.reject(new Error('not here')),
  hashPassword: (password) => Promise.resolve(`hash of ${password}`),
  takeLogo: () => Promise.resolve('logo.png'),
  invite: (_, __, { email }) => Promise.resolve({ link: 'a link', expiresAt: 1, mailedTo: email }),
  audienceThings: [],
});

let world: World;
let boss: Asker;
let weld: number;
let paint: number;

const departmentOf = async (userId: number) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ id: users.departmentId })
      .from(users)
      .where(scope.only(users, eq(users.id, userId)));
    return row?.id ?? 0;
  });
const person = (name: string, values: object = {}) => ({
  ...{ name: { zh_cn: name }, department: null, further: [], post: '', hiredOn: '', tags: [], email: '', phone: '' },
  ...{ type: 1 as const, ...values },
});
const listed = async (input: Partial<Parameters<typeof world.ask<typeof managePeople>>[1]>, asker = boss) => {
  const page = await world.ask(managePeople, { q: '', type: '', state: '', sort: 'account', ...input }, asker);
  return { accounts: page.items.map(({ account }) => account), total: page.total, next: page.next };
};

beforeEach(async () => {
  world = await openWorld(routes, { eids: [1001, 1002] });
  ended.length = 0;
  boss = await world.addPerson('admin', 'A0');
  const w1 = await world.addLearner('W1', '焊接');
  await world.addLearner('W2', '焊接');
  const p1 = await world.addLearner('P1', '涂装');
  weld = await departmentOf(w1);
  paint = await departmentOf(p1);
});

describe('People in the console', () => {
  it('are listed within the filters, page by page in the order of accounts, with their number', async () => {
    expect(await listed({})).toMatchObject({ accounts: ['A0', 'P1', 'W1', 'W2'], total: 4, next: null });
    const first = await listed({ size: 2 });
    expect(first.accounts).toEqual(['A0', 'P1']);
    expect((await listed({ size: 2, cursor: first.next ?? '' })).accounts).toEqual(['W1', 'W2']);
    expect((await listed({ q: 'w1' })).accounts).toEqual(['W1']);
    expect((await listed({ department: weld })).accounts).toEqual(['W1', 'W2']);
    expect((await listed({ state: 'never', type: '2' })).accounts).toEqual(['A0']);
    expect((await listed({ state: 'locked' })).total).toBe(0);
  });

  it('are listed in either direction of accounts and of last logins, page by page', async () => {
    const first = await listed({ sort: '-account', size: 3 });
    expect(first.accounts).toEqual(['W2', 'W1', 'P1']);
    expect((await listed({ sort: '-account', size: 3, cursor: first.next ?? '' })).accounts).toEqual(['A0']);
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ lastLoginAt: new Date(world.now) })
        .where(scope.only(users, eq(users.account, 'P1'))),
    );
    expect((await listed({ sort: '-lastLogin' })).accounts[0]).toBe('P1');
    expect((await listed({ sort: 'lastLogin' })).accounts.at(-1)).toBe('P1');
  });

  it('are nothing to learners, and to a manager those of the own departments and of those below', async () => {
    const w1 = { userId: await idOf('W1') };
    expect(await world.refusal(managePeople, { q: '', type: '', state: '', sort: 'account' }, w1)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
    await world.in(1001, (scope) =>
      scope.tx
        .insert(departmentManagers)
        .values(scope.row(departmentManagers, { departmentId: weld, userId: w1.userId })),
    );
    expect((await listed({}, w1)).accounts).toEqual(['W1', 'W2']);
    expect(await world.refusal(managePerson, { id: await idOf('P1') }, w1)).toMatchObject({ code: ErrorCode.notFound });
    expect(await world.refusal(actOnPeople, { ids: [await idOf('W2')], act: 'lock' }, w1)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
    expect((await world.ask(consoleAccess, {}, w1)).rights.map(({ permission }) => permission)).toEqual([
      ...['people.see', 'reports.see'],
    ]);
  });

  it('of another enterprise are not there', async () => {
    const other = await addUser(world.db, 1002, { account: 'X1' });
    expect(await world.refusal(managePerson, { id: other }, boss)).toMatchObject({ code: ErrorCode.notFound });
    expect(await world.ask(actOnPeople, { ids: [other], act: 'lock' }, boss)).toEqual({
      done: [],
      back: [],
      left: [{ id: other, name: '', why: 'gone' }],
    });
  });

  it('come in with a first password that is told once, and belong to audiences at once', async () => {
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, departments: [weld] }));
    const added = await world.ask(
      addPerson,
      { account: 'W3', person: person('王 五', { department: weld, phone: '13805716620', tags: ['夜班'] }) },
      boss,
    );
    expect(added.password).toMatch(/^\S{6,15}$/);
    expect(added.person).toMatchObject({ account: 'W3', state: 'never', department: { id: weld, name: '焊接' } });
    expect(added.person.written).toMatchObject({ phone: '+8613805716620', tags: ['夜班'] });
    const [row] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, eq(users.account, 'W3'))),
    );
    expect(row).toMatchObject({ passwordHash: `hash of ${added.password}`, initialPassword: true });
    expect(await membersOf(audience)).toContain(added.person.id);
    const twice = { account: 'w3', person: person('别人', { phone: '13805716620', email: 'nowhere' }) };
    expect(await world.refusal(addPerson, twice, boss)).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { phone: 'taken', email: 'invalid' } },
    });
    expect(await world.refusal(addPerson, { account: 'w3', person: person('别人') }, boss)).toMatchObject({
      data: { fields: { account: 'taken' } },
    });
  });

  it('are changed by one of two administrators at once; the second sees what the first has written', async () => {
    const id = await idOf('W1');
    const { revision, written } = await world.ask(managePerson, { id }, boss);
    const changed = await world.ask(changePerson, { id, revision, person: { ...written, post: '焊工' } }, boss);
    expect(changed).toMatchObject({ post: '焊工', revision: revision + 1 });
    const late = { id, revision, person: { ...written, post: '班长' } };
    expect(await world.refusal(changePerson, late, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { person: { post: '焊工' } },
    });
  });

  it('are moved and locked together; oneself, the last super administrator and unknown people are left', async () => {
    const ids = [await idOf('W1'), await idOf('W2'), boss.userId ?? 0];
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, departments: [paint] }));
    expect(await world.ask(actOnPeople, { ids: ids.slice(0, 2), act: 'move', department: paint }, boss)).toEqual({
      done: ids.slice(0, 2),
      left: [],
      back: [{ act: 'move', department: weld, ids: ids.slice(0, 2) }],
    });
    expect(await membersOf(audience)).toEqual([await idOf('P1'), ...ids.slice(0, 2)].sort((a, b) => a - b));
    const locked = await world.ask(actOnPeople, { ids, act: 'lock' }, boss);
    expect(locked).toMatchObject({ done: ids.slice(0, 2), left: [{ id: boss.userId, why: 'own' }] });
    expect(ended).toEqual(ids.slice(0, 2));
    const second = await world.addPerson('admin', 'A1');
    await world.ask(actOnPeople, { ids: [boss.userId ?? 0], act: 'leave' }, second);
    expect((await listed({ state: 'left' }, second)).accounts).toEqual(['A0']);
    expect(await world.refusal(managePeople, { q: '', type: '', state: '', sort: 'account' }, boss)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
    const { revision, written } = await world.ask(managePerson, { id: second.userId ?? 0 }, second);
    const demoted = { id: second.userId ?? 0, revision, person: { ...written, type: 1 as const } };
    expect(await world.refusal(changePerson, demoted, second)).toMatchObject({ data: { fields: { type: 'beyond' } } });
  });

  it('are what they were once the acts that set it back are done [AC-10]', async () => {
    const ids = [await idOf('W1'), await idOf('W2'), await idOf('P1')];
    const rows = () =>
      world.in(1001, (scope) =>
        scope.tx
          .select({ id: users.id, department: users.departmentId, locked: users.locked, leftAt: users.leftAt })
          .from(users)
          .where(scope.only(users, inArray(users.id, ids)))
          .orderBy(users.id),
      );
    await world.ask(actOnPeople, { ids: [ids[0] ?? 0], act: 'lock' }, boss);
    for (const act of ['move', 'lock', 'leave'] as const) {
      const before = await rows();
      const { back } = await world.ask(actOnPeople, { ids, act, department: paint }, boss);
      expect(await rows()).not.toEqual(before);
      for (const one of back) await world.ask(actOnPeople, one, boss);
      expect(await rows()).toEqual(before);
    }
  });

  it('are logged out on one device alone [SE-02]', async () => {
    const id = await idOf('W1');
    const login = (scope: TenantScope, tokenHash: string) =>
      scope.row(sessions, {
        ...{ tokenHash, kid: `kid ${tokenHash}`, userId: id, userAgent: tokenHash, ip: '10.0.0.1' },
        ...{ signKey: Buffer.from('k'), encC2s: Buffer.from('k'), encS2c: Buffer.from('k') },
        ...{ createdAt: new Date(), lastSeenAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
      });
    await world.in(1001, (scope) =>
      scope.tx.insert(sessions).values([login(scope, 'lost phone'), login(scope, 'desk')]),
    );
    const { devices } = await world.ask(managePerson, { id }, boss);
    const lost = devices.find(({ userAgent }) => userAgent === 'lost phone');
    const after = await world.ask(endDevice, { id, device: lost?.id ?? '' }, boss);
    expect(after.devices.map(({ userAgent }) => userAgent)).toEqual(['desk']);
    expect(await world.refusal(endDevice, { id, device: lost?.id ?? '' }, boss)).toMatchObject({
      code: ErrorCode.notFound,
    });
  });

  it('keep rights that only a super administrator gives or takes', async () => {
    const system = { userId: await addUser(world.db, 1001, { account: 'S1', type: 4 }) };
    const id = await idOf('W1');
    const { revision, written } = await world.ask(managePerson, { id }, system);
    const raised = { id, revision, person: { ...written, type: 2 as const } };
    expect(await world.refusal(changePerson, raised, system)).toMatchObject({ data: { fields: { type: 'beyond' } } });
    expect(await world.ask(actOnPeople, { ids: [boss.userId ?? 0], act: 'lock' }, system)).toMatchObject({
      left: [{ why: 'lastAdministrator' }],
    });
    expect(await world.refusal(giveNewPassword, { id: boss.userId ?? 0 }, system)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
    // Another phone or department of an administrator would be a way to the administrator's rights.
    const of = await world.ask(managePerson, { id: boss.userId ?? 0 }, system);
    const phone = { id: of.id, revision: of.revision, person: { ...of.written, phone: '13805716620' } };
    expect(await world.refusal(changePerson, phone, system)).toMatchObject({ data: { fields: { type: 'beyond' } } });
    expect(await world.ask(actOnPeople, { ids: [of.id], act: 'move', department: weld }, system)).toMatchObject({
      done: [],
      left: [{ why: 'beyond' }],
    });
    const manager = { id: 0, revision: 0, parent: 0, name: { zh_cn: '新' }, open: 'N' as const, managers: [id] };
    expect(await world.refusal(saveDepartment, manager, system)).toMatchObject({ code: ErrorCode.adminsOnly });
  });
});

describe('Saved views', () => {
  it('are their owner’s alone, replaced by name, at most thirty for a table, any script [AC-10]', async () => {
    const names = async (table: string, asker = boss) =>
      (await world.ask(savedViews, { table }, asker)).views.map(({ name, query }) => [name, query]);
    await world.ask(saveView, { table: 'people', name: '  夜班 🌙 "A"  ', query: 'q=a' }, boss);
    await world.ask(saveView, { table: 'people', name: '夜班 🌙 "A"', query: 'q=b&sort=-lastLogin' }, boss);
    await world.ask(saveView, { table: 'audit', name: '夜班 🌙 "A"', query: '' }, boss);
    expect(await names('people')).toEqual([['夜班 🌙 "A"', 'q=b&sort=-lastLogin']]);
    const second = await world.addPerson('admin', 'A1');
    expect(await names('people', second)).toEqual([]);
    const [view] = (await world.ask(savedViews, { table: 'people' }, boss)).views;
    await world.ask(removeView, { id: view?.id ?? 0 }, second);
    expect(await names('people')).toHaveLength(1);
    for (let n = 2; n <= 30; n += 1) await world.ask(saveView, { table: 'people', name: `view ${n}`, query: '' }, boss);
    expect(await world.refusal(saveView, { table: 'people', name: 'one more', query: '' }, boss)).toMatchObject({
      data: { fields: { name: 'full' } },
    });
    await world.ask(saveView, { table: 'people', name: 'view 30', query: 'q=c' }, boss);
    await world.ask(removeView, { id: view?.id ?? 0 }, boss);
    expect(await names('people')).toHaveLength(29);
  });
});

describe('Departments in the console', () => {
  const tree = async () => (await world.ask(manageDepartments, {}, boss)).departments;

  it('are added, named, given managers, and count the people below them', async () => {
    const id = await idOf('W1');
    const add = { id: 0, revision: 0, parent: weld, name: { zh_cn: '焊一班', en: 'Welding 1' } };
    const { departments } = await world.ask(saveDepartment, { ...add, open: 'Y', managers: [id] }, boss);
    const team = departments.find(({ name }) => name.zh_cn === '焊一班');
    expect(team).toMatchObject({ parent: weld, open: true, people: 0, managers: [{ id, name: 'W1' }] });
    await world.ask(actOnPeople, { ids: [id], act: 'move', department: team?.id ?? 0 }, boss);
    expect((await tree()).filter((one) => [weld, team?.id].includes(one.id)).map(({ people }) => people)).toEqual([
      2, 1,
    ]);
    const named = { id: team?.id ?? 0, parent: 0, name: { zh_cn: '焊接一班' }, open: 'N' as const, managers: [] };
    await world.ask(saveDepartment, { ...named, revision: team?.revision ?? 0 }, boss);
    expect((await world.ask(managePerson, { id }, boss)).department?.name).toBe('焊接一班');
    expect(await world.refusal(saveDepartment, { ...named, revision: team?.revision ?? 0 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
  });

  it('are moved with those below, and audiences follow at once; never below themselves', async () => {
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, departments: [weld] }));
    await world.ask(moveDepartment, { id: paint, parent: weld, place: 0 }, boss);
    expect(await membersOf(audience)).toContain(await idOf('P1'));
    expect(await world.refusal(moveDepartment, { id: weld, parent: paint, place: 0 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
    await world.ask(moveDepartment, { id: paint, parent: 0, place: 0 }, boss);
    expect(await membersOf(audience)).not.toContain(await idOf('P1'));
    expect((await tree()).map(({ id }) => id)[0]).toBe(paint);
  });

  it('are merged: people go over, and what was for one is for the other', async () => {
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, departments: [paint] }));
    const { departments } = await world.ask(mergeDepartment, { id: paint, into: weld }, boss);
    expect(departments.map(({ id, people }) => [id, people])).toEqual([[weld, 3]]);
    expect(await membersOf(audience)).toEqual(
      [await idOf('W1'), await idOf('W2'), await idOf('P1')].sort((a, b) => a - b),
    );
  });

  it('neither count people who have left nor stay open for them [AC-10]', async () => {
    const counted = async (id: number) => (await tree()).find((one) => one.id === id)?.people;
    await addUser(world.db, 1001, { account: 'P2', department: { zh_cn: '涂装' }, leftAt: new Date(world.now) });
    expect(await counted(paint)).toBe(1);
    await world.ask(actOnPeople, { ids: [await idOf('P1')], act: 'move', department: weld }, boss);
    expect(await counted(paint)).toBe(0);
    const { departments } = await world.ask(closeDepartment, { id: paint, closed: 'Y' }, boss);
    expect(departments.find(({ id }) => id === paint)?.closed).toBe(true);
  });

  it('are closed once nobody is in them', async () => {
    expect(await world.refusal(closeDepartment, { id: paint, closed: 'Y' }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
    await world.ask(actOnPeople, { ids: [await idOf('P1')], act: 'move', department: weld }, boss);
    await world.ask(closeDepartment, { id: paint, closed: 'Y' }, boss);
    expect(
      await world.refusal(actOnPeople, { ids: [await idOf('P1')], act: 'move', department: paint }, boss),
    ).toMatchObject({ data: { fields: { department: 'invalid' } } });
  });
});

describe('The audit log', () => {
  it('names who changed what, before and after, without personal values', async () => {
    const id = await idOf('W1');
    const { revision, written } = await world.ask(managePerson, { id }, boss);
    const person = { ...written, post: '焊工', email: 'w1@hengchuan.example' };
    await world.ask(changePerson, { id, revision, person }, boss);
    await world.ask(actOnPeople, { ids: [id], act: 'lock' }, boss);
    const log = await world.ask(auditLog, { q: '', subject: 'person', id }, boss);
    expect(log.items.map(({ act }) => act)).toEqual([
      'manage/people/act',
      'manage/people/change',
      'manage/people/detail',
    ]);
    expect(log.items[1]).toMatchObject({
      who: { id: boss.userId, name: 'A0' },
      subject: { type: 'person', id, name: 'W1' },
      changes: [
        { field: 'post', before: null, after: '焊工' },
        { field: 'email', before: null, after: null },
      ],
    });
    expect((await world.ask(auditLog, { q: 'w1', subject: '' }, boss)).total).toBe(3);
    expect((await world.ask(auditLog, { q: 'nobody', subject: '' }, boss)).total).toBe(0);
  });

  it('names who looked at whose record, once an hour for the two of them [AC-10]', async () => {
    const look = async (asker: Asker, id: number) => world.ask(managePerson, { id }, asker);
    const looks = async () =>
      (await world.ask(auditLog, { q: '', subject: '', act: managePerson.name }, boss)).items.map(
        ({ subject, who }) => [who?.name, subject?.name],
      );
    const second = await world.addPerson('admin', 'A1');
    const id = await idOf('W1');
    await look(boss, id);
    world.now += 59 * 60_000;
    await look(boss, id);
    await look(second, id);
    await look(boss, boss.userId ?? 0);
    expect(await looks()).toEqual([
      ['A1', 'W1'],
      ['A0', 'W1'],
    ]);
    world.now += 2 * 60_000;
    await look(boss, id);
    expect(await looks()).toHaveLength(3);
  });

  it('is narrowed to an act and to days of the enterprise [AC-10]', async () => {
    const found = async (input: Partial<Parameters<typeof world.ask<typeof auditLog>>[1]>) =>
      (await world.ask(auditLog, { q: '', subject: '', ...input }, boss)).items.map(({ act }) => act);
    const ids = [await idOf('W1')];
    world.now = Date.parse('2025-11-20T15:59:00Z');
    await world.ask(actOnPeople, { ids, act: 'lock' }, boss);
    world.now += 2 * 60_000;
    await world.ask(moveDepartment, { id: paint, parent: weld, place: 0 }, boss);
    // Midnight in Shanghai is between the two.
    expect(await found({ from: '2025-11-21' })).toEqual(['manage/departments/move']);
    expect(await found({ to: '2025-11-20' })).toEqual(['manage/people/act']);
    expect(await found({ act: 'manage/people/act', from: '2025-11-20', to: '2025-11-21' })).toHaveLength(1);
    expect(await world.refusal(auditLog, { q: '', subject: '', from: '2025-02-30' }, boss)).toMatchObject({
      code: ErrorCode.badRequest,
    });
    // Words find who acted, and the person or thing that it was done to.
    expect(await found({ q: 'A0', subject: 'department' })).toEqual(['manage/departments/move']);
    expect(await found({ q: 'W1' })).toEqual(['manage/people/act']);
    expect(await found({ q: 'nobody' })).toEqual([]);
  });
});

async function idOf(account: string): Promise<number> {
  const [row] = await world.in(1001, (scope) =>
    scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, eq(users.account, account))),
  );
  return row?.id ?? 0;
}

async function membersOf(audience: number | null): Promise<number[]> {
  const rows = await world.in(1001, (scope) =>
    scope.tx
      .select({ id: audienceMembers.userId })
      .from(audienceMembers)
      .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audience ?? 0))),
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
