import { ErrorCode } from '@banyan/contracts';
import { courseDetail, creditList, forgetVisits, studyHours, visitList } from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import { emitter } from '../../effects/effect.ts';
import { allHandlers } from '../index.ts';
import { creditModule } from '../credit/credit.module.ts';
import { examNames } from '../exam/examNames.ts';
import { roomNames } from '../liveRoom/roomNames.ts';
import { programmeNames } from '../training/programmeNames.ts';
import { courseRoutes } from './course.routes.ts';
import { courseNames } from './lessons.service.ts';
import { studyDays } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

let world: CourseWorld;
beforeAll(async () => {
  const { routes } = creditModule({
    courses: courseNames,
    exams: examNames,
    rooms: roomNames,
    programmes: programmeNames,
  });
  world = await CourseWorld.open([1001, 1002], [...courseRoutes, ...routes]);
});

describe('the browsing history', () => {
  it('counts how often a course was opened, a minute of reloads as once, and visitors not [CO-02]', async () => {
    const { id } = await world.addCourse();
    const [userId, other] = [await world.addLearner('opens'), await world.addLearner('opens-too')];
    const hits = async (asker: number | null) => (await world.ask(courseDetail, { id }, { userId: asker })).hits;
    const seen = [await hits(userId), await hits(userId), await hits(other), await hits(null)];
    world.now += 61_000;
    expect([...seen, await hits(userId), await hits(other)]).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('has each opened course once, last first; one goes, then all; nobody else’s [CO-14]', async () => {
    const [one, other] = [await world.addLearner('V1'), await world.addLearner('V2')];
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await world.addCourse()).id);
    for (const id of [...ids, ids[0] ?? 0]) {
      world.now += 120_000;
      await world.ask(courseDetail, { id }, { userId: one });
    }
    await world.ask(courseDetail, { id: ids[1] ?? 0 }, { userId: null });
    const seen = async (userId: number) =>
      (await world.ask(visitList, {}, { userId })).items.map(({ course }) => course.id);
    expect(await seen(one)).toEqual([ids[0], ids[2], ids[1]]);
    expect(await world.ask(forgetVisits, { id: ids[2] ?? 0 }, { userId: other })).toEqual({ forgotten: 0 });
    expect(await world.ask(forgetVisits, { id: ids[2] ?? 0 }, { userId: one })).toEqual({ forgotten: 1 });
    expect(await seen(one)).toEqual([ids[0], ids[1]]);
    expect(await world.ask(forgetVisits, {}, { userId: one })).toEqual({ forgotten: 2 });
    expect(await seen(one)).toEqual([]);
  });
});

describe('study hours', () => {
  it('are of the year asked for, with its months and longest streak, and the sums of now [CO-14]', async () => {
    const userId = await world.addLearner('H1');
    const now = world.now;
    world.now = Date.UTC(2026, 4, 20, 4);
    const days = [
      ['2024-12-31', 59],
      ['2025-12-31', 600],
      ['2026-01-01', 1200],
      ['2026-01-02', 60],
      ['2026-05-01', 300],
      // Less than a minute is no day of study: there are no four days in a row.
      ['2026-05-17', 59.5],
      ['2026-05-18', 959.5],
      ['2026-05-19', 900],
      ['2026-05-20', 900],
    ] as const;
    await world.in(1001, (scope) =>
      scope.tx.insert(studyDays).values(days.map(([date, seconds]) => scope.row(studyDays, { userId, date, seconds }))),
    );
    const now26 = await world.ask(studyHours, {}, { userId });
    expect(now26).toMatchObject({ year: 2026, firstYear: 2025, today: '2026-05-20', yearS: 4260, totalS: 4860 });
    expect(now26).toMatchObject({ weekS: 2700, monthS: 3000, longestStreak: 3, streakDays: 3, courses: [] });
    expect([now26.months[0], now26.months[4], now26.days.length]).toEqual([1260, 3000, 6]);
    expect(await world.ask(studyHours, { year: 2025 }, { userId })).toMatchObject({ yearS: 600, longestStreak: 1 });
    world.now = now;
  });

  it('refuses a year that no calendar has [CO-14]', async () => {
    const userId = await world.addLearner('H2');
    await expect(world.ask(studyHours, { year: 12 }, { userId })).rejects.toMatchObject({ code: ErrorCode.badRequest });
  });
});

describe('credits', () => {
  it('are written down once for a source, and told by years with what they were for [CO-14]', async () => {
    const userId = await world.addLearner('K1');
    const { id } = await world.addCourse({ title: { zh_cn: '学分课' } });
    const earn = (at: number, courseId: number, tenths: number) =>
      world.in(1001, (scope) =>
        emitter(allHandlers, { add: () => Promise.resolve() } as never, () => at)(scope, creditsEarned, {
          userId,
          source: { type: 'course', id: courseId },
          tenths,
        }),
      );
    // 20:00 in London on the last evening is the next year in Shanghai.
    await earn(Date.UTC(2024, 11, 31, 20), id, 15);
    await earn(Date.UTC(2025, 5, 1), id, 15);
    await earn(Date.UTC(2026, 1, 1), 999_999, 20);
    const of = (year: number) => world.ask(creditList, { year }, { userId });
    const first = await of(2025);
    expect(first.items).toMatchObject([{ source: 'course', sourceId: id, title: '学分课', opens: true, credits: 15 }]);
    expect(first).toMatchObject({ firstYear: 2025, total: 35, earned: 15, goal: 0 });
    expect(first.months[0]).toBe(15);
    expect((await of(2026)).items).toMatchObject([{ title: '', opens: false, credits: 20 }]);
    expect((await of(2024)).items).toEqual([]);
  });
});
