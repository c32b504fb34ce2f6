import { type CallInput, type CallOutput } from '@banyan/contracts';
import { microList, microTabs } from '@banyan/contracts/teaching';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { MicroCoursePorts } from './microCourse.ports.ts';
import { microCourses, type MicroRow } from './microCourse.schema.ts';
import { microsOf, type Ctx } from './rows.ts';

const lastChanged = keyset<MicroRow>([microCourses.changedAt, microCourses.id], ({ changedAt, id }) => [changedAt, id]);

/** The viewer's micro-courses. */
export async function listOwn(
  ctx: Ctx,
  input: CallInput<typeof microList>,
  ports: MicroCoursePorts,
): Promise<CallOutput<typeof microList>> {
  const { scope, viewer } = ctx;
  const own = and(eq(microCourses.userId, viewer.userId), isNull(microCourses.removedAt));
  const inState = input.state === 'all' ? undefined : eq(microCourses.state, input.state);
  const list = await keysetPage(microList, input, {
    by: lastChanged,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(microCourses)
        .where(scope.only(microCourses, own, inState, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => microsOf(ctx, rows, ports),
  });
  const counted = await scope.tx
    .select({ state: microCourses.state, count: sql<number>`count(*)::int` })
    .from(microCourses)
    .where(scope.only(microCourses, own))
    .groupBy(microCourses.state);
  const counts = microTabs.map((tab) =>
    counted.reduce((sum, { count, state }) => (tab === 'all' || state === tab ? sum + count : sum), 0),
  );
  return { ...list, counts };
}
