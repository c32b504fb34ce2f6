import { ErrorCode } from '@banyan/contracts';
import {
  addPerson,
  auditLog,
  changeGroupPeople,
  changePerson,
  groupAudience,
  groupPeople,
  managePerson,
  manageGroup,
  manageGroups,
  previewAudience,
  previewGroup,
  removeGroup,
  saveGroup,
  whyInAudience,
  type Audience,
  type AudienceRule,
} from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceOf, noTerms } from '../../platform/audience/audienceOf.ts';
import type { AudienceThings } from '../../platform/audience/audienceThings.ts';
import { addDepartment, departmentCalled } from '../../platform/departments.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { addRole } from './testing/addRole.ts';
import { organisationModule } from './organisation.module.ts';
import { noVisitors } from './testing/noVisitors.ts';

const uses = vi.fn<AudienceThings['uses']>();
const { routes } = organisationModule({
  endSession: () => Promise.resolve(),
  endSessions: () => Promise.resolve(),
  endTrusts: () => Promise.resolve(),
  rank: () => Promise.resolve(),
  owned: [],
  visitors: noVisitors,
  hashPassword: (password) => Promise.resolve(password),
  openSeeing: () => Promise.reject(new Error('not asked')),
  takeLogo: () => Promise.reject(new Error('not asked')),
  invite: () => Promise.reject(new Error('not asked')),
  audienceThings: [{ kind: 'course', uses } as Partial<AudienceThings> as AudienceThings],
});

let world: World;
let boss: Asker;
let weld: number;
let line: number;
let paint: number;
let w1: number;
let w2: number;
let p1: number;

beforeEach(async () => {
  uses.mockResolvedValue([]);
  world = await openWorld(routes, { eids: [1001, 1002] });
  boss = await world.addPerson('admin', 'A0');
  w1 = await world.addLearner('W1', '焊接');
  w2 = await world.addLearner('W2', '焊接');
  p1 = await world.addLearner('P1', '涂装');
  [weld, line, paint] = await world.in(1001, async (scope) => {
    const first = (await departmentCalled(scope, { zh_cn: '焊接' }))?.id ?? 0;
    const below = await addDepartment(scope, { zh_cn: '一线' }, first);
    return [first, below.id, (await departmentCalled(scope, { zh_cn: '涂装' }))?.id ?? 0] as const;
  });
});

const written = { name: { zh_cn: '夜班' }, id: 0, revision: 0, department: 0 };
const ofWeld: AudienceRule = [{ on: 'department', in: [0] }];
const inWeld = (): AudienceRule => [{ ...ofWeld[0], on: 'department', in: [weld] }];
const byHand = () => world.ask(saveGroup, { ...written, rule: null }, boss);
const byRule = () => world.ask(saveGroup, { ...written, rule: inWeld() }, boss);
const accountsOf = async (id: number, asker = boss) =>
  (await world.ask(groupPeople, { id, q: '' }, asker)).items.map(({ account }) => account);
const put = (id: number, add: number[], take: number[] = []) => world.ask(changeGroupPeople, { id, add, take }, boss);
const membersOf = (audienceId: number | null) =>
  world.in(1001, async (scope) => {
    const rows = await scope.tx
      .select({ id: audienceMembers.userId })
      .from(audienceMembers)
      .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audienceId ?? 0)));
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  });
const audienceFor = (values: Partial<Audience>) =>
  world.in(1001, (scope) => audienceOf(scope, { ...noTerms, ...values }));

/** An administrator whose rights over people reach the welders alone. */
async function foreman(): Promise<Asker> {
  const userId = await addUser(world.db, 1001, { account: 'F1', department: { zh_cn: '涂装' } });
  await addRole(world, { permissions: ['people.see', 'people.edit'], holders: [userId], departments: [weld] });
  return { userId };
}

describe('A group by hand', () => {
  it('takes people in and lets them go, and what is for it follows at once [AC-10]', async () => {
    const group = await byHand();
    const audience = await audienceFor({ groups: [group.id] });
    expect(await put(group.id, [w1, p1])).toMatchObject({ people: 2 });
    expect(await accountsOf(group.id)).toEqual(['P1', 'W1']);
    expect(await membersOf(audience)).toEqual([w1, p1]);
    expect(await put(group.id, [w2], [w1])).toMatchObject({ people: 2 });
    expect(await membersOf(audience)).toEqual([w2, p1]);
    const { items } = await world.ask(auditLog, { q: '', subject: 'group', id: group.id }, boss);
    expect(items.map(({ act }) => act)).toEqual([
      'manage/groups/changePeople',
      'manage/groups/changePeople',
      'manage/groups/save',
    ]);
  });

  it('gets no rule, and one by rule takes nobody by hand [AC-10]', async () => {
    const group = await byHand();
    const rule = { ...written, id: group.id, revision: group.revision, rule: inWeld() };
    expect(await world.refusal(saveGroup, rule, boss)).toMatchObject({ code: ErrorCode.fieldsRefused });
    const ruled = await byRule();
    expect(await world.refusal(changeGroupPeople, { id: ruled.id, add: [p1], take: [] }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
  });
});

describe('A group by rule', () => {
  it('takes whom the rule fits, also who is hired or moved later, and follows a new rule [AC-10]', async () => {
    const group = await byRule();
    const audience = await audienceFor({ groups: [group.id] });
    expect(await accountsOf(group.id)).toEqual(['W1', 'W2']);
    const person = {
      ...{ name: { zh_cn: '新' }, department: line, further: [], post: '', hiredOn: '', tags: [], email: '' },
      ...{ phone: '', type: 1 as const },
    };
    const hired = await world.ask(addPerson, { account: 'W3', person }, boss);
    const { revision, written: own } = await world.ask(managePerson, { id: p1 }, boss);
    await world.ask(changePerson, { id: p1, revision, person: { ...own, department: line } }, boss);
    expect(await membersOf(audience)).toEqual([w1, w2, p1, hired.person.id]);
    const narrower = { ...written, id: group.id, revision: group.revision };
    const rule: AudienceRule = [{ on: 'department', in: [line] }];
    expect(await world.ask(saveGroup, { ...narrower, rule }, boss)).toMatchObject({ people: 2, revision: 2 });
    expect(await membersOf(audience)).toEqual([p1, hired.person.id]);
  });

  it('says before it is saved whom it takes, who comes and who leaves, and saves nothing [AC-10]', async () => {
    const group = await byRule();
    const rule: AudienceRule = [{ on: 'department', in: [paint] }];
    const answer = await world.ask(previewGroup, { id: group.id, department: 0, rule }, boss);
    const told = ({ count, people }: (typeof answer)['taken']) => [count, people.map(({ account }) => account).sort()];
    expect([told(answer.taken), told(answer.comes), told(answer.leaves)]).toEqual([
      [1, ['P1']],
      [1, ['P1']],
      [2, ['W1', 'W2']],
    ]);
    expect(await accountsOf(group.id)).toEqual(['W1', 'W2']);
  });

  it('counts, shows and previews nobody who has left [AC-10]', async () => {
    const group = await byRule();
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ leftAt: new Date(world.now) })
        .where(scope.only(users, eq(users.id, w2))),
    );
    expect(await world.ask(manageGroup, { id: group.id }, boss)).toMatchObject({ people: 1 });
    expect(await accountsOf(group.id)).toEqual(['W1']);
    const preview = await world.ask(previewGroup, { id: 0, department: 0, rule: inWeld() }, boss);
    expect(preview.taken.people.map(({ account }) => account)).toEqual(['W1']);
  });

  it('are found by name, and their people by name or account [AC-10]', async () => {
    const group = await byRule();
    await world.ask(saveGroup, { ...written, name: { zh_cn: '早班', en: 'Morning' }, rule: null }, boss);
    const named = async (q: string) => (await world.ask(manageGroups, { q }, boss)).items.map(({ name }) => name.zh_cn);
    expect(await named('')).toEqual(['早班', '夜班']);
    expect(await named('夜')).toEqual(['夜班']);
    expect(await named('morn')).toEqual(['早班']);
    const people = async (q: string) =>
      (await world.ask(groupPeople, { id: group.id, q }, boss)).items.map(({ account }) => account);
    expect(await people('')).toEqual(['W1', 'W2']);
    expect(await people('w2')).toEqual(['W2']);
  });

  it('names only departments that are there [AC-10]', async () => {
    const rule: AudienceRule = [{ on: 'department', in: [999_999] }];
    expect(await world.refusal(saveGroup, { ...written, rule }, boss)).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { rule: 'invalid' } },
    });
  });
});

describe('Groups', () => {
  it('are shown to the second of two administrators as the first has changed them [AC-10]', async () => {
    const group = await byHand();
    const change = { ...written, id: group.id, revision: 1, rule: null };
    await world.ask(saveGroup, { ...change, name: { zh_cn: '早班' } }, boss);
    expect(await world.refusal(saveGroup, change, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { group: { revision: 2, name: { zh_cn: '早班' } } },
    });
  });

  it('stay while something is for them, which the refusal names; removed, they take nobody [AC-10]', async () => {
    const group = await byHand();
    await put(group.id, [w1]);
    const audience = await audienceFor({ groups: [group.id], people: [p1] });
    uses.mockImplementation((_, ids) =>
      Promise.resolve(
        ids.includes(audience ?? 0) ? [{ id: 7, name: { zh_cn: '焊接安全' }, audienceId: audience }] : [],
      ),
    );
    expect(await world.refusal(removeGroup, { id: group.id }, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { uses: [{ kind: 'course', id: 7, name: '焊接安全' }] },
    });
    uses.mockResolvedValue([]);
    await world.ask(removeGroup, { id: group.id }, boss);
    expect(await membersOf(audience)).toEqual([p1]);
    expect(await world.refusal(manageGroup, { id: group.id }, boss)).toMatchObject({ code: ErrorCode.notFound });
  });

  it('are kept by an administrator of departments for own people alone [AC-10]', async () => {
    const all = await byHand();
    await put(all.id, [w1, p1]);
    const painters = await world.ask(saveGroup, { ...written, department: paint, rule: null }, boss);
    const asker = await foreman();
    const list = await world.ask(manageGroups, { q: '' }, asker);
    expect(list.items.map(({ id, own, people }) => [id, people, own])).toEqual([[all.id, 1, false]]);
    expect(await accountsOf(all.id, asker)).toEqual(['W1']);
    expect(await world.refusal(manageGroup, { id: painters.id }, asker)).toMatchObject({ code: ErrorCode.notFound });
    for (const department of [0, paint])
      expect(await world.refusal(saveGroup, { ...written, department, rule: null }, asker)).toMatchObject({
        code: ErrorCode.adminsOnly,
      });
    const everybody: AudienceRule = [{ on: 'type', is: [1] }];
    const own = await world.ask(saveGroup, { ...written, department: weld, rule: everybody }, asker);
    expect(own.rule).toEqual([{ on: 'department', in: [weld] }, ...everybody]);
    expect(await accountsOf(own.id)).toEqual(['W1', 'W2']);
    const hand = await world.ask(saveGroup, { ...written, department: weld, rule: null }, asker);
    expect(await world.ask(changeGroupPeople, { id: hand.id, add: [w2, p1], take: [] }, asker)).toMatchObject({
      people: 1,
    });
  });
});

describe('An audience that is put together', () => {
  const audience = (): Audience => ({
    ...noTerms,
    departments: [weld],
    rules: [[{ on: 'department', in: [paint] }]],
    people: [w1],
    except: { departments: [], groups: [], people: [w2] },
  });

  it('is kept as a group of those whom it takes now, by who may change everybody [AC-10]', async () => {
    const kept = await world.ask(groupAudience, { name: { zh_cn: '名单' }, audience: audience() }, boss);
    expect(kept).toMatchObject({ name: { zh_cn: '名单' }, rule: null, people: 2 });
    expect((await accountsOf(kept.id)).sort()).toEqual(['P1', 'W1']);
    const general = { userId: await addUser(world.db, 1001, { account: 'G7', type: 3 }) };
    await addRole(world, { permissions: ['people.edit'], holders: [general.userId], departments: [weld] });
    expect(await world.refusal(groupAudience, { name: { zh_cn: '名单' }, audience: null }, general)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
  });

  it('tells how many each line takes, how many of them only that one, and whom exceptions shut out [AC-10]', async () => {
    const { named, people, ...counted } = await world.ask(previewAudience, { audience: audience() }, boss);
    expect(counted).toEqual({
      ...{ all: 4, count: 2 },
      terms: [
        { count: 2, more: 2, stays: 1 },
        { count: 1, more: 1, stays: 1 },
        { count: 1, more: 0, stays: 0 },
        { count: 1, more: 1, stays: 0 },
      ],
    });
    expect(people.map(({ account }) => account).sort()).toEqual(['P1', 'W1']);
    expect(named.people.map(({ id }) => id).sort((a, b) => a - b)).toEqual([w1, w2]);
    expect(await world.ask(previewAudience, { audience: null }, boss)).toMatchObject({ all: 4, count: 4, terms: [] });
  });

  it('says by which of its lines somebody is in it, and which exception shuts somebody out [AC-10]', async () => {
    const { people } = await world.ask(whyInAudience, { audience: audience(), q: 'w' }, boss);
    expect(people.map(({ isIn, person, terms }) => [person.account, isIn, terms])).toEqual([
      ['W1', true, [0, 2]],
      ['W2', false, [0, 3]],
    ]);
  });

  it('counts and names nobody beyond the caller’s rights [AC-10]', async () => {
    const asker = await foreman();
    expect(await world.ask(previewAudience, { audience: audience() }, asker)).toMatchObject({ all: 2, count: 1 });
    expect((await world.ask(whyInAudience, { audience: audience(), q: 'P1' }, asker)).people).toEqual([]);
  });
});
