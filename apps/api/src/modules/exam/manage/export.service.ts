import { v } from '@banyan/contracts';
import { exportQuestions, manageQuestions } from '@banyan/contracts/exam';
import { asc, notInArray } from 'drizzle-orm';
import type { ExportAround, ExportKind } from '../../../platform/listExport.ts';
import type { ChapterIds } from '../findLessons.ts';
import { tableOf } from '../import/writeTable.ts';
import { questions, type StoredLesson } from '../question.schema.ts';
import { questionsBeingSat } from '../secretQuestions.ts';
import { questionsWhere } from './questions.service.ts';
import { usesOf } from './uses.ts';
import { bankWithin } from './within.ts';

const { difficulty, discrimination, kind, q, state, tag, used } = manageQuestions.request.entries;
/** As they were kept: numbers are numbers. */
const filters = v.object({ bank: v.int(), difficulty, discrimination, kind, q, state, tag, used });

/** Questions of a bank as a table that an import reads. */
export const questionsExport = (chapterIds: ChapterIds): ExportKind => ({
  name: 'questions',
  call: exportQuestions,
  may: 'assessment.export',
  async rows(around, asked) {
    const { chapterOf, rows } = await leavingQuestions(around, v.parse(filters, asked.filters), { chapterIds });
    return tableOf(rows, chapterOf);
  },
});

/**
 * Questions of a bank that the filters find, without those that the caller sits at this moment: files have keys. `most`:
 * one more than these is read at most.
 */
export async function leavingQuestions(
  around: Pick<ExportAround, 'grants' | 'scope' | 'viewer'>,
  wanted: v.InferOutput<typeof filters>,
  { chapterIds, most }: { readonly chapterIds: ChapterIds; readonly most?: number },
) {
  const { scope } = around;
  await bankWithin(around, wanted.bank, 'assessment.export');
  const sat = await questionsBeingSat(around);
  const found = scope.tx
    .select()
    .from(questions)
    .where(
      scope.only(
        questions,
        questionsWhere(wanted, (await usesOf(scope)).used),
        sat.length === 0 ? undefined : notInArray(questions.id, sat),
      ),
    )
    .orderBy(asc(questions.id));
  const rows = most === undefined ? await found : await found.limit(most + 1);
  const courses = [...new Set(rows.flatMap(({ lesson }) => lesson?.courseId ?? []))];
  const places = new Map([...(await chapterIds(scope, courses))].map(([place, id]) => [id, place]));
  return { rows, chapterOf: (lesson: StoredLesson) => places.get(lesson.chapterId)?.split(':')[1] ?? '' };
}
