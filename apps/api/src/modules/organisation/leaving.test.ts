import { ErrorCode } from '@banyan/contracts';
import { rankByWeek } from '@banyan/contracts/mall';
import {
  actOnPeople,
  auditLog,
  consoleAccess,
  giveRole,
  managePeople,
  ownedByPeople,
  saveRole,
} from '@banyan/contracts/organisation';
import { messageList } from '@banyan/contracts/messages';
import { myBookings } from '@banyan/contracts/teaching';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TenantTable } from '../../db/tenant.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceOf, noTerms } from '../../platform/audience/audienceOf.ts';
import { addDepartment } from '../../platform/departments.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { departmentManagers } from '../../platform/organisation.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import type { Asker } from '../../testing/world.ts';
import { activities } from '../activity/activity.schema.ts';
import { addActivity } from '../activity/testing/addActivity.ts';
import { addPost } from '../community/testing/addCommunity.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { ExamWorld } from '../exam/testing/world.ts';
import { examMarkers } from '../exam/exam.schema.ts';
import { faceTrusts } from '../face/face.schema.ts';
import { allRoutes } from '../index.ts';
import { lecturerBookings, lecturerSlots } from '../lecturer/lecturer.schema.ts';
import { addTeacher, addTime } from '../lecturer/testing/lecturerWorld.ts';
import { livePeople, liveRooms } from '../liveRoom/liveRoom.schema.ts';
import { addRoom } from '../liveRoom/testing/roomWorld.ts';
import { addScore } from '../ranking/addScore.ts';

const DAY_MS = 86_400_000;

let world: CourseWorld;
let boss: Asker;
/** Owns something of each kind. */
let gone: number;
/** A lecturer who can take all of it over. */
let heir: number;
let exam: number;
let weld: number;
let activity: { readonly id: number };
let rooms: readonly number[];

const rowsOf = <Table extends TenantTable>(table: Table) =>
  world.in(1001, (scope) =>
    scope.tx
      .select()
      .from(table as TenantTable)
      .where(scope.only(table)),
  ) as Promise<Table['$inferSelect'][]>;
const messagesOf = (userId: number) =>
  world.ask(messageList, { box: 'own', about: 'all', unread: 'N', keyword: '' }, { userId });
const leave = (ids: readonly number[], to = 0, asker = boss) =>
  world.ask(actOnPeople, { ids: [...ids], act: 'leave', heir: to }, asker);

async function book(lecturerId: number, userId: number, days: number): Promise<void> {
  const slotId = await addTime(world, lecturerId, days);
  const begins = new Date(world.now + days * DAY_MS);
  const row = { lecturerId, slotId, userId, begins, ends: new Date(begins.getTime() + 5_400_000), place: '302' };
  await world.in(1001, (scope) =>
    scope.tx
      .insert(lecturerBookings)
      .values(scope.row(lecturerBookings, { ...row, price: 0, note: '', at: new Date(world.now) })),
  );
}

beforeEach(async () => {
  world = await CourseWorld.open([1001], allRoutes);
  boss = await world.addPerson('admin', 'A0');
  heir = await addUser(world.db, 1001, { account: 'L2', type: 5 });
  const teacher = await addTeacher(world);
  gone = teacher.who.userId ?? 0;
  const member = await world.addLearner('W1', '焊接');
  weld = (await rowsOf(users)).find(({ id }) => id === member)?.departmentId ?? 0;
  await world.in(1001, async ({ row, tx }) => {
    await tx.insert(departmentManagers).values(row(departmentManagers, { departmentId: weld, userId: gone }));
  });
  activity = await addActivity(world, { organiserId: gone });
  await addActivity(world, { organiserId: gone, begins: -48, registers: [-72, -49] });
  rooms = [
    await addRoom(world, gone, { begins: new Date(world.now + DAY_MS), members: [member] }),
    await addRoom(world, gone, {
      begins: new Date(world.now - DAY_MS),
      startedAt: new Date(world.now - DAY_MS),
      endedAt: new Date(world.now - DAY_MS + 1000),
    }),
  ];
  exam = await (await ExamWorld.within(world)).addExam();
  await world.in(1001, ({ row, tx }) =>
    tx.insert(examMarkers).values(row(examMarkers, { examId: exam, userId: gone })),
  );
  await world.addCourse({ lecturerId: teacher.id });
  await addPost(world, gone);
  await book(teacher.id, member, 3);
  await book((await addTeacher(world)).id, gone, 4);
});

describe('Somebody who leaves', () => {
  it('has owned and made what is told in numbers before [AC-10]', async () => {
    const { things } = await world.ask(ownedByPeople, { ids: [gone, heir] }, boss);
    expect(things).toEqual([
      ...['departments', 'activities', 'rooms', 'exams', 'bookings'].map((kind) => ({
        ...{ kind, fate: 'handedOver', count: 1 },
      })),
      { kind: 'lessons', fate: 'calledOff', count: 1 },
      ...['courses', 'posts', 'roomsHeld'].map((kind) => ({ kind, fate: 'stays', count: 1 })),
    ]);
  });

  it('is left as they are while nobody takes over what they own [AC-10]', async () => {
    expect(await leave([gone])).toMatchObject({ done: [], left: [{ id: gone, why: 'owns' }] });
    expect(await leave([heir])).toMatchObject({ done: [heir], left: [] });
  });

  it('tells the heir in one message what is theirs now, by names [AC-10] [ME-01]', async () => {
    const second = await addUser(world.db, 1001, { account: 'L3', type: 5 });
    await addActivity(world, { organiserId: second });
    await leave([gone, second], heir);
    const { items } = await messagesOf(heir);
    expect(items).toHaveLength(1);
    expect(items[0]?.title).toMatch(/等 2 人离职，由你接手 6 项/);
    expect(items[0]?.text).toContain('焊接');
    // It names five of them at most.
    const many = await addUser(world.db, 1001, { account: 'L4', type: 5 });
    await world.in(1001, async (scope) => {
      for (const zh_cn of ['甲班', '乙班', '丙班', '丁班', '戊班', '己班']) {
        const { id: departmentId } = await addDepartment(scope, { zh_cn });
        const managed = scope.row(departmentManagers, { departmentId, userId: many });
        await scope.tx.insert(departmentManagers).values(managed);
      }
    });
    await leave([many], heir);
    const [latest] = (await messagesOf(heir)).items;
    expect(latest?.title).toMatch(/离职，由你接手 6 项/);
    expect(latest?.text.match(/.班/g)).toHaveLength(5);
  });

  it('hands over what is ahead in one act, each thing on record; what they made keeps its name [AC-10]', async () => {
    expect(await leave([gone], heir)).toMatchObject({ done: [gone], left: [] });
    expect(await rowsOf(departmentManagers)).toMatchObject([{ departmentId: weld, userId: heir }]);
    expect((await rowsOf(activities)).map(({ id, organiserId }) => [id === activity.id, organiserId]).sort()).toEqual([
      [false, gone],
      [true, heir],
    ]);
    const owners = new Map((await rowsOf(liveRooms)).map(({ id, ownerId }) => [id, ownerId]));
    expect(rooms.map((id) => owners.get(id))).toEqual([heir, gone]);
    const ahead = (await rowsOf(livePeople)).filter(({ roomId }) => roomId === rooms[0]);
    expect(ahead.map(({ userId, role }) => [userId, role])).toContainEqual([heir, 'host']);
    expect(ahead.map(({ userId }) => userId)).not.toContain(gone);
    expect(await rowsOf(examMarkers)).toMatchObject([{ examId: exam, userId: heir }]);
    expect((await world.ask(myBookings, { tab: 'all' }, { userId: heir, role: 'lecturer' })).items).toHaveLength(1);
    const lessons = (await rowsOf(lecturerBookings)).filter(({ userId }) => userId !== heir);
    expect(lessons).toMatchObject([{ state: 'cancelled', cancelledBy: 'withdrawn' }]);
    expect(await rowsOf(lecturerSlots)).toHaveLength(1);
    const log = await world.ask(auditLog, { q: '', subject: '', act: actOnPeople.name }, boss);
    const owner = [{ field: 'owner', before: String(gone), after: String(heir) }];
    for (const type of ['department', 'activity', 'room', 'exam', 'booking'])
      expect(
        log.items.filter(({ changes, subject }) => subject?.type === type && changes[0]?.field === 'owner'),
      ).toEqual([expect.objectContaining({ changes: owner })]);
  });

  it('is forgotten by the devices on which the face alone was enough [AC-10] [SE-15]', async () => {
    const at = new Date(world.now);
    const trust = { passwordStamp: '', userAgent: 'phone', since: at, expiresAt: new Date(world.now + DAY_MS) };
    await world.in(1001, ({ row, tx }) =>
      tx
        .insert(faceTrusts)
        .values([gone, heir].map((userId) => row(faceTrusts, { ...trust, userId, tokenHash: `of ${userId}` }))),
    );
    await leave([gone], heir);
    expect((await rowsOf(faceTrusts)).map(({ userId }) => userId)).toEqual([heir]);
  });

  it('hands nothing to somebody who is not there, may not do it, or leaves too [AC-10] [AD-01]', async () => {
    const refused = (to: number, ids = [gone], asker = boss) =>
      world.refusal(actOnPeople, { ids, act: 'leave', heir: to }, asker);
    const why = (heirs: string) => ({ code: ErrorCode.fieldsRefused, data: { fields: { heir: heirs } } });
    const learner = (await rowsOf(users)).find(({ account }) => account === 'W1')?.id ?? 0;
    expect(await refused(learner)).toMatchObject(why('marks'));
    expect(await refused(heir, [gone, heir])).toMatchObject(why('invalid'));
    expect(await refused(9_999_999)).toMatchObject(why('invalid'));
    await world.ask(actOnPeople, { ids: [heir], act: 'lock' }, boss);
    expect(await refused(heir)).toMatchObject(why('invalid'));
    // A system administrator does not see reports, and so makes nobody a manager, who does.
    const system: Asker = { userId: await addUser(world.db, 1001, { account: 'S1', type: 4 }), role: 'admin' };
    await world.ask(actOnPeople, { ids: [heir], act: 'unlock' }, boss);
    expect(await refused(heir, [gone], system)).toMatchObject(why('managers'));
    expect(await rowsOf(departmentManagers)).toMatchObject([{ userId: gone }]);
  });

  it('loses roles, audiences and the place in rankings; and comes back without what was handed over [AC-10] [MA-06]', async () => {
    const name = { zh_cn: '助教' };
    const permissions = ['people.see' as const];
    const { own } = await world.ask(saveRole, { id: 0, revision: 0, name, permissions }, boss);
    const role = own.find((one) => one.name.zh_cn === '助教')?.id ?? 0;
    await world.ask(giveRole, { id: role, people: [gone], reach: 'all', departments: [] }, boss);
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, people: [gone] }));
    await world.in(1001, (scope) =>
      addScore(scope, { userId: gone, measure: 'points', source: 'x', total: 5 }, world.now, {
        grown: () => Promise.resolve(),
      }),
    );
    const isIn = async () => (await rowsOf(audienceMembers)).some(({ audienceId }) => audienceId === audience);
    const ranked = async () =>
      (await world.ask(rankByWeek, { scope: 'all', measure: 'points', period: 'week' }, { userId: heir })).places
        .length;
    expect([await isIn(), await ranked()]).toEqual([true, 1]);
    await leave([gone], heir);
    expect([await isIn(), await ranked()]).toEqual([false, 0]);
    const people = await world.ask(managePeople, { q: '', type: '', state: 'left', sort: 'account' }, boss);
    expect(people.items.map(({ id }) => id)).toEqual([gone]);
    expect(await world.ask(actOnPeople, { ids: [gone], act: 'unlock' }, boss)).toMatchObject({
      left: [{ why: 'left' }],
    });
    await world.ask(actOnPeople, { ids: [gone], act: 'return' }, boss);
    expect([await isIn(), await ranked()]).toEqual([true, 1]);
    expect(await world.ask(consoleAccess, {}, { userId: gone, role: 'lecturer' })).toMatchObject({
      rights: expect.not.arrayContaining([expect.objectContaining({ permission: 'people.see' })]) as unknown,
    });
    expect(await rowsOf(departmentManagers)).toMatchObject([{ userId: heir }]);
  });
});
