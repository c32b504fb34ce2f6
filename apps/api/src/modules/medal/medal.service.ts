import type { CallOutput } from '@banyan/contracts';
import type { MedalCount, medalList } from '@banyan/contracts/mall';
import { and, eq, sql } from 'drizzle-orm';
import { addDays, dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Measure } from '../../effects/scored.ts';
import type { CallContext } from '../../http/context.ts';
import { medals } from './catalogue.ts';
import { medalCounters, medalsEarned } from './medal.schema.ts';

/** Growth of a person's value. */
export interface Growth {
  readonly userId: number;
  readonly measure: Measure;
  /** New total of the value. */
  readonly total: number;
  /** Day on which it grew, YYYY-MM-DD. */
  readonly day: string;
}

/** Measures that also count days in a row. */
const rows: Partial<Readonly<Record<Measure, MedalCount>>> = { hours: 'days', signed: 'signedInRow' };

/** Counts growth towards medals and awards those reached. */
export async function countGrowth(scope: TenantScope, growth: Growth, now: number): Promise<void> {
  const { day, measure, total, userId } = growth;
  await count(scope, { userId, counts: measure, value: total, day: null }, now);
  const inRow = rows[measure];
  if (inRow !== undefined)
    await count(scope, { userId, counts: inRow, value: await rowOf(scope, userId, inRow, day), day }, now);
}

/** Length of the row of days that ends on `day`; 0 when that day is not after the row's end. */
async function rowOf(scope: TenantScope, userId: number, counts: MedalCount, day: string): Promise<number> {
  const [before] = await scope.tx
    .select()
    .from(medalCounters)
    .where(scope.only(medalCounters, and(eq(medalCounters.userId, userId), eq(medalCounters.counts, counts))));
  const last = before?.day ?? '';
  if (day <= last) return 0;
  return last === addDays(day, -1) ? (before?.value ?? 0) + 1 : 1;
}

async function count(
  scope: TenantScope,
  row: { userId: number; counts: MedalCount; value: number; day: string | null },
  now: number,
): Promise<void> {
  const { counts, day, userId, value } = row;
  if (value <= 0) return;
  await scope.tx
    .insert(medalCounters)
    .values(scope.row(medalCounters, row))
    .onConflictDoUpdate({
      target: [medalCounters.eid, medalCounters.userId, medalCounters.counts],
      set: { value: sql`excluded.value`, day },
    });
  const reached = medals.filter((medal) => medal.counts === counts && medal.goal <= value);
  if (reached.length === 0) return;
  await scope.tx
    .insert(medalsEarned)
    .values(reached.map(({ key }) => scope.row(medalsEarned, { userId, medal: key, earnedAt: new Date(now) })))
    .onConflictDoNothing();
}

/** All medals with the reader's progress; a broken row of days begins again. */
export async function listMedals(ctx: CallContext): Promise<CallOutput<typeof medalList>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  if (userId === null) return { items: medals.map((medal) => ({ ...medal, done: 0, earnedAt: null })) };
  const counters = await scope.tx
    .select()
    .from(medalCounters)
    .where(scope.only(medalCounters, eq(medalCounters.userId, userId)));
  const earned = await scope.tx
    .select()
    .from(medalsEarned)
    .where(scope.only(medalsEarned, eq(medalsEarned.userId, userId)));
  const yesterday = addDays(dayOf(ctx.now(), viewer.timeZone), -1);
  const valueOf = new Map(
    counters.map(({ counts, value, day }) => [counts, day !== null && day < yesterday ? 0 : value]),
  );
  const earnedAt = new Map(earned.map((one) => [one.medal, one.earnedAt.getTime()]));
  return {
    items: medals.map((medal) => {
      const at = earnedAt.get(medal.key) ?? null;
      const done = at === null ? Math.min(medal.goal, valueOf.get(medal.counts) ?? 0) : medal.goal;
      return { ...medal, done, earnedAt: at };
    }),
  };
}
