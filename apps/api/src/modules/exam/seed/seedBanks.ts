import { and, eq, inArray } from 'drizzle-orm';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { chapters } from '../../course/course.schema.ts';
import { questionBanks, questions, type StoredLesson } from '../question.schema.ts';
import type { SeedBank, SeedLesson, SeedQuestion } from './types.ts';

/** Gaps are written so in a stem. */
const gap = /_{4,}/g;

/** Adds a bank with its questions; a lesson that the enterprise has no chapter for is left out. */
export async function addBank(scope: TenantScope, bank: SeedBank, localise: Localise): Promise<void> {
  const [added] = await scope.tx
    .insert(questionBanks)
    .values(scope.row(questionBanks, { key: bank.key, name: localise(bank.name) }))
    .returning({ id: questionBanks.id });
  if (added === undefined) throw new Error(`bank ${bank.key} was not added`);
  const lessonOf = await lessons(scope, bank.questions);
  await scope.tx
    .insert(questions)
    .values(bank.questions.map((question) => rowOf(scope, added.id, question, localise, lessonOf)));
}

function rowOf(
  scope: TenantScope,
  bankId: number,
  question: SeedQuestion,
  localise: Localise,
  lessonOf: (lesson: SeedLesson | undefined) => StoredLesson | null,
) {
  const { ref, kind, difficulty, tags, stem, options = [], right = [], gaps = [], sample, keywords = [] } = question;
  return scope.row(questions, {
    bankId,
    ref,
    kind,
    difficulty,
    tags: [...tags],
    stem: localise(stem),
    options: options.map(localise),
    gaps: kind === 'fill' ? (stem.zh.match(gap) ?? []).length : 0,
    key: { choice: right, gaps, sample: sample === undefined ? null : localise(sample), keywords },
    explanation: localise(question.explanation),
    lesson: lessonOf(question.lesson),
  });
}

async function lessons(scope: TenantScope, all: readonly SeedQuestion[]) {
  const courseIds = [...new Set(all.flatMap(({ lesson }) => (lesson ? [lesson.course] : [])))];
  const rows =
    courseIds.length === 0
      ? []
      : await scope.tx
          .select({ id: chapters.id, courseId: chapters.courseId, no: chapters.no })
          .from(chapters)
          .where(scope.only(chapters, and(inArray(chapters.courseId, courseIds), eq(chapters.eid, scope.eid))));
  const ids = new Map(rows.map(({ id, courseId, no }) => [`${courseId}:${no}`, id]));
  return (lesson: SeedLesson | undefined): StoredLesson | null => {
    const chapterId = lesson && ids.get(`${lesson.course}:${lesson.chapter}`);
    return lesson === undefined || chapterId === undefined
      ? null
      : { courseId: lesson.course, chapterId, second: lesson.second };
  };
}
