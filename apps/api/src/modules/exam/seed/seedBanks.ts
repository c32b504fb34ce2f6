import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { findLessons } from '../findLessons.ts';
import { questionBanks, questions, type StoredLesson } from '../question.schema.ts';
import type { SeedBank, SeedLesson, SeedQuestion } from './types.ts';

/** Gaps are written so in a stem. */
const gap = /_{4,}/g;
/** The retailer. */
const writesEnglish = 1002;

/** Adds a bank with its questions; a lesson that the enterprise has no chapter for is left out. */
export async function addBank(scope: TenantScope, bank: SeedBank, localise: Localise): Promise<void> {
  const [added] = await scope.tx
    .insert(questionBanks)
    .values(scope.row(questionBanks, { key: bank.key, name: localise(bank.name) }))
    .returning({ id: questionBanks.id });
  if (added === undefined) throw new Error(`bank ${bank.key} was not added`);
  const lessonOf = await findLessons(
    scope,
    bank.questions.flatMap(({ lesson }) => lesson ?? []),
  );
  // Key words are looked for in answers, which are in the language that an enterprise's people write.
  const isOf = (word: string) => (bank.eid === writesEnglish ? !/\p{Script=Han}/u.test(word) : !/[a-z]/.test(word));
  await scope.tx
    .insert(questions)
    .values(bank.questions.map((question) => rowOf(scope, added.id, question, localise, lessonOf, isOf)));
}

function rowOf(
  scope: TenantScope,
  bankId: number,
  question: SeedQuestion,
  localise: Localise,
  lessonOf: (lesson: SeedLesson) => StoredLesson | null,
  isOf: (word: string) => boolean,
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
    key: {
      choice: right,
      gaps,
      sample: sample === undefined ? null : localise(sample),
      keywords: keywords.filter(isOf),
    },
    explanation: localise(question.explanation),
    lesson: question.lesson === undefined ? null : lessonOf(question.lesson),
  });
}
