import { ErrorCode } from '@banyan/contracts';
import { collectionList, courseDetail, setCollected } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from './course.schema.ts';
import { CourseWorld } from './testing/world.ts';

let world: CourseWorld;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
});

const collect = (id: number, userId: number, collected: 'Y' | 'N' = 'Y') =>
  world.ask(setCollected, { id, collected }, { userId });

describe('a collection', () => {
  it('lists what was collected, last first, page by page; the same again changes nothing [CO-14]', async () => {
    const userId = await world.addLearner('C1');
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await world.addCourse()).id);
    for (const id of [...ids].reverse()) {
      world.now += 1000;
      expect(await collect(id, userId)).toEqual({ collected: 'Y' });
    }
    await collect(ids[2] ?? 0, userId);
    const first = await world.ask(collectionList, { size: 2 }, { userId });
    expect(first.items.map(({ course }) => course.id)).toEqual(ids.slice(0, 2));
    const rest = await world.ask(collectionList, { size: 2, cursor: first.next ?? '' }, { userId });
    expect([rest.items.map(({ course }) => course.id), rest.next]).toEqual([ids.slice(2), null]);
  });

  it('is each learner’s own, and shows on the course [CO-02]', async () => {
    const [one, other] = [await world.addLearner('C2'), await world.addLearner('C3')];
    const { id } = await world.addCourse();
    await collect(id, one);
    expect((await world.ask(courseDetail, { id }, { userId: one })).collected).toBe(true);
    expect((await world.ask(courseDetail, { id }, { userId: other })).collected).toBe(false);
    expect((await world.ask(collectionList, {}, { userId: other })).items).toEqual([]);
    await collect(id, one, 'N');
    expect((await world.ask(collectionList, {}, { userId: one })).items).toEqual([]);
  });

  it('keeps a course that went off the shelf, says so, and lets it go; a deleted one is gone [CO-07] [CO-14]', async () => {
    const userId = await world.addLearner('C4');
    const { id } = await world.addCourse();
    await collect(id, userId);
    const become = (state: 'off_shelf' | 'deleted') =>
      world.in(1001, (scope) =>
        scope.tx
          .update(courses)
          .set({ state })
          .where(scope.only(courses, eq(courses.id, id))),
      );
    await become('off_shelf');
    const [kept] = (await world.ask(collectionList, {}, { userId })).items;
    expect([kept?.course.id, kept?.available]).toEqual([id, false]);
    await become('deleted');
    expect((await world.ask(collectionList, {}, { userId })).items).toEqual([]);
    expect(await collect(id, userId, 'N')).toEqual({ collected: 'N' });
  });

  it('takes no course of another enterprise or one that does not open [CO-07]', async () => {
    const userId = await world.addLearner('C5');
    const foreign = await world.addCourse({}, 1002);
    const hidden = await world.addCourse({ departments: ['别的部门'] });
    expect((await world.refusal(setCollected, { id: foreign.id, collected: 'Y' }, { userId }))?.code).toBe(
      ErrorCode.notFound,
    );
    expect((await world.refusal(setCollected, { id: hidden.id, collected: 'Y' }, { userId }))?.code).toBe(
      ErrorCode.courseNotVisible,
    );
  });
});
