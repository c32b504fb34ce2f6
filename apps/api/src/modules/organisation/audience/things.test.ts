import { ErrorCode } from '@banyan/contracts';
import {
  actOnPeople,
  audienceEffect,
  audienceThing,
  audienceThingList,
  audienceUseKinds,
  auditLog,
  setAudience,
  type Audience,
} from '@banyan/contracts/organisation';
import { messageList } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { noTerms } from '../../../platform/audience/audienceOf.ts';
import { departmentCalled } from '../../../platform/departments.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { forDepartments } from '../../../testing/audiences.ts';
import type { Asker } from '../../../testing/world.ts';
import { addActivity } from '../../activity/testing/addActivity.ts';
import { allAudienceThings } from '../../allAudienceThings.ts';
import { CourseWorld } from '../../course/testing/world.ts';
import { courseCounts, courses, courseSearch } from '../../course/course.schema.ts';
import { allRoutes } from '../../index.ts';
import { addRoom } from '../../liveRoom/testing/roomWorld.ts';
import { announcements } from '../../messages/messages.schema.ts';
import { addRole } from '../testing/addRole.ts';

let world: CourseWorld;
let boss: Asker & { userId: number };
let weld: number;
let paint: number;
let w1: number;
let p1: number;

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  const { userId } = await world.addPerson('admin', 'A0');
  boss = { userId: userId ?? 0, role: 'admin' };
  w1 = await world.addLearner('W1', '焊接');
  p1 = await world.addLearner('P1', '涂装');
  const id = (zh_cn: string) => world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn }))?.id ?? 0);
  [weld, paint] = [await id('焊接'), await id('涂装')];
});

const ofWeld = (): Audience => ({ ...noTerms, departments: [weld] });
const list = (asker: Asker = boss, asked: { q?: string; kind?: 'room' | 'activity'; some?: 'Y' | 'N' } = {}) =>
  world.ask(audienceThingList, { q: '', kind: '', some: 'N', ...asked }, asker);
const of = (kind: 'room' | 'activity' | 'course' | 'announcement', id: number, asker: Asker = boss) =>
  world.ask(audienceThing, { kind, id }, asker);
const administrator = async (account: string, reach: 'departments' | 'own', departments: readonly number[]) => {
  const userId = await world.addLearner(account, '涂装');
  const permissions = ['people.see', 'live.see', 'live.edit'] as const;
  await addRole(world, { permissions, holders: [userId], reach, departments });
  return { userId };
};

describe('Things that may be for audiences', () => {
  it('are all of one model: each kind is listed, found and given away [AC-10]', async () => {
    expect(allAudienceThings.map(({ kind }) => kind).sort()).toEqual([...audienceUseKinds].sort());
    await world.in(1001, async (scope) => {
      for (const { all, find, records, uses } of allAudienceThings) {
        await scope.tx.execute(all(scope));
        await scope.tx.execute(records(scope, 1));
        expect(await find(scope, 1)).toBeNull();
        expect(await uses(scope, [1])).toEqual([]);
      }
    });
  });

  it('are listed by kind, name and page, with whom they are for and how many that are [AC-10]', async () => {
    const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['焊接']));
    const room = await addRoom(world, boss.userId, { title: '焊工夜校', audienceId });
    const all = await addRoom(world, boss.userId, { title: '大家的夜校' });
    await addActivity(world, { organiserId: boss.userId, title: '焊接比武' });
    const found = await list(boss, { q: '夜校' });
    expect(found.items).toMatchObject([
      { kind: 'room', id: all, audience: null, began: 0, people: 3, changedAt: null, own: true },
      { kind: 'room', id: room, name: '焊工夜校', audience: ofWeld(), began: audienceId, people: 1 },
    ]);
    expect((await list(boss, { some: 'Y', kind: 'room' })).items.map(({ id }) => id)).toEqual([room]);
    const first = await world.ask(audienceThingList, { q: '', kind: '', some: 'N', size: 2 }, boss);
    const next = await world.ask(
      audienceThingList,
      { q: '', kind: '', some: 'N', size: 2, cursor: first.next ?? '' },
      boss,
    );
    expect([...first.items, ...next.items].map(({ kind }) => kind)).toEqual(['activity', 'room', 'room']);
    expect([first.total, next.next]).toEqual([3, null]);
  });

  it('tell who would come, who would leave, and who keeps what they have, before anything is saved [AC-10]', async () => {
    const { id } = await addActivity(world, { organiserId: boss.userId, title: '参观', registered: [p1] });
    const effect = await world.ask(audienceEffect, { kind: 'activity', id, audience: ofWeld() }, boss);
    expect(effect).toMatchObject({
      comes: { count: 0 },
      leaves: { count: 2 },
      keeps: { count: 1, people: [{ id: p1 }] },
    });
    expect((await of('activity', id)).thing.audience).toBeNull();
  });

  it('are given to an audience at once, on record, and never over the change of somebody else [AC-10]', async () => {
    const id = await addRoom(world, boss.userId, { title: '开放日' });
    const change = { kind: 'room', id, began: 0, audience: ofWeld() } as const;
    const { thing } = await world.ask(setAudience, change, boss);
    expect(thing).toMatchObject({ audience: ofWeld(), people: 1, changedAt: world.now });
    const late = await world.refusal(setAudience, { ...change, audience: null }, boss);
    expect(late).toMatchObject({ code: ErrorCode.conflict, data: { thing: { id, audience: ofWeld() } } });
    const log = await world.ask(auditLog, { q: '', subject: 'room', id }, boss);
    expect(log.items[0]).toMatchObject({
      act: 'manage/audience/set',
      subject: { type: 'room', id, name: '开放日' },
      changes: [{ field: 'audience', before: 'everyone', after: JSON.stringify(ofWeld()) }],
    });
    const nowhere = { ...noTerms, departments: [999_999] };
    const wrong = { ...change, began: thing.began, audience: nowhere };
    expect(await world.refusal(setAudience, wrong, boss)).toMatchObject({ code: ErrorCode.fieldsRefused });
  });

  it('bring what stands beside a course along: the index of its words and its numbers [CO-01]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '焊接入门' } });
    const { began } = (await of('course', id)).thing;
    const { thing } = await world.ask(setAudience, { kind: 'course', id, began, audience: ofWeld() }, boss);
    await world.in(1001, async (scope) => {
      const [found] = await scope.tx.select().from(courseSearch).where(scope.only(courseSearch));
      const counts = await scope.tx
        .select({ audienceId: courseCounts.audienceId })
        .from(courseCounts)
        .where(scope.only(courseCounts, eq(courseCounts.audienceId, thing.began)));
      expect([found?.audienceId, counts.length > 0]).toEqual([thing.began, true]);
      await scope.tx
        .update(courses)
        .set({ state: 'deleted' })
        .where(scope.only(courses, eq(courses.id, id)));
    });
    expect(await world.refusal(audienceThing, { kind: 'course', id }, boss)).toEqual({ code: ErrorCode.notFound });
  });

  it('send an announcement to those who come, and to nobody twice [ME-01]', async () => {
    const id = await world.in(1001, async (scope) => {
      await scope.tx.update(enterprises).set({ adminMessages: true }).where(scope.only(enterprises));
      const audienceId = await forDepartments(scope, ['焊接']);
      const text = { zh_cn: '停电' };
      const row = { key: 'k1', params: { title: text, text, from: text }, audienceId, at: new Date(world.now) };
      const [added] = await scope.tx.insert(announcements).values(scope.row(announcements, row)).returning();
      return added?.id ?? 0;
    });
    const inbox = async (userId: number) =>
      (await world.ask(messageList, { box: 'admin', about: 'all', unread: 'N', keyword: '' }, { userId })).items.length;
    const set = async (audience: Audience | null) => {
      const { began } = (await of('announcement', id)).thing;
      await world.ask(setAudience, { kind: 'announcement', id, began, audience }, boss);
      return [await inbox(w1), await inbox(p1)];
    };
    expect(await set({ ...noTerms, departments: [weld, paint] })).toEqual([1, 1]);
    expect(await set(ofWeld())).toEqual([1, 0]);
    expect(await set(null)).toEqual([1, 1]);
    // Whoever comes into the audience later gets it, too.
    expect(await set(ofWeld())).toEqual([1, 0]);
    const newcomer = await world.addLearner('P2', '涂装');
    await world.ask(actOnPeople, { ids: [newcomer], act: 'move', department: weld }, boss);
    expect(await inbox(newcomer)).toBe(1);
  });

  it('are seen and changed within the rights of their area alone, also by hand-written ids [AC-10]', async () => {
    const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['焊接']));
    const [theirs, everyones] = [
      await addRoom(world, boss.userId, { title: '自己的', audienceId }),
      await addRoom(world, boss.userId, { title: '大家的' }),
    ];
    const welder = await administrator('R1', 'departments', [weld]);
    const found = await list(welder);
    expect(found.kinds).toEqual(['room']);
    expect(found.items.map(({ id }) => id)).toContain(theirs);
    expect(found.items.map(({ id }) => id)).not.toContain(everyones);
    expect((await list(await administrator('R2', 'own', []))).items).toEqual([]);
    const notFound = { code: ErrorCode.notFound };
    expect(await world.refusal(audienceThing, { kind: 'room', id: everyones }, welder)).toEqual(notFound);
    expect(await world.refusal(audienceThing, { kind: 'course', id: 1 }, welder)).toEqual(notFound);
    const change = { kind: 'room', id: theirs, began: audienceId ?? 0 } as const;
    for (const audience of [
      null,
      { ...noTerms, departments: [paint] },
      { ...noTerms, people: [p1] },
      { ...noTerms, rules: [[{ on: 'type' as const, is: [1] }]] },
    ])
      expect(await world.refusal(setAudience, { ...change, audience }, welder)).toMatchObject({
        code: ErrorCode.adminsOnly,
      });
    const own = { ...ofWeld(), rules: [[{ on: 'department' as const, in: [weld] }]], people: [w1] };
    await world.ask(setAudience, { ...change, audience: own }, welder);
    const elsewhere = {
      userId: (await world.addPerson('admin', 'B0', 1002)).userId,
      eid: 1002,
      role: 'admin',
    } as const;
    expect(await world.refusal(audienceThing, { kind: 'room', id: theirs }, elsewhere)).toEqual(notFound);
  });
});
