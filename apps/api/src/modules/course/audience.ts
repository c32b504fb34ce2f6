import { sql, type SQL } from 'drizzle-orm';
import { audiencesOf, inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { courseCounts, courses } from './course.schema.ts';

/** Courses that the viewer may see: those for everyone, and those of the viewer's audiences. */
export const mayOpen = (who: Who): SQL => inAudience(who, courses.audienceId);

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
  if (who.viewer.userId === null) return sql`(${courseCounts.audienceId} = 0 and ${openHouse(who)})`;
  return sql`(${courseCounts.audienceId} = 0 or ${courseCounts.audienceId} = any(${audiencesOf(who)}))`;
}
