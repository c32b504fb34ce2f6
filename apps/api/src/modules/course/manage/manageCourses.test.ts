import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  actOnCourses,
  addCourse,
  courseDetail,
  courseList,
  exportCourses,
  manageCourse,
  manageCourses,
} from '@banyan/contracts/course';
import { exportDetail } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { addUser } from '../../../testing/fixtures.ts';
import type { Asker } from '../../../testing/world.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { departmentCalled } from '../../../platform/departments.ts';
import { anyCourse } from '../testing/anyCourse.ts';
import { courseProgress } from '../progress.schema.ts';
import { inEachEnterprise } from '../testing/inEachEnterprise.ts';
import type { CourseWorld } from '../testing/world.ts';

let world: CourseWorld;
let boss: Asker;
let eid: number;
const open = inEachEnterprise();
beforeEach(async () => {
  ({ boss, eid, world } = await open());
});

const anything = { size: 20, q: '', state: '', category: '', kind: '', fee: '', sort: '-changed' } as const;
const list = (asker: Asker, filters: object = {}) => world.ask(manageCourses, { ...anything, ...filters }, asker);
const titles = async (asker: Asker, filters: object = {}) =>
  (await list(asker, filters)).items.map(({ title }) => title);
const act = (name: 'archive' | 'move' | 'restore' | 'shelve' | 'unshelve', ids: number[], category = '') =>
  world.ask(actOnCourses, { act: name, ids, category }, boss);

/** Lines of the list as a file. */
async function fileOf(asked: Partial<CallInput<typeof exportCourses>>): Promise<string[]> {
  const all = { format: 'csv', columns: [], q: '', category: '', state: '', kind: '', fee: '' } as const;
  const { id } = await world.ask(exportCourses, { ...all, columns: [], ...asked }, boss);
  await world.work();
  const { file, state, url } = await world.ask(exportDetail, { id }, boss);
  expect(state).toBe('done');
  expect(file).toMatch(/^courses-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await buffer(world.files.read(url.replace('https://content.test/', '')))).toString('utf8');
  return text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/);
}

describe('Courses in the console', () => {
  it('are listed with learners, what is finished, and whom they are for [CO-01]', async () => {
    const { id } = await world.addCourse(
      {
        title: { zh_cn: '甲' },
        departments: ['焊接'],
        price: 9900,
        fee: 'charged',
      },
      eid,
    );
    const [one, two] = [await world.addLearner('a', '焊接', eid), await world.addLearner('b', '焊接', eid)];
    await world.in(eid, (scope) =>
      scope.tx.insert(courseProgress).values(
        [one, two].map((userId, index) =>
          scope.row(courseProgress, {
            ...{ userId, courseId: id, leftS: 0, enrolledAt: new Date(world.now) },
            ...(index === 0 ? { state: 'learned' as const, completedAt: new Date(world.now) } : {}),
          }),
        ),
      ),
    );
    const { items, total } = await list(boss);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      ...{ id, title: '甲', state: 'on_shelf', audience: 2, finished: 0.5, price: 9900, chapters: 2, kinds: ['video'] },
      ...{ category: { key: 'QM0101', name: '首件检验' }, unpublished: false },
    });
  });

  it('count those who have begun them here alike in list, order and file, not those of an import [CO-01]', async () => {
    const brought = await world.addCourse({ title: { zh_cn: '甲' }, learners: 8912 }, eid);
    const small = await world.addCourse({ title: { zh_cn: '乙' }, learners: 3 }, eid);
    for (const [account, courseId, isFinished] of [
      ['a', brought.id, true],
      ['b', small.id, true],
      ['c', small.id, false],
    ] as const) {
      const userId = await world.addLearner(account, '', eid);
      const at = new Date(world.now);
      await world.in(eid, (scope) =>
        scope.tx.insert(courseProgress).values(
          scope.row(courseProgress, {
            ...{ userId, courseId, leftS: 0, enrolledAt: at, completedAt: isFinished ? at : null },
          }),
        ),
      );
    }
    const shown = (await list(boss, { sort: '-learners' })).items.map(({ finished, learners, title }) => ({
      ...{ title, learners, finished },
    }));
    expect(shown).toEqual([
      { title: '乙', learners: 2, finished: 0.5 },
      { title: '甲', learners: 1, finished: 1 },
    ]);
    const first = await list(boss, { sort: 'learners', size: 1 });
    expect(first.items.map(({ title }) => title)).toEqual(['甲']);
    const second = await list(boss, { sort: 'learners', size: 1, cursor: first.next ?? '' });
    expect(second.items.map(({ title }) => title)).toEqual(['乙']);
    expect(await fileOf({ columns: ['learners', 'finished'] })).toEqual([
      '课程,学习人数,学完比例',
      '甲,1,100%',
      '乙,2,50%',
    ]);
  });

  it('are found by words, state, category with those below it, and fee; archived ones by their state alone [CO-01]', async () => {
    const on = await world.addCourse({ title: { zh_cn: '甲在架' } }, eid);
    const free = await world.addCourse(
      {
        title: { zh_cn: '乙' },
        field: 'HS',
        subject: null,
        topic: null,
        fee: 'charged',
        price: 100,
      },
      eid,
    );
    const gone = await world.addCourse({ title: { zh_cn: '丙' } }, eid);
    await act('archive', [gone.id]);
    expect(await titles(boss, { q: '在架' })).toEqual(['甲在架']);
    expect(await titles(boss, { category: 'QM' })).toEqual(['甲在架']);
    expect(await titles(boss, { fee: 'charged' })).toEqual(['乙']);
    expect(await titles(boss, { state: 'archived' })).toEqual(['丙']);
    expect((await titles(boss)).sort()).toEqual(['乙', '甲在架']);
    expect(await titles(boss, { kind: 'audio' })).toEqual([]);
    expect(on.id).not.toBe(free.id);
  });

  it('reach lecturers who teach or made them, and departments for whose people alone they are [AC-10]', async () => {
    await world.addCourse({ title: { zh_cn: '众人的' } }, eid);
    await world.addCourse({ title: { zh_cn: '焊接的' }, departments: ['焊接'] }, eid);
    const teacher = await addUser(world.db, eid, { account: 'T', type: 5, department: { zh_cn: '别处' } });
    const lecturer = await world.addLecturer('自己', eid);
    await world.in(eid, (scope) =>
      scope.tx
        .update(lecturers)
        .set({ eid, userId: teacher })
        .where(scope.only(lecturers, eq(lecturers.id, lecturer))),
    );
    const taught = await world.addCourse({ title: { zh_cn: '自己教的' }, lecturerId: lecturer }, eid);
    const asTeacher: Asker = { eid, userId: teacher };
    await world.ask(addCourse, { title: '自己建的', category: '' }, asTeacher);
    expect((await titles(asTeacher)).sort()).toEqual(['自己建的', '自己教的']);
    const head = await addUser(world.db, eid, { account: 'H', type: 3, department: { zh_cn: '焊接' } });
    expect(await titles({ eid, userId: head })).toEqual(['焊接的']);
    expect((await world.refusal(manageCourse, { id: taught.id }, { eid, userId: head }))?.code).toBe(
      ErrorCode.notFound,
    );
    const other = await addUser(world.db, eid, { account: 'O', department: { zh_cn: '别处' } });
    const place = await world.in(eid, (scope) => departmentCalled(scope, { zh_cn: '别处' }));
    await addRole(world, { eid, permissions: ['courses.see'], holders: [other], departments: [place?.id ?? 0] });
    // People of the department teach or made these.
    expect((await titles({ eid, userId: other })).sort()).toEqual(['自己建的', '自己教的']);
  });

  it('go off the shelf and on again, into another category, into the archive and back, on record [CO-07]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '甲' } }, eid);
    const learner: Asker = { eid, userId: await world.addLearner('li', '', eid) };
    const found = async (catid: string) =>
      (await world.ask(courseList, { ...anyCourse, 'search[catid]': catid }, learner)).items.map((one) => one.id);
    expect(await found('QM')).toEqual([id]);
    const off = await act('unshelve', [id]);
    expect(off).toMatchObject({ done: [id], left: [], back: [{ act: 'shelve', ids: [id] }] });
    expect(await found('QM')).toEqual([]);
    await act('shelve', [id]);
    const moved = await act('move', [id], 'HS');
    expect([await found('QM'), await found('HS')]).toEqual([[], [id]]);
    expect(moved.back).toEqual([{ act: 'move', ids: [id], category: 'QM0101' }]);
    const archived = await act('archive', [id]);
    expect((await world.refusal(courseDetail, { id }, learner))?.code).toBe(ErrorCode.courseOffShelf);
    for (const shelf of ['shelve', 'unshelve'] as const)
      expect(await act(shelf, [id])).toMatchObject({ done: [], left: [{ id, why: 'archived' }] });
    for (const one of archived.back) await act(one.act, one.ids, one.category);
    expect(await found('HS')).toEqual([id]);
    const { history, state } = await world.ask(manageCourse, { id }, boss);
    expect(state).toBe('on_shelf');
    expect(history[0]).toMatchObject({ act: 'manage/courses/act', changes: [{ field: 'state', after: 'on_shelf' }] });
    expect(await world.refusal(actOnCourses, { act: 'move', ids: [id], category: 'XX' }, boss)).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { category: 'invalid' } },
    });
  });

  it('are not put on the shelf before they are published, and are seen by nobody else [CO-07]', async () => {
    const { id } = await world.ask(addCourse, { title: '草稿', category: '' }, boss);
    expect(await act('shelve', [id, 999_999])).toMatchObject({
      done: [],
      left: [
        { id, name: '草稿', why: 'unpublished' },
        { id: 999_999, name: '', why: 'gone' },
      ],
    });
    const learner: Asker = { eid, userId: await world.addLearner('li', '', eid) };
    expect((await world.refusal(courseDetail, { id }, learner))?.code).toBe(ErrorCode.notFound);
  });

  it('leave as a file with the columns and filters of the list [AC-10]', async () => {
    await world.addCourse({ title: { zh_cn: '甲', en: 'First' }, price: 9900, fee: 'charged' }, eid);
    await world.addCourse({ title: { zh_cn: '乙' }, field: 'HS', subject: null, topic: null }, eid);
    expect(await fileOf({ columns: ['category', 'price'], category: 'QM' })).toEqual([
      '课程,分类,价格',
      '甲,首件检验,99.00',
    ]);
  });
});
