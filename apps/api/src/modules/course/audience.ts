import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { courseCounts, courses } from './course.schema.ts';

/** Context of conditions on the viewer. */
type Who = Pick<CallContext, 'scope'> & { readonly viewer: Pick<CallContext['viewer'], 'userId'> };

/** Department of the viewer, as a subquery that runs once per statement; no row for visitors. */
export function department({ scope, viewer }: Who): SQL {
  return sql`(select ${users.department} ->> 'zh_cn' from ${users} where ${users.eid} = ${scope.eid} and ${users.id} = ${viewer.userId})`;
}

/** Courses that the viewer may see: those for everyone, and those for the viewer's department. */
export function mayOpen(who: Who): SQL {
  const forAll = sql`${courses.departments} is null`;
  if (who.viewer.userId === null) return forAll;
  return sql`(${forAll} or ${department(who)} = any(${courses.departments}))`;
}

/** Whether visitors may look around: in an enterprise that is not private. */
function openHouse({ scope }: Who): SQL {
  return sql`exists (select 1 from ${enterprises} where ${enterprises.eid} = ${scope.eid} and ${enterprises.puborg} = 0)`;
}

/**
 * Courses of the viewer's lists. Visitors of a private enterprise may open a course whose address they have, but get no
 * shelf. The state is written out so that the partial indexes are used.
 */
export function onShelfFor(who: Who): SQL {
  const shown = sql`${courses.state} = 'on_shelf' and ${mayOpen(who)}`;
  return who.viewer.userId === null ? sql`(${shown} and ${openHouse(who)})` : sql`(${shown})`;
}

/** Rows of the counts that apply to the viewer; their sum is the number of courses visible to them. */
export function countedFor(who: Who): SQL {
  if (who.viewer.userId === null) return sql`(${courseCounts.audience} = '' and ${openHouse(who)})`;
  return sql`(${courseCounts.audience} = '' or ${courseCounts.audience} = ${department(who)})`;
}
