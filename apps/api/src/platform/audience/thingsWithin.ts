import type { Permission } from '@banyan/contracts';
import { inArray, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { users } from '../enterprise.schema.ts';
import type { ManageContext } from '../serveManaged.ts';
import { audiencesWithin } from './audiencesWithin.ts';

/** Things that people make for an audience. */
export interface MadeThings {
  /** Id of the person who made it, or is in charge of it. */
  readonly madeBy: Column;
  readonly audienceId: Column;
  /** Condition on those that are the caller's own. */
  readonly own: SQL | undefined;
  /** Condition on those that belong to people in another way than by having been made by them. */
  readonly of?: (people: SQLWrapper) => SQL | undefined;
}

/**
 * Condition on the things that a right reaches; undefined: all of them. A right over departments reaches those of people
 * of these departments, those that are for these people alone, and one's own; a right over own things the own ones.
 */
export function thingsWithin(
  { grants, scope }: Pick<ManageContext, 'grants' | 'scope'>,
  permission: Permission,
  { audienceId, madeBy, of, own }: MadeThings,
): SQL | undefined {
  const reach = grants.reach(permission);
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  if (reach === 'own') return own;
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  const meant = inArray(audienceId, audiencesWithin(scope, grants.departments(permission)));
  return or(own, inArray(madeBy, people), of?.(people), meant);
}
