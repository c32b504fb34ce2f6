import { type CallInput, type CallOutput } from '@banyan/contracts';
import { creditList } from '@banyan/contracts/course';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { CreditPorts } from './credit.ports.ts';
import { creditEntries } from './credit.schema.ts';

type Context = CallContext<Learner>;
type Row = typeof creditEntries.$inferSelect;
type Output = CallOutput<typeof creditList>;

const lastEarnedFirst = keyset<Row>([creditEntries.earnedAt, creditEntries.id], ({ earnedAt, id }) => [earnedAt, id]);

/** Credits of a year, last first, with its sums. */
export async function listCredits(
  ctx: Context,
  input: CallInput<typeof creditList>,
  ports: CreditPorts,
): Promise<Output> {
  const { scope, viewer, now } = ctx;
  const thisYear = Number(dayOf(now(), viewer.timeZone).slice(0, 4));
  const year = input.year ?? thisYear;
  const own = eq(creditEntries.userId, viewer.userId);
  const page = await keysetPage(creditList, input, {
    by: lastEarnedFirst,
    read: ({ beyond, limit }) =>
      scope.tx
        .select()
        .from(creditEntries)
        .where(scope.only(creditEntries, and(own, sql`${yearIn(viewer.timeZone)} = ${year}`, beyond)))
        .orderBy(...lastEarnedFirst.orderBy())
        .limit(limit),
    items: (rows) => named(ctx, rows, ports),
  });
  return { ...page, year, thisYear, ...(await sums(ctx, year, thisYear)) };
}

const yearIn = (timeZone: string) =>
  sql<number>`extract(year from ${creditEntries.earnedAt} at time zone ${timeZone}::text)::int`;

async function named(
  ctx: Context,
  rows: readonly Row[],
  { courses, exams, programmes, rooms }: CreditPorts,
): Promise<Output['items']> {
  const idsOf = (source: Row['source']) => rows.filter((row) => row.source === source).map(({ sourceId }) => sourceId);
  const names = {
    course: await courses(ctx, idsOf('course')),
    exam: await exams(ctx, idsOf('exam')),
    live: await rooms(ctx, idsOf('live')),
    training: await programmes(ctx, idsOf('training')),
  };
  return rows.map(({ id, source, sourceId, tenths, earnedAt }) => {
    const name = source === 'carried' ? undefined : names[source].get(sourceId);
    return {
      id,
      source,
      sourceId: source === 'carried' ? null : sourceId,
      title: name?.title ?? '',
      opens: name?.opens ?? false,
      credits: tenths,
      earnedAt: earnedAt.getTime(),
    };
  });
}

/** Tenths by year and month; a person has a few dozen entries a year. */
async function sums({ scope, viewer }: Context, year: number, thisYear: number) {
  const month = sql<number>`extract(month from ${creditEntries.earnedAt} at time zone ${viewer.timeZone}::text)::int`;
  const rows = await scope.tx
    .select({ year: yearIn(viewer.timeZone), month, tenths: creditEntries.tenths })
    .from(creditEntries)
    .where(scope.only(creditEntries, eq(creditEntries.userId, viewer.userId)));
  const add = (some: readonly { readonly tenths: number }[]) => some.reduce((all, { tenths }) => all + tenths, 0);
  const ofYear = rows.filter((row) => row.year === year);
  return {
    firstYear: Math.min(thisYear, ...rows.map((row) => row.year)),
    total: add(rows),
    earned: Math.max(0, add(ofYear)),
    goal: (await loadEnterprise(scope)).yearCredits,
    months: Array.from({ length: 12 }, (_, index) => Math.max(0, add(ofYear.filter((row) => row.month === index + 1)))),
  };
}
