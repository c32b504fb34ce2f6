import { ErrorCode } from '@banyan/contracts';
import { packageDetail, packageList, packagePrice } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from './course.schema.ts';
import { coursePackages, packageCourses } from './package.schema.ts';
import { packageStand } from './packageStand.ts';
import { courseProgress } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

const item = (id: number, state: 'not_studied' | 'learning' | 'learned', required = true) => ({
  course: { id, state },
  required,
});

describe('the stand in a package', () => {
  it('opens one compulsory course after the other; electives keep nobody waiting [CO-11]', () => {
    const stand = packageStand(
      [item(1, 'learned'), item(2, 'not_studied', false), item(3, 'not_studied'), item(4, 'not_studied')],
      true,
    );
    expect([...stand.lockedBy]).toEqual([[4, 3]]);
    expect(stand).toMatchObject({ requiredCount: 3, learnedCount: 1, state: 'learning', next: 3 });
  });

  it('is learned with the last compulsory course, whatever electives wait; of electives alone with all [CO-11]', () => {
    expect(packageStand([item(1, 'learned'), item(2, 'not_studied', false)], false)).toMatchObject({
      state: 'learned',
      next: 2,
    });
    expect(packageStand([item(1, 'learned', false), item(2, 'learned', false)], false).state).toBe('learned');
    expect(packageStand([], false)).toMatchObject({ state: 'not_studied', next: null });
  });

  it('shuts no course again that was begun before its turn [CO-11]', () => {
    expect(packageStand([item(1, 'not_studied'), item(2, 'learning')], true).lockedBy.size).toBe(0);
  });
});

describe('course packages', () => {
  let world: CourseWorld;
  beforeAll(async () => {
    world = await CourseWorld.open([1001, 1002]);
  });

  it('are listed and opened with the viewer’s progress and price; those of others and off the shelf are not there [CO-11]', async () => {
    const userId = await world.addLearner('B1');
    const [first, second, hidden] = [
      await world.addCourse({ chapterSeconds: [60] }),
      await world.addCourse({ chapterSeconds: [30], fee: 'charged', price: 900 }),
      await world.addCourse({ departments: ['别的部门'] }),
    ];
    const at = new Date(world.now);
    await world.in(1001, async (scope) => {
      const texts = { title: { zh_cn: '包' }, intro: { zh_cn: '' }, motif: 'quality' as const, publishedAt: at };
      await scope.tx
        .insert(coursePackages)
        .values([
          scope.row(coursePackages, { id: 1, price: 500, sequential: true, ...texts }),
          scope.row(coursePackages, { id: 2, onShelf: false, ...texts }),
        ]);
      await scope.tx
        .insert(packageCourses)
        .values(
          [hidden, first, second].map(({ id }, index) =>
            scope.row(packageCourses, { packageId: 1, courseId: id, no: index + 1 }),
          ),
        );
      const progress = { userId, courseId: first.id, state: 'learning' as const, leftS: 9, enrolledAt: at };
      await scope.tx.insert(courseProgress).values(scope.row(courseProgress, { ...progress, lastStudiedAt: at }));
    });
    const { items } = await world.ask(packageList, {}, { userId });
    expect(items).toMatchObject([{ id: 1, courseCount: 2, durationS: 90, price: 500, state: 'learning' }]);
    const opened = await world.ask(packageDetail, { id: 1 }, { userId });
    expect(opened.courses.map(({ course, lockedBy }) => [course.id, lockedBy])).toEqual([
      [first.id, null],
      [second.id, first.id],
    ]);
    expect(opened.next).toBe(first.id);
    expect(await world.ask(packagePrice, { id: 1 }, { userId })).toEqual({ price: 500, apart: 900 });
    const gone = { code: ErrorCode.notFound };
    await expect(world.ask(packageDetail, { id: 2 }, { userId })).rejects.toMatchObject(gone);
    const stranger = { userId: await world.addLearner('B2', '', 1002), eid: 1002 };
    await expect(world.ask(packageDetail, { id: 1 }, stranger)).rejects.toMatchObject(gone);
    await world.in(1001, (scope) =>
      scope.tx
        .update(courses)
        .set({ state: 'off_shelf' })
        .where(scope.only(courses, eq(courses.id, first.id))),
    );
    expect((await world.ask(packageDetail, { id: 1 }, { userId })).next).toBe(second.id);
  });
});
