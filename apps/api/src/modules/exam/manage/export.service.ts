import { v } from '@banyan/contracts';
import { exportQuestions, manageQuestions } from '@banyan/contracts/exam';
import { asc, notInArray } from 'drizzle-orm';
import type { ExportKind } from '../../../platform/listExport.ts';
import type { ChapterIds } from '../findLessons.ts';
import { tableOf } from '../import/writeTable.ts';
import { questions } from '../question.schema.ts';
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
    const { scope } = around;
    const wanted = v.parse(filters, asked.filters);
    await bankWithin(around, wanted.bank, 'assessment.export');
    const sat = await questionsBeingSat(around);
    const rows = await scope.tx
      .select()
      .from(questions)
      .where(
        scope.only(
          questions,
          questionsWhere(wanted, (await usesOf(scope)).used),
          // The file has keys.
          sat.length === 0 ? undefined : notInArray(questions.id, sat),
        ),
      )
      .orderBy(asc(questions.id));
    const courses = [...new Set(rows.flatMap(({ lesson }) => lesson?.courseId ?? []))];
    const places = new Map([...(await chapterIds(scope, courses))].map(([place, id]) => [id, place]));
    return tableOf(rows, (lesson) => places.get(lesson.chapterId)?.split(':')[1] ?? '');
  },
});
