import { pkKinds, type AnswerValue, type MarkState, type PkKind } from '@banyan/contracts/exam';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { stillAsked } from './asked.ts';
import { shuffle } from './drawPaper.ts';
import { drillOf } from './drawPractice.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { lessonsOf } from './lessons.ts';
import { markOf, withoutFiles } from './marking.ts';
import type { StoredDrill } from './practice.schema.ts';
import { questionBanks, questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { shownColumns, shownFiles } from './shownFiles.ts';

type Ctx = CallContext<Learner>;

/** Addresses of files last as long as a player may think. */
const FILES_OPEN_MS = 3_600_000;
/** Only whether it is right counts. */
const rightOrWrong = { scoreEach: 1, scorePartial: 0 };

const pressed = and(inArray(questions.kind, [...pkKinds]), stillAsked);

/** Banks, with the number of their questions that are answered by a press and not secret to the viewer. */
export async function battleBanks(ctx: Ctx) {
  const { scope, viewer } = ctx;
  const secret = [...(await secretQuestions(ctx))];
  const open = secret.length === 0 ? sql`true` : notInArray(questions.id, secret);
  const rows = await scope.tx
    .select({
      id: questionBanks.id,
      name: questionBanks.name,
      questions: sql<number>`count(*) filter (where ${open})`.mapWith(Number),
    })
    .from(questionBanks)
    .innerJoin(questions, and(eq(questions.eid, questionBanks.eid), eq(questions.bankId, questionBanks.id)))
    .where(scope.only(questionBanks, pressed))
    .groupBy(questionBanks.id, questionBanks.name)
    .orderBy(questionBanks.id);
  return rows.map((row) => ({ ...row, name: localised(row.name, viewer.language) }));
}

/** Draws questions that are secret to none of these people. */
export async function drawBattle(
  ctx: Ctx,
  {
    userIds,
    bankId,
    count,
  }: { readonly userIds: readonly number[]; readonly bankId: number | null; readonly count: number },
): Promise<StoredDrill[]> {
  const { scope, viewer } = ctx;
  const secret = new Set<number>();
  for (const userId of userIds) {
    const of = { scope, now: ctx.now, viewer: { userId, timeZone: viewer.timeZone } };
    for (const id of await secretQuestions(of)) secret.add(id);
  }
  const found = await scope.tx
    .select({ id: questions.id, options: sql<number>`jsonb_array_length(${questions.options})`.mapWith(Number) })
    .from(questions)
    .where(
      scope.only(
        questions,
        pressed,
        bankId === null ? undefined : eq(questions.bankId, bankId),
        secret.size === 0 ? undefined : notInArray(questions.id, [...secret]),
      ),
    )
    .orderBy(sql`random()`)
    .limit(count);
  return found.map((one) => drillOf(one, (ids) => shuffle(ids, (below) => randomInt(below))));
}

async function questionOf({ scope }: Ctx, id: number) {
  const [question] = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, eq(questions.id, id)));
  return question;
}

/** A question of a battle; its key is not even read here. */
export async function askBattle(ctx: Ctx, { id, options }: StoredDrill) {
  const [question] = await ctx.scope.tx
    .select({ kind: questions.kind, stem: questions.stem, options: questions.options, ...shownColumns })
    .from(questions)
    .where(ctx.scope.only(questions, eq(questions.id, id)));
  if (question === undefined) return null;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, ctx.viewer.language);
  return {
    id,
    kind: question.kind as PkKind,
    stem: say(question.stem),
    options: options.flatMap((option) => {
      const text = question.options[option];
      return text === undefined ? [] : [{ id: option, text: say(text) }];
    }),
    ...shownFiles(ctx, question, FILES_OPEN_MS),
  };
}

/** Marks an answer of a battle as that of an exam; an answer to a question that has become secret since is void. */
export async function markBattle(ctx: Ctx, id: number, value: AnswerValue): Promise<MarkState> {
  if ((await secretQuestions(ctx)).has(id)) return 'blank';
  const question = await questionOf(ctx, id);
  return question === undefined ? 'blank' : markOf(question.kind, withoutFiles(value), question.key, rightOrWrong).mark;
}

/** Keys and explanations, but of questions that an exam keeps secret from the viewer. */
export async function revealBattle(ctx: Ctx, ids: readonly number[], ports: Pick<ExamModulePorts, 'lessonTitle'>) {
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const secret = await secretQuestions(ctx);
  const shown = ids.filter((id) => !secret.has(id));
  const rows = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, shown)));
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const lessonOf = await lessonsOf(ctx, rows, ports);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        kind: row.kind as PkKind,
        stem: say(row.stem),
        choice: row.key.choice,
        right: row.key.choice.flatMap((option) => {
          const text = row.options[option];
          return text === undefined ? [] : [say(text)];
        }),
        explanation: say(row.explanation),
        lesson: lessonOf(row.lesson),
      },
    ]),
  );
}
