import { ErrorCode } from '@banyan/contracts';
import {
  activityDetail,
  activityList,
  activitySeats,
  myActivities,
  registerActivity,
} from '@banyan/contracts/training';
import { expect, it } from 'vitest';
import { departmentCalled } from '../../platform/departments.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { eq } from 'drizzle-orm';
import { findActivities } from './findActivities.ts';
import { addActivity } from './testing/addActivity.ts';
import { openActivityWorld } from './testing/activityWorld.ts';

it('is seen nowhere by who is outside of its audience, until they are moved into it [AT-01]', async () => {
  const { organiser, people, world } = await openActivityWorld();
  const [outside] = await people(1);
  if (outside === undefined) throw new Error('fixture');
  const { id } = await addActivity(world, { organiserId: organiser.userId, title: '焊接讲堂', departments: ['焊接'] });
  const listed = async (asker = outside) =>
    (await world.ask(activityList, {}, asker)).items.map((activity) => activity.id);
  const found = () =>
    world.as(outside, async (ctx) => (await findActivities(ctx, { q: '焊接讲堂', of: 'activity' })).total);
  expect(await listed()).toEqual([]);
  expect(await found()).toBe(0);
  for (const call of [activityDetail, registerActivity, activitySeats])
    expect(await world.refusal(call, { id }, outside)).toEqual({ code: ErrorCode.notFound });
  expect(await listed(organiser)).toEqual([id]);

  await world.in(1001, async (scope) => {
    const department = await departmentCalled(scope, { zh_cn: '焊接' });
    await scope.tx
      .update(users)
      .set({ departmentId: department?.id ?? 0 })
      .where(scope.only(users, eq(users.id, outside.userId)));
    await settlePeople(scope, [outside.userId]);
  });
  expect(await listed()).toEqual([id]);
  expect(await found()).toBe(1);
  await world.ask(registerActivity, { id }, outside);
  expect((await world.ask(myActivities, {}, outside)).items.map((activity) => activity.id)).toEqual([id]);
});
