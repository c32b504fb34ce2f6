import { keepShare, playbillCourse, removeShare, shareCame, shareList } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../course/course.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';

let world: CourseWorld;
const visitor = { userId: null };

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
});

describe('a share of a course', () => {
  it('is kept when it was passed on, and counts who came, each once [CO-14]', async () => {
    const userId = await world.addLearner('li');
    const friend = await world.addLearner('wang');
    const { id } = await world.addCourse({ title: { zh_cn: '首件检验' } });
    const { code } = await world.ask(playbillCourse, { id }, { userId });
    expect((await world.ask(shareList, {}, { userId })).items).toEqual([]);
    // Its picture was viewed, but not shared.
    expect(await world.ask(shareCame, { id, through: code }, { userId: friend })).toEqual({ counted: false });
    await world.ask(keepShare, { id, by: 'link' }, { userId });
    expect(await world.ask(shareCame, { id, through: code }, { userId: friend })).toEqual({ counted: true });
    for (const again of [{ userId: friend }, { userId }]) {
      expect(await world.ask(shareCame, { id, through: code }, again)).toEqual({ counted: false });
    }
    expect(await world.ask(shareCame, { id, through: code }, visitor)).toEqual({ counted: true });
    expect(await world.ask(shareCame, { id, through: code }, visitor)).toEqual({ counted: false });
    expect(await world.ask(shareCame, { id, through: 'none' }, visitor)).toEqual({ counted: false });
    const list = await world.ask(shareList, {}, { userId });
    expect(list).toMatchObject({ total: 1, came: 2, items: [{ came: 2, available: true, course: { id } }] });
    expect((await world.ask(playbillCourse, { id }, { userId })).code).toBe(code);
  });

  it('goes when it is removed, and is nobody else’s [CO-14]', async () => {
    const userId = await world.addLearner('zhao');
    const other = await world.addLearner('chen');
    const { id } = await world.addCourse();
    const { code } = await world.ask(playbillCourse, { id }, { userId });
    const { share } = await world.ask(keepShare, { id, by: 'picture' }, { userId });
    expect(await world.ask(removeShare, { share }, { userId: other })).toEqual({ removed: false });
    expect(await world.ask(removeShare, { share }, { userId })).toEqual({ removed: true });
    expect(await world.ask(shareCame, { id, through: code }, { userId: other })).toEqual({ counted: false });
    expect((await world.ask(shareList, {}, { userId })).total).toBe(0);
  });

  it('goes with a deleted course, and so does its number; one off the shelf stays [CO-14]', async () => {
    const userId = await world.addLearner('qian');
    const friend = await world.addLearner('sun');
    const ids = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await world.addCourse();
      const { code } = await world.ask(playbillCourse, { id }, { userId });
      await world.ask(keepShare, { id, by: 'link' }, { userId });
      await world.ask(shareCame, { id, through: code }, { userId: friend });
      ids.push(id);
    }
    const shelve = (id: number | undefined, state: 'deleted' | 'off_shelf') =>
      world.in(1001, (scope) =>
        scope.tx
          .update(courses)
          .set({ state })
          .where(scope.only(courses, eq(courses.id, id ?? 0))),
      );
    await shelve(ids[0], 'deleted');
    await shelve(ids[1], 'off_shelf');
    const list = await world.ask(shareList, {}, { userId });
    expect(list).toMatchObject({ total: 2, came: 2 });
    expect(list.items.map(({ course, available }) => [course.id, available])).toEqual([
      [ids[2], true],
      [ids[1], false],
    ]);
  });

  it('is refused for a course that does not open [CO-02] [CO-07]', async () => {
    const userId = await world.addLearner('zhou');
    const { id } = await world.addCourse({ departments: ['别处'] });
    expect(await world.refusal(playbillCourse, { id }, { userId })).toMatchObject({ code: 40301 });
    expect(await world.refusal(keepShare, { id, by: 'link' }, { userId })).toMatchObject({ code: 40301 });
  });
});
