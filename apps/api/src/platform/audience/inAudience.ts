import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../http/context.ts';
import { audienceMembers } from './audience.schema.ts';

/** Context of conditions on the viewer. */
export type Who = Pick<CallContext, 'scope'> & { readonly viewer: Pick<CallContext['viewer'], 'userId'> };

/** Audiences of the viewer, as an array that is read once per statement. */
export const audiencesOf = ({ scope, viewer }: Who): SQL =>
  sql`array(select ${audienceMembers.audienceId} from ${audienceMembers} where ${audienceMembers.eid} = ${scope.eid} and ${audienceMembers.userId} = ${viewer.userId})`;

/** Whether something is for the viewer: `column` is its audience, null for everyone. Visitors belong to none. */
export function inAudience(who: Who, column: PgColumn): SQL {
  if (who.viewer.userId === null) return sql`${column} is null`;
  return sql`(${column} is null or ${column} = any(${audiencesOf(who)}))`;
}
