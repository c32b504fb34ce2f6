import { ErrorCode } from '@banyan/contracts';
import {
  addCourse,
  chapterAttention,
  coursePeople,
  courseStatistics,
  exportCoursePeople,
  remindLearners,
} from '@banyan/contracts/course';
import { messageList } from '@banyan/contracts/messages';
import { exportDetail } from '@banyan/contracts/organisation';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../../testing/fixtures.ts';
import type { Asker } from '../../../../testing/world.ts';
import { studySittings } from '../../evidence/sitting.schema.ts';
import { chapterProgress, courseProgress } from '../../progress.schema.ts';
import { inEachEnterprise } from '../../testing/inEachEnterprise.ts';
import type { CourseWorld } from '../../testing/world.ts';

let world: CourseWorld;
let boss: Asker;
let eid: number;
const open = inEachEnterprise();
beforeEach(async () => {
  ({ boss, eid, world } = await open());
});

interface Seat {
  readonly courseId: number;
  /** Chapters that were begun, and how much of each was watched, seconds. */
  readonly watched: readonly (readonly [chapterId: number, seconds: number])[];
  readonly finished?: boolean;
}

/** Gives somebody a seat in a course. Chapters are learned from 95 seconds on. */
async function seat(userId: number, { courseId, finished = false, watched }: Seat): Promise<void> {
  const at = new Date(world.now);
  await world.in(eid, async (scope) => {
    await scope.tx.insert(courseProgress).values(
      scope.row(courseProgress, {
        ...{ userId, courseId, leftS: 100, enrolledAt: at, lastStudiedAt: at, state: 'learning' as const },
        ...{ lastChapterId: watched.at(-1)?.[0] ?? null, completedAt: finished ? at : null },
        learnedChapters: watched.filter(([, seconds]) => seconds >= 95).length,
      }),
    );
    for (const [chapterId, seconds] of watched) {
      await scope.tx.insert(chapterProgress).values(
        scope.row(chapterProgress, {
          ...{ userId, courseId, chapterId, watched: [[0, seconds]] as const, studiedS: seconds, lastBeatAt: at },
          ...{ learned: seconds >= 95, learnedAt: seconds >= 95 ? at : null },
        }),
      );
      await scope.tx.insert(studySittings).values(
        scope.row(studySittings, {
          ...{ userId, courseId, chapterId, holder: 'w', startedAt: at, lastAt: at, positionS: seconds },
          ...{ played: [[0, seconds]] as const, studiedS: seconds },
        }),
      );
    }
  });
}
let people = 0;
const add = (department = '') => world.addLearner(`L${(people += 1)}`, department, eid);
const standsIn = async (id: number, asker = boss, filters: object = {}) =>
  (await world.ask(coursePeople, { id, q: '', stand: '', size: 50, ...filters }, asker)).items.map(
    ({ id: person, stand }) => `${person} ${stand}`,
  );

describe('Statistics of a course', () => {
  it('count those who have finished, who are in it and who have not begun, by the chapter where they are [CO-05]', async () => {
    const { chapterIds, id } = await world.addCourse({ departments: ['焊接'], learners: 500 }, eid);
    const [first = 0, second = 0] = chapterIds;
    const [one, two, three] = [await add('焊接'), await add('焊接'), await add('焊接')];
    // Somebody of another department began before the course was for others alone.
    const other = await add('别处');
    await add('别处');
    await seat(one, {
      courseId: id,
      finished: true,
      watched: [
        [first, 100],
        [second, 100],
      ],
    });
    await seat(two, {
      courseId: id,
      watched: [
        [first, 100],
        [second, 20],
      ],
    });
    await seat(other, { courseId: id, watched: [[first, 10]] });
    const found = await world.ask(courseStatistics, { id }, boss);
    expect(found).toMatchObject({ people: 4, finished: 1, learning: 2, notBegun: 1, rating: null, mayRemind: true });
    expect(found.chapters.map(({ at, begun, learned }) => ({ begun, learned, at }))).toEqual([
      { begun: 3, learned: 2, at: 1 },
      { begun: 2, learned: 1, at: 1 },
    ]);
    expect(await standsIn(id)).toEqual([
      `${one} finished`,
      `${two} learning`,
      `${three} not_begun`,
      `${other} learning`,
    ]);
    expect(await standsIn(id, boss, { stand: 'not_begun' })).toEqual([`${three} not_begun`]);
  });

  it('reach administrators of departments as far as their people [AC-10]', async () => {
    const { id } = await world.addCourse({ departments: ['焊接'] }, eid);
    const [own, other] = [await add('焊接'), await add('别处')];
    await seat(other, { courseId: id, watched: [] });
    const head: Asker = {
      eid,
      userId: await addUser(world.db, eid, { account: 'H', type: 3, department: { zh_cn: '焊接' } }),
    };
    expect(await standsIn(id, head)).toEqual([`${own} not_begun`, `${head.userId} not_begun`]);
    expect((await world.ask(courseStatistics, { id }, head)).people).toBe(2);
    const elsewhere = await world.addCourse({ departments: ['别处'] }, eid);
    expect((await world.refusal(courseStatistics, { id: elsewhere.id }, head))?.code).toBe(ErrorCode.notFound);
  });

  it('show somebody with a right over own courses no more people than those who study them [AC-10]', async () => {
    const teacher = await addUser(world.db, eid, { account: 'T', type: 5 });
    const asker: Asker = { eid, userId: teacher };
    const { id } = await world.ask(addCourse, { title: '自己的', category: '' }, asker);
    const one = await add();
    await add();
    await seat(one, { courseId: id, watched: [] });
    expect(await standsIn(id, asker)).toEqual([`${one} learning`]);
    expect((await world.ask(courseStatistics, { id }, asker)).people).toBe(1);
  });

  it('tell the seconds of a film from twenty viewers on, and none below [CO-14]', async () => {
    const { chapterIds, id } = await world.addCourse({ chapterSeconds: [100] }, eid);
    const [chapter = 0] = chapterIds;
    const watch = async (count: number, seconds: number) => {
      for (let nth = 0; nth < count; nth += 1) await seat(await add(), { courseId: id, watched: [[chapter, seconds]] });
    };
    await watch(19, 100);
    expect(await world.ask(chapterAttention, { id, chapter }, boss)).toEqual({
      ...{ viewers: 19, pieceS: 0, plays: [], present: [] },
    });
    await watch(6, 50);
    const { pieceS, plays, present, viewers } = await world.ask(chapterAttention, { id, chapter }, boss);
    expect([viewers, pieceS, plays.length]).toEqual([25, 1, 100]);
    expect([plays[0], plays[49], plays[50], plays[99]]).toEqual([25, 25, 19, 19]);
    expect([present[0], present[50], present[51], present[99]]).toEqual([25, 25, 19, 19]);
    expect((await world.refusal(chapterAttention, { id, chapter: 999_999 }, boss))?.code).toBe(ErrorCode.notFound);
  });

  it('remind those who have not finished, on record, and leave out who has and whom it is not for [CO-14]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '甲' }, departments: ['焊接'] }, eid);
    const [one, two, stranger] = [await add('焊接'), await add('焊接'), await add('别处')];
    await seat(two, { courseId: id, finished: true, watched: [] });
    expect(await world.ask(remindLearners, { id, people: [one, two, stranger] }, boss)).toEqual({ reminded: 1 });
    const messages = async (userId: number) =>
      (
        await world.ask(messageList, { box: 'information', about: 'all', unread: 'N', keyword: '' }, { eid, userId })
      ).items.map(({ title }) => title);
    expect([await messages(one), await messages(two), await messages(stranger)]).toEqual([['请学完：甲'], [], []]);
    // A second one is not a second message.
    await world.ask(remindLearners, { id, people: [one] }, boss);
    expect(await messages(one)).toHaveLength(1);
  });

  it('leave as a file with the people that the filters find [AC-10]', async () => {
    const { id } = await world.addCourse({ departments: ['焊接'] }, eid);
    const one = await add('焊接');
    await seat(await add('焊接'), { courseId: id, finished: true, watched: [] });
    const asked = await world.ask(exportCoursePeople, { id, format: 'csv', q: '', stand: 'not_begun' }, boss);
    await world.work();
    const { rows, state, url } = await world.ask(exportDetail, { id: asked.id }, boss);
    expect({ rows, state }).toEqual({ rows: 1, state: 'done' });
    const text = (await buffer(world.files.read(url.replace('https://content.test/', '')))).toString('utf8');
    expect(text).toContain(`L${people - 1},`);
    expect(text).toContain('没开始');
    expect(one).toBeGreaterThan(0);
  });
});
