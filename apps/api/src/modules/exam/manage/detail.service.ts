import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { manageQuestion, WrittenQuestion } from '@banyan/contracts/exam';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { localised, type Localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { stillAsked } from '../asked.ts';
import { examAnswers, examAttempts } from '../attempt.schema.ts';
import { questionBanks, questions } from '../question.schema.ts';
import { attemptOfAnswer } from '../reviewRow.ts';
import { questionsBeingSat } from '../secretQuestions.ts';
import { shownFiles } from '../shownFiles.ts';
import type { QuestionRow } from '../versions.ts';
import { managedQuestion, stemOf } from './questions.service.ts';
import { usesOf } from './uses.ts';
import { banksWithin, bankWithin } from './within.ts';

/** How long the address of a file opens it, ms. */
const openMs = 8 * 3_600_000;
const mostDoubles = 10;

/** A version of a question with all that its author needs. Refuses one that the author sits at this moment. */
export async function readQuestion(
  ctx: ManageContext,
  { id }: CallInput<typeof manageQuestion>,
): Promise<CallOutput<typeof manageQuestion>> {
  const { now, scope, viewer } = ctx;
  const [row] = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, eq(questions.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  await bankWithin(ctx, row.bankId, 'assessment.see');
  if ((await questionsBeingSat(ctx)).includes(id))
    throw new Refusal(ErrorCode.conflict, { reason: 'the author sits it', data: { reason: 'sitting' } });
  const uses = (await usesOf(scope)).of(row);
  const versions = await versionsOf(ctx, row);
  const names = await namesOf(
    ctx,
    versions.map(({ changedBy }) => changedBy),
  );
  return {
    ...managedQuestion(ctx, row, { exams: uses.length, names }),
    ...shownFiles(ctx, row, openMs),
    bank: row.bankId,
    written: writtenOf(row),
    chosen: await chosenOf(ctx, row),
    versions: versions.map(({ changedAt, changedBy, id: of, version }) => ({
      ...{ id: of, version, at: changedAt.getTime() },
      by: changedBy === null ? '' : (names.get(changedBy) ?? ''),
    })),
    uses: uses.map(({ closesAt, id: exam, opensAt, title }) => ({
      id: exam,
      title: localised(title, viewer.language),
      open: opensAt.getTime() <= now() && now() < closesAt.getTime(),
    })),
    doubles: await doublesOf(ctx, row),
  };
}

const both = ({ en, zh_cn: zh }: Localised) => ({ zh_cn: zh, ...(en === undefined ? {} : { en }) });

/** A stored question as its author writes it. */
export function writtenOf(row: QuestionRow): WrittenQuestion {
  const { difficulty, explanation, key, kind, lesson, options, stem, tags, takesFiles } = row;
  return {
    ...{ kind, takesFiles, tags: [...tags], choice: [...key.choice], keywords: [...key.keywords] },
    ...{ stem: both(stem), options: options.map(both), explanation: both(explanation) },
    gaps: key.gaps.map((taken) => [...taken]),
    numbers: key.numbers === true,
    sample: key.sample === null ? null : both(key.sample),
    difficulty: difficulty === 1 ? 1 : difficulty === 3 ? 3 : 2,
    lesson: lesson === null ? null : { ...lesson },
  };
}

async function versionsOf({ scope }: ManageContext, { id, originId }: QuestionRow) {
  const origin = originId ?? id;
  return scope.tx
    .select({
      id: questions.id,
      version: questions.version,
      changedAt: questions.changedAt,
      changedBy: questions.changedBy,
    })
    .from(questions)
    .where(scope.only(questions, or(eq(questions.id, origin), eq(questions.originId, origin))))
    .orderBy(desc(questions.version));
}

/** Shares of the choices of each option, in the better half of the papers of each exam and in the other half. */
async function chosenOf({ scope }: ManageContext, { id, kind, options }: QuestionRow) {
  if (kind === 'fill' || kind === 'short') return [];
  const halves = scope.tx
    .select({
      id: examAttempts.id,
      eid: examAttempts.eid,
      half: sql<number>`ntile(2) over (partition by ${examAttempts.examId} order by ${examAttempts.score}, ${examAttempts.id})`.as(
        'half',
      ),
    })
    .from(examAttempts)
    .where(
      scope.only(
        examAttempts,
        eq(examAttempts.state, 'marked'),
        inArray(
          examAttempts.examId,
          scope.tx
            .selectDistinct({ id: examAttempts.examId })
            .from(examAttempts)
            .innerJoin(examAnswers, attemptOfAnswer)
            .where(scope.only(examAnswers, eq(examAnswers.questionId, id))),
        ),
      ),
    )
    .as('halves');
  const rows = await scope.tx
    .select({ choice: sql<number[]>`${examAnswers.value} -> 'choice'`, half: halves.half })
    .from(examAnswers)
    .innerJoin(halves, and(eq(halves.eid, examAnswers.eid), eq(halves.id, examAnswers.attemptId)))
    .where(scope.only(examAnswers, eq(examAnswers.questionId, id)));
  const all = Math.max(1, rows.length);
  const share = (option: number, half: number) =>
    rows.filter((row) => Number(row.half) === half && row.choice.includes(option)).length / all;
  const places = kind === 'judgement' ? [1, 0] : options.map((_, at) => at);
  return places.map((option) => ({ option, best: share(option, 2), rest: share(option, 1) }));
}

/** Questions in use, of banks that the right reaches, that ask the same. */
async function doublesOf(ctx: ManageContext, row: QuestionRow) {
  if (row.stemForm === '') return [];
  const { scope } = ctx;
  const banks = scope.tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(scope.only(questionBanks, banksWithin(ctx, 'assessment.see')));
  const rows = await scope.tx
    .select({ id: questions.id, bank: questions.bankId, stem: questions.stem })
    .from(questions)
    .where(
      scope.only(
        questions,
        eq(questions.stemForm, row.stemForm),
        ne(questions.id, row.id),
        stillAsked,
        inArray(questions.bankId, banks),
      ),
    )
    .orderBy(questions.id)
    .limit(mostDoubles);
  return rows.map(({ bank, id, stem }) => ({ id, bank, stem: stemOf(ctx, { stem }) }));
}
