import { searchFind } from '@banyan/contracts/account';
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, type Find } from '../../search/searchSource.ts';
import { countedFor } from './audience.ts';
import { courseCounts } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';

type Lecturer = typeof lecturers.$inferSelect;
const byId = keyset<Lecturer>([lecturers.id], ({ id }) => [id], 'ascending');

/** Lecturers of courses visible to the viewer, by name or department. */
export const findLecturers: Find = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const teaching = scope.tx
    .select({ id: courseCounts.lecturerId })
    .from(courseCounts)
    .where(
      scope.only(
        courseCounts,
        eq(courseCounts.category, ''),
        ne(courseCounts.lecturerId, 0),
        gt(courseCounts.courses, 0),
        countedFor(ctx),
      ),
    );
  const where = and(
    inArray(lecturers.id, teaching),
    isNull(lecturers.endedAt),
    mentionEach([lecturers.name, lecturers.title, lecturers.department], input.q),
  );
  const page = await keysetPage(searchFind, input, {
    by: byId,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturers)
        .where(scope.only(lecturers, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ id, name, title, department }) =>
        hitOf({
          id,
          title: localised(name, viewer.language),
          about: localised(title, viewer.language),
          by: localised(department, viewer.language),
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(lecturers, scope.only(lecturers, where)) };
};
