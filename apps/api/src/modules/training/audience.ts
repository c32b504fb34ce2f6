import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';

type Who = Pick<CallContext, 'scope' | 'viewer'>;

/** Programmes that may be opened: those for everyone, for the viewer’s audiences, and those that the viewer is in. */
export function mayOpen(who: Who): SQL {
  const { viewer } = who;
  const meant = inAudience(who, programmes.audienceId);
  if (viewer.userId === null) return sql`(${meant} and ${programmes.open})`;
  const joined = sql`exists (select 1 from ${enrolments} where ${enrolments.eid} = ${programmes.eid} and ${enrolments.programmeId} = ${programmes.id} and ${enrolments.userId} = ${viewer.userId})`;
  return sql`(${meant} or ${joined})`;
}

/** Programmes for lists: visitors of a private enterprise get none. */
export function programmesFor(who: Who): SQL {
  if (who.viewer.userId !== null) return mayOpen(who);
  const openHouse = sql`exists (select 1 from ${enterprises} where ${enterprises.eid} = ${who.scope.eid} and ${enterprises.puborg} = 0)`;
  return sql`(${mayOpen(who)} and ${openHouse})`;
}

/** Programmes that are for audiences. */
export const programmeAudiences = audienceThings({
  kind: 'programme',
  area: 'training',
  table: programmes,
  name: programmes.title,
  records: { table: enrolments, thingId: enrolments.programmeId, userId: enrolments.userId },
});
