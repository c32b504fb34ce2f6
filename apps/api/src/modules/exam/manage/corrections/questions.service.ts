import { ErrorCode, type CallInput } from '@banyan/contracts';
import type { examQuestions, ExamQuestions, MeasuredQuestion, QuestionDoubt } from '@banyan/contracts/exam';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { attemptEvents, examAnswers } from '../../attempt.schema.ts';
import { keyUnder } from '../../corrections.ts';
import { isBest, itemColumns, rankedPapers, sharesOf, type RankedPapers } from '../../itemFigures.ts';
import { isHit } from '../../marking.ts';
import { questionBanks, questions } from '../../question.schema.ts';
import { countIf, partOfQuestion, shortened, textOf } from '../../reviewRow.ts';
import { questionsBeingSat } from '../../secretQuestions.ts';
import { examWithin } from '../exams/within.ts';
import { papersOfPeople } from '../results/papers.ts';
import { correctionsOf } from './shown.ts';

const longestStem = 120;
const longestOption = 60;
/** Refused texts of a question, and the shortest time that counts as a pause. */
const mostRefused = 8;
const longestPause = sql`interval '10 minutes'`;
/** Average share below which a question is hard. */
const hard = 0.2;

const ofRanked = (ranked: RankedPapers) => and(eq(ranked.eid, examAnswers.eid), eq(ranked.id, examAnswers.attemptId));

/** How often each option was chosen, and among the best papers. */
async function choicesOf({ scope }: Pick<ManageContext, 'scope'>, ranked: RankedPapers) {
  const option = sql<number>`chosen.option::int`.mapWith(Number).as('option');
  return scope.tx
    .select({
      ...{ questionId: examAnswers.questionId, option, chosen: countIf(sql`true`) },
      best: countIf(isBest(ranked)),
    })
    .from(examAnswers)
    .innerJoin(ranked, ofRanked(ranked))
    .innerJoin(sql`jsonb_array_elements_text(${examAnswers.value} -> 'choice') as chosen(option)`, sql`true`)
    .where(scope.only(examAnswers))
    .groupBy(examAnswers.questionId, sql`chosen.option`);
}

/** Texts in gaps of answers that were not wholly right, by how often they were written. */
async function textsOf({ scope }: Pick<ManageContext, 'scope'>, ranked: RankedPapers) {
  return scope.tx
    .select({
      questionId: examAnswers.questionId,
      gap: sql<number>`(typed.place - 1)::int`.mapWith(Number).as('gap'),
      text: sql<string>`left(trim(typed.text), 60)`.as('text'),
      count: countIf(sql`true`).as('count'),
    })
    .from(examAnswers)
    .innerJoin(ranked, ofRanked(ranked))
    .innerJoin(
      sql`jsonb_array_elements_text(${examAnswers.value} -> 'gaps') with ordinality as typed(text, place)`,
      sql`true`,
    )
    .where(scope.only(examAnswers, inArray(examAnswers.mark, ['wrong', 'partial']), sql`trim(typed.text) <> ''`))
    .groupBy(examAnswers.questionId, sql`2`, sql`3`)
    .orderBy(sql`count desc`);
}

/** Median time between the answer before a question and its last one, seconds, by question. */
async function timesOf({ scope }: Pick<ManageContext, 'scope'>, ranked: RankedPapers) {
  const pauses = scope.tx
    .select({
      attemptId: attemptEvents.attemptId,
      questionId: sql<number | null>`coalesce(${attemptEvents.questionId},
        (${attemptEvents.value} -> 'answers' -> 0 ->> 'questionId')::bigint)`.as('asked'),
      pause: sql`${attemptEvents.at} - lag(${attemptEvents.at}) over (
        partition by ${attemptEvents.attemptId} order by ${attemptEvents.id})`.as('pause'),
      kind: attemptEvents.kind,
    })
    .from(attemptEvents)
    .innerJoin(ranked, and(eq(ranked.eid, attemptEvents.eid), eq(ranked.id, attemptEvents.attemptId)))
    .where(scope.only(attemptEvents, inArray(attemptEvents.kind, ['started', 'resumed', 'answered'])))
    .as('pauses');
  const each = scope.tx
    .select({
      questionId: pauses.questionId,
      seconds: sql<number>`extract(epoch from sum(pause) filter (
        where kind = 'answered' and pause < ${longestPause}))`.as('seconds'),
    })
    .from(pauses)
    .groupBy(pauses.attemptId, pauses.questionId)
    .as('each_paper');
  const rows = await scope.tx
    .select({
      questionId: each.questionId,
      seconds: sql<number | null>`round(percentile_cont(0.5) within group (order by seconds))::int`,
    })
    .from(each)
    .groupBy(each.questionId);
  return new Map(rows.map(({ questionId, seconds }) => [Number(questionId), seconds]));
}

/** Whether the best papers rather chose something that the key does not say. */
function doubtOf({ correction, discrimination, kind, options, share }: Omit<MeasuredQuestion, 'doubt'>): QuestionDoubt {
  if (correction !== null || discrimination === null) return '';
  const most = (right: boolean) => Math.max(0, ...options.filter((one) => one.right === right).map(({ best }) => best));
  if (kind !== 'multiple' && options.length > 0 && most(false) > most(true)) return 'key';
  if (discrimination < 0) return 'negative';
  return share < hard ? 'hard' : '';
}
const doubts: readonly QuestionDoubt[] = ['key', 'negative', 'hard', ''];

/** Questions of an exam, measured over the marked papers of people whom the caller's rights reach. */
export async function readQuestions(
  ctx: ManageContext,
  { id }: CallInput<typeof examQuestions>,
): Promise<ExamQuestions> {
  const { scope, viewer } = ctx;
  const exam = await examWithin(ctx, id, 'assessment.see');
  const ranked = rankedPapers(scope, id, papersOfPeople(ctx, 'assessment.see'));
  const figures = await scope.tx
    .select(itemColumns(ranked))
    .from(examAnswers)
    .innerJoin(ranked, ofRanked(ranked))
    .where(scope.only(examAnswers))
    .groupBy(examAnswers.questionId);
  const sat = new Set(await questionsBeingSat(ctx));
  if (figures.some((row) => sat.has(row.id))) throw new Refusal(ErrorCode.conflict, { reason: 'the viewer sits it' });
  const ids = figures.map((row) => row.id);
  const rows =
    ids.length === 0
      ? []
      : await scope.tx
          .select({ question: questions, bank: questionBanks.name })
          .from(questions)
          .innerJoin(questionBanks, and(eq(questionBanks.eid, questions.eid), eq(questionBanks.id, questions.bankId)))
          .where(scope.only(questions, inArray(questions.id, ids)));
  const byId = new Map(rows.map((row) => [row.question.id, row]));
  const choices = await choicesOf(ctx, ranked);
  const texts = await textsOf(ctx, ranked);
  const times = await timesOf(ctx, ranked);
  const { rows: corrections, shown } = await correctionsOf(ctx, id);
  const standing = new Map(
    corrections.filter(({ state }) => state !== 'takenBack').map((row) => [row.questionId, row]),
  );
  const say = (text: Parameters<typeof localised>[0], most: number) =>
    shortened(textOf(localised(text, viewer.language)), most);
  const measured = figures.flatMap((row): MeasuredQuestion[] => {
    const found = byId.get(row.id);
    const full = found === undefined ? 0 : (partOfQuestion(exam, found.question)?.scoreEach ?? 0);
    if (found === undefined || full === 0) return [];
    const { question } = found;
    const key = keyUnder(standing.get(row.id), question.key);
    const optionIds = question.kind === 'judgement' ? [1, 0] : question.options.map((_, option) => option);
    const own = choices.filter(({ questionId }) => questionId === row.id);
    const told = {
      ...{ id: row.id, bankId: question.bankId, bank: localised(found.bank, viewer.language), kind: question.kind },
      ...{ stem: say(question.stem, longestStem), papers: row.papers, blank: row.blank, ...sharesOf(row, full) },
      timeS: times.get(row.id) ?? null,
      options: ['single', 'multiple', 'judgement'].includes(question.kind)
        ? optionIds.map((option) => {
            const count = own.find((one) => one.option === option);
            const text = question.options[option];
            return {
              ...{ id: option, chosen: count?.chosen ?? 0, best: count?.best ?? 0 },
              text: text === undefined ? '' : say(text, longestOption),
              right: key.choice.includes(option),
            };
          })
        : [],
      gaps: question.kind === 'fill' ? key.gaps.map((taken) => [...taken]) : [],
      refused: texts
        // A gap of an answer that was partly right may have been right.
        .filter(({ gap, questionId, text }) => questionId === row.id && !isHit(text, gap, key))
        .slice(0, mostRefused)
        .map(({ count, gap, text }) => ({ count, gap, text })),
      correction: shown.find((one) => one.questionId === row.id && one.state !== 'takenBack') ?? null,
    };
    return [{ ...told, doubt: doubtOf(told) }];
  });
  return {
    papers: Math.max(0, ...figures.map(({ papers }) => papers)),
    questions: measured.sort(
      (a, b) => doubts.indexOf(a.doubt) - doubts.indexOf(b.doubt) || a.share - b.share || a.id - b.id,
    ),
    corrections: shown,
  };
}
