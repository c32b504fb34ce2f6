import { desc, eq, gt, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { mergeSpans, type Span } from '../intervals.ts';
import { studySittings } from './sitting.schema.ts';

/** A return to the same window within this time continues the sitting. */
const PAUSE_MS = 30 * 60_000;

/** A report's addition to a sitting. */
interface Played {
  readonly courseId: number;
  readonly chapterId: number;
  readonly holder: string;
  /** Credited parts of this report. */
  readonly played: readonly Span[];
  readonly positionS: number;
  readonly studiedS: number;
}

/**
 * Keeps the evidence of a report: it continues the sitting of its window, or begins one. Reports of one learner come
 * one after the other (see takeReport), so that no two begin the same.
 */
export async function keepSitting(
  { now, scope, viewer }: Pick<CallContext<Learner>, 'now' | 'scope' | 'viewer'>,
  { chapterId, courseId, holder, played, positionS, studiedS }: Played,
): Promise<void> {
  const at = now();
  const [last] = await scope.tx
    .select({ id: studySittings.id, played: studySittings.played })
    .from(studySittings)
    .where(
      scope.only(
        studySittings,
        eq(studySittings.userId, viewer.userId),
        eq(studySittings.chapterId, chapterId),
        eq(studySittings.holder, holder),
        gt(studySittings.lastAt, new Date(at - PAUSE_MS)),
      ),
    )
    .orderBy(desc(studySittings.lastAt), desc(studySittings.id))
    .limit(1);
  if (last === undefined) {
    const startedAt = new Date(at - studiedS * 1000);
    const row = { userId: viewer.userId, courseId, chapterId, holder, startedAt, lastAt: new Date(at) };
    await scope.tx
      .insert(studySittings)
      .values(scope.row(studySittings, { ...row, played: mergeSpans(played), positionS, studiedS }));
    return;
  }
  await scope.tx
    .update(studySittings)
    .set({
      lastAt: new Date(at),
      played: mergeSpans([...last.played, ...played]),
      positionS,
      studiedS: sql`${studySittings.studiedS} + ${studiedS}`,
    })
    .where(scope.only(studySittings, eq(studySittings.id, last.id)));
}
