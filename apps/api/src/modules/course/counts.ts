import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { countedFor } from './audience.ts';
import { courseCounts, courses } from './course.schema.ts';

/** Counts an enterprise's shelf again. Called after every change of its courses, their categories or audiences. */
export async function recountShelf(scope: TenantScope): Promise<void> {
  await scope.tx.delete(courseCounts).where(scope.only(courseCounts));
  await scope.tx.execute(sql`
    insert into ${courseCounts} (eid, category, audience_id, lecturer_id, courses, required)
    select c.eid, place.category, coalesce(c.audience_id, 0), teacher.id, count(*), count(*) filter (where c.required)
    from ${courses} c
      cross join lateral (values (''), (c.field), (c.subject), (c.topic)) place (category)
      cross join lateral (values (0), (c.lecturer_id)) teacher (id)
    where c.eid = ${scope.eid} and c.state = 'on_shelf' and place.category is not null
    group by c.eid, place.category, coalesce(c.audience_id, 0), teacher.id`);
}

/** Courses (or compulsory ones) of a category, '' for all, that the viewer may see: one read by key. */
export async function countShelf(ctx: CallContext, category: string, what: 'courses' | 'required'): Promise<number> {
  const { scope } = ctx;
  const whole = and(eq(courseCounts.category, category), eq(courseCounts.lecturerId, 0));
  const [counted] = await scope.tx
    .select({ courses: sql<number>`coalesce(sum(${courseCounts[what]}), 0)::int` })
    .from(courseCounts)
    .where(scope.only(courseCounts, whole, countedFor(ctx)));
  return counted?.courses ?? 0;
}
