import type { Permission } from '@banyan/contracts';
import type { LearnerStand } from '@banyan/contracts/course';
import { and, eq, exists, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { mentions } from '../../../../db/localised.ts';
import { audienceMembers } from '../../../../platform/audience/audience.schema.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { courseProgress } from '../../progress.schema.ts';
import type { CourseRow } from '../within.ts';

type Ctx = Pick<ManageContext, 'grants' | 'scope'>;

/** How a person's seat in a course is joined: some have none. */
export const seatIn = ({ id }: Pick<CourseRow, 'id'>) =>
  and(eq(courseProgress.eid, users.eid), eq(courseProgress.userId, users.id), eq(courseProgress.courseId, id));

const conditions: Readonly<Record<LearnerStand, SQL | undefined>> = {
  finished: isNotNull(courseProgress.completedAt),
  learning: and(isNotNull(courseProgress.enrolledAt), isNull(courseProgress.completedAt)),
  not_begun: isNull(courseProgress.enrolledAt),
};

/**
 * Condition on the people of a course, joined with their seats: those for whom it is and those who have begun it, as far
 * as a right over departments reaches. A right over one's own courses does not show everybody in the enterprise: of a
 * course for everyone it reaches those who have begun it.
 */
export function peopleOfCourse(
  { grants, scope }: Ctx,
  { audienceId }: Pick<CourseRow, 'audienceId'>,
  permission: Permission,
  { q = '', stand = '' }: { readonly q?: string | undefined; readonly stand?: LearnerStand | '' | undefined } = {},
): SQL | undefined {
  const reach = grants.reach(permission);
  const isFor =
    audienceId === null
      ? reach === 'own'
        ? isNotNull(courseProgress.enrolledAt)
        : undefined
      : or(
          isNotNull(courseProgress.enrolledAt),
          exists(
            scope.tx
              .select({ id: audienceMembers.userId })
              .from(audienceMembers)
              .where(
                scope.only(
                  audienceMembers,
                  eq(audienceMembers.audienceId, audienceId),
                  eq(audienceMembers.userId, users.id),
                ),
              ),
          ),
        );
  const words = q.trim();
  return and(
    isNull(users.leftAt),
    isFor,
    reach === 'departments' ? grants.people(scope, permission) : undefined,
    words === '' ? undefined : or(mentions(users.name, words), ilike(users.account, sql`${words} || '%'`)),
    stand === '' ? undefined : conditions[stand],
  );
}

/** How far somebody with this seat is. */
export const standOf = (seat: {
  readonly enrolledAt: Date | null;
  readonly completedAt: Date | null;
}): LearnerStand => {
  if (seat.completedAt !== null) return 'finished';
  return seat.enrolledAt === null ? 'not_begun' : 'learning';
};
