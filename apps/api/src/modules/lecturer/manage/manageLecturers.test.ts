import { ErrorCode } from '@banyan/contracts';
import { searchFind } from '@banyan/contracts/account';
import { auditLog } from '@banyan/contracts/organisation';
import {
  actOnLecturers,
  answerApplication,
  applyLecturer,
  bookLecturer,
  lecturerList,
  lecturerOffice,
  lecturerSlots,
  manageLecturer,
  manageLecturers,
  myBookings,
  saveLecturer,
  type WrittenLecturer,
} from '@banyan/contracts/teaching';
import { desc, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { departmentCalled } from '../../../platform/departments.ts';
import type { Asker } from '../../../testing/world.ts';
import { CourseWorld } from '../../course/testing/world.ts';
import { allRoutes } from '../../index.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { lecturerOf } from '../cards.ts';
import { lecturerApplications } from '../lecturer.schema.ts';
import { anyLecturer } from '../testing/anyLecturer.ts';
import { addTeacher, addTime } from '../testing/lecturerWorld.ts';

let world: CourseWorld;
let boss: Asker;
let made = 0;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  boss = await world.addPerson('admin', 'boss');
});

const learner = async (department = '') => {
  made += 1;
  return { eid: 1001, userId: await world.addLearner(`managed${made}`, department) };
};
const typeOf = async (userId: number | null) => {
  const rows = await world.in(1001, ({ only, tx }) =>
    tx
      .select({ type: users.type })
      .from(users)
      .where(only(users, eq(users.id, userId ?? 0))),
  );
  return rows[0]?.type;
};
const save = (lecturer: Partial<WrittenLecturer>, { id = 0, revision = 0 } = {}) =>
  ({ id, revision, lecturer: { ...anyLecturer, ...lecturer } }) as const;
const names = async (filters: object = {}, asker = boss) =>
  (await world.ask(manageLecturers, { q: '', kind: '', state: '', size: 60, ...filters }, asker)).items.map(
    ({ name }) => name,
  );
const open = { keyword: '', kind: 'all', category: '', label: '', size: 60 } as const;

describe('Lecturers in the console', () => {
  it('are made of a person, whose desk opens, and change on record [LE-01] [LE-04]', async () => {
    const person = await learner();
    const added = await world.ask(
      saveLecturer,
      save({
        name: { zh_cn: '孙师傅', en: 'Master Sun' },
        account: person.userId,
        labels: ['焊接', '焊接'],
        price: 12_050,
      }),
      boss,
    );
    expect(added).toMatchObject({ state: 'active', labels: ['焊接'], revision: 1, bookings: 0, rating: null });
    expect(await typeOf(person.userId)).toBe(5);
    expect((await world.ask(lecturerOffice, {}, { ...person, role: 'lecturer' })).lecturer?.name).toBe('孙师傅');
    const { id, revision, written } = added;
    const changed = await world.ask(
      saveLecturer,
      save({ ...written, title: { zh_cn: '技师' } }, { id, revision }),
      boss,
    );
    expect(changed).toMatchObject({ title: '技师', revision: 2 });
    const older = await world.refusal(
      saveLecturer,
      save({ ...written, title: { zh_cn: '迟' } }, { id, revision }),
      boss,
    );
    expect(older).toMatchObject({ code: ErrorCode.conflict, data: { lecturer: { title: '技师' } } });
    const { items } = await world.ask(auditLog, { q: '', subject: 'lecturer', id }, boss);
    expect(items.map(({ act }) => act)).toEqual(['manage/lecturers/save', 'manage/lecturers/save']);
    expect(await names({ q: 'Master' })).toEqual(['孙师傅']);
  });

  it('have an account that no other lecturer has, and a name [LE-01]', async () => {
    const person = await learner();
    await world.ask(saveLecturer, save({ account: person.userId }), boss);
    const fields = async (lecturer: Partial<WrittenLecturer>) =>
      (await world.refusal(saveLecturer, save(lecturer), boss))?.data;
    expect(await fields({ account: person.userId })).toEqual({ fields: { account: 'taken' } });
    expect(await fields({ account: 999_999_999 })).toEqual({ fields: { account: 'unknown' } });
    expect(await fields({ name: { zh_cn: ' ' } })).toEqual({ fields: { name: 'required' } });
  });

  it('are ended: nobody finds or books them, what was booked is cancelled, and they come back [LE-01] [LE-03]', async () => {
    const { id, who } = await addTeacher(world, { name: { zh_cn: '将结束' } });
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ type: 5 })
        .where(scope.only(users, eq(users.id, who.userId ?? 0))),
    );
    await world.addCourse({ lecturerId: id });
    const booker = await learner();
    const found = async () =>
      (await world.ask(searchFind, { of: 'lecturer', q: '将结束', size: 20 }, booker)).items.map((one) => one.id);
    expect(await found()).toEqual([id]);
    const slot = await addTime(world, id);
    await world.ask(bookLecturer, { slot, note: '' }, booker);
    const gone = 999_999_999;
    const ended = await world.ask(actOnLecturers, { ids: [id, gone], act: 'end' }, boss);
    expect(ended).toEqual({ done: [id], left: [{ id: gone, name: '', why: 'gone' }] });
    expect((await world.ask(lecturerList, open, booker)).items.map((one) => one.id)).not.toContain(id);
    expect(await world.ask(lecturerSlots, { id }, booker)).toMatchObject({ items: [], open: false });
    expect((await world.ask(myBookings, { tab: 'all' }, booker)).items).toMatchObject([
      { state: 'cancelled', cancelledBy: 'withdrawn' },
    ]);
    expect(await found()).toEqual([]);
    expect(await typeOf(who.userId)).toBe(1);
    expect(await names({ state: 'ended' })).toEqual(['将结束']);
    await world.ask(actOnLecturers, { ids: [id], act: 'restore' }, boss);
    expect(await typeOf(who.userId)).toBe(5);
    expect(await names()).toContain('将结束');
  });

  it('keep what nobody changes in languages that the console does not write [LE-04]', async () => {
    const name = { zh_cn: '学', en: 'Xue', zh_tw: '學（自訂）' };
    const { id } = await addTeacher(world, { name, cities: [{ zh_cn: '利兹', en: 'Leeds' }] });
    expect((await world.ask(manageLecturer, { id }, { ...boss, language: 'en' })).cities).toEqual(['Leeds']);
    const { revision, written } = await world.ask(manageLecturer, { id }, boss);
    await world.ask(saveLecturer, save({ ...written, price: 100 }, { id, revision }), boss);
    expect(await world.in(1001, (scope) => lecturerOf({ scope }, id))).toMatchObject({ name, bookingPrice: 100 });
  });

  it('are one for an account, also when it applied before it was made one [LE-02]', async () => {
    const person = await learner();
    // Ended twice: the account has two former lecturers.
    for (const zh_cn of ['前一位', '后一位']) {
      const { id } = await world.ask(saveLecturer, save({ name: { zh_cn }, account: person.userId }), boss);
      await world.ask(actOnLecturers, { ids: [id], act: 'end' }, boss);
    }
    const apply = {
      ...{ gender: 'unsaid' as const, expertise: '钳工', introduction: '十年' },
      ...{ labels: ['钳'], cities: ['杭州'], images: [] },
    };
    const pass = async () => {
      const [row] = await world.in(1001, ({ tx, only }) =>
        tx
          .select({ id: lecturerApplications.id })
          .from(lecturerApplications)
          .where(only(lecturerApplications, eq(lecturerApplications.userId, person.userId)))
          .orderBy(desc(lecturerApplications.id)),
      );
      await world.ask(answerApplication, { application: row?.id ?? 0, verdict: 'passed', reason: '' }, boss);
      return (
        await world.in(1001, ({ tx, only }) =>
          tx
            .select({ title: lecturers.title })
            .from(lecturers)
            .where(only(lecturers, eq(lecturers.userId, person.userId), isNull(lecturers.endedAt))),
        )
      ).map(({ title }) => title.zh_cn);
    };
    await world.ask(applyLecturer, apply, person);
    expect(await pass()).toEqual(['钳工']);
    const other = await learner();
    await world.ask(applyLecturer, apply, other);
    await world.ask(saveLecturer, save({ account: other.userId, title: { zh_cn: '写好的' } }), boss);
    person.userId = other.userId;
    expect(await pass()).toEqual(['写好的']);
  });

  it('are the same again when they apply anew and pass [LE-02]', async () => {
    const person = await learner();
    const { id } = await world.ask(saveLecturer, save({ account: person.userId }), boss);
    await world.ask(actOnLecturers, { ids: [id], act: 'end' }, boss);
    await world.ask(
      applyLecturer,
      {
        ...{ gender: 'unsaid', expertise: '电工', introduction: '二十年' },
        ...{ labels: ['电'], cities: ['杭州'], images: [] },
      },
      person,
    );
    const { applications } = await world.ask(manageLecturers, { q: '', kind: '', state: '' }, boss);
    expect(applications).toBe(1);
    const [application] = await world.in(1001, ({ tx, only }) =>
      tx
        .select({ id: lecturerApplications.id })
        .from(lecturerApplications)
        .where(only(lecturerApplications, eq(lecturerApplications.userId, person.userId))),
    );
    await world.ask(answerApplication, { application: application?.id ?? 0, verdict: 'passed', reason: '' }, boss);
    expect(await world.ask(manageLecturer, { id }, boss)).toMatchObject({ state: 'active', title: '电工' });
  });

  it('are within reach of the departments of their people [AC-10]', async () => {
    const place = await world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn: '讲师部' }))?.id ?? 0);
    const [inside, manager] = [await learner('讲师部'), await learner()];
    await addRole(world, {
      permissions: ['courses.see', 'courses.publish'],
      ...{ holders: [manager.userId], departments: [place] },
    });
    expect(await names({}, manager)).toEqual([]);
    await world.ask(saveLecturer, save({ name: { zh_cn: '部内' }, account: inside.userId }), manager);
    expect(await names({}, manager)).toEqual(['部内']);
    const away = await world.refusal(saveLecturer, save({ account: (await learner()).userId }), manager);
    expect(away?.data).toEqual({ fields: { account: 'unknown' } });
    const { id } = await addTeacher(world);
    expect(await world.refusal(manageLecturer, { id }, manager)).toMatchObject({ code: ErrorCode.notFound });
    expect((await world.ask(actOnLecturers, { ids: [id], act: 'end' }, manager)).left).toMatchObject([{ why: 'gone' }]);
  });
});
