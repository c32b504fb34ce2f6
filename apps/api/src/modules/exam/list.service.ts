import type { CallInput, CallOutput } from '@banyan/contracts';
import type { examClasses, ExamTab } from '@banyan/contracts/exam';
import { examList } from '@banyan/contracts/exam';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { examsFor } from './audience.ts';
import { cardOf, examRows, ownStanding, type ExamRow } from './examRow.ts';
import { examCategories, exams, examStandings } from './exam.schema.ts';
import { examTabConditions } from './tabs.ts';

const lastOpenedFirst = keyset<ExamRow>([exams.opensAt, exams.id], ({ exam }) => [exam.opensAt, exam.id]);

/** The learner's exams, latest opening first. */
export async function listExams(
  ctx: CallContext<Learner>,
  input: CallInput<typeof examList>,
): Promise<CallOutput<typeof examList>> {
  const { scope } = ctx;
  const { tab = 'all', category = '', keyword = '' } = input;
  const conditions = examTabConditions(ctx.now());
  const asked = and(
    sql`(${examsFor(ctx)} or ${examStandings.userId} is not null)`,
    category === '' ? undefined : eq(exams.category, category),
    mentions(exams.title, keyword),
  );
  const page = await keysetPage(examList, input, {
    by: lastOpenedFirst,
    read: ({ beyond, orderBy, limit }) =>
      examRows(ctx)
        .where(scope.only(exams, asked, conditions[tab], beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => cardOf(ctx, row)),
  });
  return { ...page, counts: await countTabs(ctx, asked, conditions) };
}

type Counts = CallOutput<typeof examList>['counts'];

/** An enterprise has hundreds of exams, not millions: they are counted directly. */
async function countTabs(
  { scope, viewer }: CallContext<Learner>,
  asked: SQL | undefined,
  conditions: Readonly<Record<ExamTab, SQL | undefined>>,
): Promise<Counts> {
  const number = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
  const [counts] = await scope.tx
    .select({
      all: number(undefined),
      todo: number(conditions.todo),
      marking: number(conditions.marking),
      done: number(conditions.done),
      missed: number(conditions.missed),
    })
    .from(exams)
    .leftJoin(examStandings, ownStanding(viewer))
    .where(scope.only(exams, asked));
  return counts ?? { all: 0, todo: 0, marking: 0, done: 0, missed: 0 };
}

/** Categories that have exams for the learner. */
export async function listClasses(ctx: CallContext<Learner>): Promise<CallOutput<typeof examClasses>> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ key: examCategories.key, name: examCategories.name, count: sql<number>`count(*)`.mapWith(Number) })
    .from(examCategories)
    .innerJoin(exams, and(eq(exams.eid, examCategories.eid), eq(exams.category, examCategories.key)))
    .where(scope.only(examCategories, examsFor(ctx)))
    .groupBy(examCategories.key, examCategories.name, examCategories.sort)
    .orderBy(asc(examCategories.sort));
  return { items: rows.map(({ key, name, count }) => ({ key, name: localised(name, viewer.language), count })) };
}
