import { and, eq, gt } from 'drizzle-orm';
import { countOwned, newOwner, type OwnedThings } from '../../platform/ownedThings.ts';
import { activities } from './activity.schema.ts';

/** Activities that somebody runs and that are not over. */
export const ownedActivities: OwnedThings = {
  kind: 'activities',
  fate: 'handedOver',
  count: (scope, userIds, now) =>
    countOwned(scope, activities, { owner: activities.organiserId, userIds, where: gt(activities.endsAt, now) }),
  async release({ now, scope }, from, to) {
    const ahead = and(eq(activities.organiserId, from), gt(activities.endsAt, new Date(now())));
    const rows = await scope.tx
      .update(activities)
      .set({ organiserId: to })
      .where(scope.only(activities, ahead))
      .returning({ id: activities.id, title: activities.title });
    return rows.map(({ id, title }) => newOwner('activity', { id, name: title.zh_cn }, [from, to]));
  },
};
