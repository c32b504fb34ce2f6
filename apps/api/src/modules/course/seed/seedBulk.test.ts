import { categoryTree, courseDetail, courseList, studyList } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../platform/enterprise.schema.ts';
import { CourseWorld } from '../testing/world.ts';
import { chance } from './bulkRows.ts';
import { seedBulk } from './seedBulk.ts';
import { anyCourse } from '../testing/anyCourse.ts';

let world: CourseWorld;
let learner: number;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
  const order = { eid: 1001, passwordHash: 'hash', now: world.now, timeZone: 'Asia/Shanghai' };
  await seedBulk(world.db, { ...order, courses: 1300, learners: 20 });
  const found = await world.in(1001, ({ tx, only }) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(only(users, eq(users.account, 'M000007'))),
  );
  learner = found[0]?.id ?? 0;
});

describe('data for measuring', () => {
  it('has as many courses as ordered, in the enterprise alone [CO-01]', async () => {
    expect((await world.ask(categoryTree, {}, { userId: null })).total).toBe(1300);
    expect((await world.ask(categoryTree, {}, { eid: 1002, userId: null })).total).toBe(0);
  });

  it('has courses that are found, with chapters that add up [CO-01]', async () => {
    const found = await world.ask(
      courseList,
      { ...anyCourse, 'search[keyword]': '数控车床', 'search[catid]': 'QM', sort: 'newest', size: 5 },
      { userId: null },
    );
    expect(found.items).toHaveLength(5);
    const detail = await world.ask(courseDetail, { id: found.items[0]?.id ?? 0 }, { userId: null });
    expect(detail.chapters).toHaveLength(detail.course.chapterCount);
    expect(detail.chapters.reduce((sum, { durationS }) => sum + durationS, 0)).toBe(detail.course.durationS);
  });

  it('has learners whose record agrees with their chapters [CO-05]', async () => {
    const { items, counts } = await world.ask(studyList, { state: 'all', cursor: '', size: 60 }, { userId: learner });
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(counts.all);
    for (const { course } of items) {
      const ticked = course.ribbon.filter(({ done }) => done === 1).length;
      expect(course.state === 'learned').toBe(ticked === course.chapterCount);
      expect(course.leftS === 0).toBe(course.state === 'learned');
    }
  });

  it('is added to by another run [CO-01]', async () => {
    const order = { eid: 1001, passwordHash: 'hash', now: world.now, timeZone: 'Asia/Shanghai' };
    await seedBulk(world.db, { ...order, courses: 10, learners: 2 });
    expect((await world.ask(categoryTree, {}, { userId: null })).total).toBe(1310);
    const last = await world.in(1001, ({ tx, only }) =>
      tx
        .select()
        .from(users)
        .where(only(users, eq(users.account, 'M000022'))),
    );
    expect(last).toHaveLength(1);
  });

  it('leaves room for what is added afterwards [CO-01]', async () => {
    expect((await world.addCourse()).id).toBeGreaterThan(100_000);
    await world.addLearner('later');
  });

  it('is the same in every run, and spread [CO-01]', () => {
    const numbers = Array.from({ length: 1000 }, (_, n) => chance(n, 3));
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, n) => chance(n, 3)));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const hits = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(hits).toBeGreaterThan(60);
      expect(hits).toBeLessThan(140);
    }
  });
});
