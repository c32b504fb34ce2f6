import { searchFind } from '@banyan/contracts/account';
import { and, desc } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, mostNames, type Find, type NamesOf } from '../../search/searchSource.ts';
import { activitiesFor } from './activityRow.ts';
import { activities, type ActivityRow } from './activity.schema.ts';

const lastFirst = keyset<ActivityRow>([activities.beginsAt, activities.id], ({ beginsAt, id }) => [beginsAt, id]);

/** Activities with these words in their titles or places. */
export const findActivities: Find = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const where = and(mentionEach([activities.title, activities.place], input.q), activitiesFor(ctx));
  const page = await keysetPage(searchFind, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(activities)
        .where(scope.only(activities, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row) =>
        hitOf({
          id: row.id,
          title: localised(row.title, viewer.language),
          by: localised(row.place, viewer.language),
          at: row.beginsAt.getTime(),
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(activities, scope.only(activities, where)) };
};

export const activityTitles: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ name: activities.title })
    .from(activities)
    .where(scope.only(activities))
    .orderBy(desc(activities.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
};
