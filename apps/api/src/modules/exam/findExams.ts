import { searchFind } from '@banyan/contracts/account';
import { and, desc, sql } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, mostNames, type FindOwn, type NamesOf } from '../../search/searchSource.ts';
import { examsFor } from './audience.ts';
import { examRows, ownStanding, type ExamRow } from './examRow.ts';
import { exams, examStandings } from './exam.schema.ts';

const lastOpenedFirst = keyset<ExamRow>([exams.opensAt, exams.id], ({ exam }) => [exam.opensAt, exam.id]);

/** Exams of the learner with these words in their titles. */
export const findExams: FindOwn = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const own = sql`(${examsFor(ctx)} or ${examStandings.userId} is not null)`;
  const where = and(own, mentionEach([exams.title], input.q));
  const page = await keysetPage(searchFind, input, {
    by: lastOpenedFirst,
    read: ({ beyond, orderBy, limit }) =>
      examRows(ctx)
        .where(scope.only(exams, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ exam, category }) =>
        hitOf({
          id: exam.id,
          title: localised(exam.title, viewer.language),
          by: category === null ? '' : localised(category, viewer.language),
          at: exam.closesAt.getTime(),
          count: exam.questionCount,
        }),
      ),
  });
  const [counted] = await scope.tx
    .select({ total: sql<number>`count(*)::int` })
    .from(exams)
    .leftJoin(examStandings, ownStanding(viewer))
    .where(scope.only(exams, where));
  return { ...page, total: counted?.total ?? 0 };
};

export const examTitles: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ name: exams.title })
    .from(exams)
    .where(scope.only(exams))
    .orderBy(desc(exams.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
};
