import type { PresenceCheck } from '@banyan/contracts/course';
import { and, eq, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { CallContext, Learner } from '../../http/context.ts';
import type { courses } from './course.schema.ts';
import { presenceChecks, presenceDue } from './presence.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;
type Course = Pick<typeof courses.$inferSelect, 'id' | 'presence' | 'presenceMinutes'>;

/** Time to press a button, and to show one's face. */
const answerMs = { prompt: 60_000, face: 180_000 } as const;

export const asCheck = ({ id, way, askedAt, until }: typeof presenceChecks.$inferSelect): PresenceCheck => ({
  ...{ id, way },
  askedAt: askedAt.getTime(),
  until: until.getTime(),
});

/** The question that awaits its answer: nothing counts until then. */
export async function waitingCheck({ scope, viewer }: Ctx, course: Course): Promise<PresenceCheck | null> {
  if (course.presence === 'none') return null;
  const mine = and(eq(presenceChecks.userId, viewer.userId), eq(presenceChecks.courseId, course.id));
  const [row] = await scope.tx
    .select()
    .from(presenceChecks)
    .where(scope.only(presenceChecks, mine, isNull(presenceChecks.answeredAt)))
    .limit(1);
  return row === undefined ? null : asCheck(row);
}

/** Study until the next question: half to one and a half of the course's interval, so that nobody can wait for it. */
const draw = ({ presenceMinutes }: Course) => (presenceMinutes * 60 * randomInt(500, 1501)) / 1000;

/** Asks after enough study since the last question. Called behind the lock of the learner's lease: once for each. */
export async function askWhenDue(
  { scope, viewer, now }: Ctx,
  course: Course,
  studiedS: number,
): Promise<PresenceCheck | null> {
  const way = course.presence;
  if (way === 'none') return null;
  const { userId } = viewer;
  const mine = and(eq(presenceDue.userId, userId), eq(presenceDue.courseId, course.id));
  const [due] = await scope.tx.select().from(presenceDue).where(scope.only(presenceDue, mine));
  if (due !== undefined && studiedS < due.atS) return null;
  const atS = studiedS + draw(course);
  await scope.tx
    .insert(presenceDue)
    .values(scope.row(presenceDue, { userId, courseId: course.id, atS }))
    .onConflictDoUpdate({ target: [presenceDue.eid, presenceDue.userId, presenceDue.courseId], set: { atS } });
  if (due === undefined) return null;
  const askedAt = new Date(now());
  const until = new Date(now() + answerMs[way]);
  const [asked] = await scope.tx
    .insert(presenceChecks)
    .values(scope.row(presenceChecks, { userId, courseId: course.id, way, askedAt, until }))
    .returning();
  return asked === undefined ? null : asCheck(asked);
}
