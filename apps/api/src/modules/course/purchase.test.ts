import { courseList, packageDetail, packageList, relatedCourses } from '@banyan/contracts/course';
import { describe, expect, it } from 'vitest';
import { coursePackages, packageCourses } from './package.schema.ts';
import { grantPurchase } from './purchase.ts';
import { anyCourse } from './testing/anyCourse.ts';
import { CourseWorld } from './testing/world.ts';

const day = 86_400_000;

describe('what was paid for', () => {
  it('is said to be bought in lists, by itself or in a package, to whom it is and until it runs out [PY-02] [CO-01] [CO-11]', async () => {
    const world = await CourseWorld.open([1001]);
    const paid = (await world.addCourse({ fee: 'charged', price: 1900 })).id;
    const free = (await world.addCourse()).id;
    const other = (await world.addCourse({ fee: 'charged', price: 900 })).id;
    const people: number[] = [];
    for (const name of ['P1', 'P2', 'P3', 'P4']) people.push(await world.addLearner(name));
    const [alone = 0, packed = 0, over = 0, nobody = 0] = people;
    await world.in(1001, async (scope) => {
      const texts = { title: { zh_cn: '包' }, intro: { zh_cn: '' }, motif: 'quality' as const };
      const pack = { id: 7, price: 500, ...texts, publishedAt: new Date(world.now) };
      await scope.tx.insert(coursePackages).values(scope.row(coursePackages, pack));
      await scope.tx.insert(packageCourses).values(scope.row(packageCourses, { packageId: 7, courseId: paid, no: 1 }));
      const grant = (userId: number, kind: 'course' | 'package', itemId: number, until: number) =>
        grantPurchase(scope, { userId, kind, itemId, orderId: null, until }, world.now - 2 * day);
      await grant(alone, 'course', paid, world.now + day);
      await grant(packed, 'package', 7, world.now + day);
      await grant(over, 'course', paid, world.now - 1);
      await grant(over, 'package', 7, world.now - 1);
    });
    const ids = (items: readonly { readonly id: number; readonly bought: boolean }[]) =>
      items.filter(({ bought }) => bought).map(({ id }) => id);
    const courses = async (userId: number | null) => ids((await world.ask(courseList, anyCourse, { userId })).items);
    const packs = async (userId: number | null) => ids((await world.ask(packageList, {}, { userId })).items);
    const everybody = [alone, packed, over, nobody, null];
    expect(await Promise.all(everybody.map(courses))).toEqual([[paid], [paid], [], [], []]);
    expect(await Promise.all(everybody.map(packs))).toEqual([[], [7], [], [], []]);
    const opened = await world.ask(packageDetail, { id: 7 }, { userId: packed });
    expect([opened.package.bought, opened.courses.map(({ course }) => course.bought)]).toEqual([true, [true]]);
    const related = await world.ask(relatedCourses, { id: free }, { userId: alone });
    expect(ids(related.items)).toEqual([paid]);
    expect(related.items.map(({ id }) => id)).toContain(other);
  });
});
