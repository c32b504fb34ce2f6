import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type nextPk, type PkBattle, type PkMissed, type PkQuestion, type pkBattle } from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import { battleChanged } from '../../effects/battleChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { answersOf, battleRows, playersOf, type AnswerRow, type BattleRow, type PlayerRow } from './battleRow.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkAnswers, pkBattles } from './pk.schema.ts';

type Ctx = CallContext<Learner>;

/** A battle of the viewer; others’ are not found. `lock`: locked until the transaction ends. */
export async function ownBattle(ctx: Ctx, id: number, lock = false) {
  const { scope, viewer } = ctx;
  const read = scope.tx
    .select()
    .from(pkBattles)
    .where(scope.only(pkBattles, eq(pkBattles.id, id)));
  const [battle] = await (lock ? read.for('update') : read);
  const players = battle === undefined ? [] : await playersOf(ctx, [battle.id]);
  const mine = players.find(({ userId }) => userId === viewer.userId);
  if (battle === undefined || mine === undefined) throw new Refusal(ErrorCode.notFound);
  return { battle, players, mine };
}

/** Refuses actions on a battle that is over, or that the viewer has not joined. */
export function mustGoOn({ endedAt, deadlineAt }: BattleRow, mine: PlayerRow, now: number): void {
  const over = endedAt !== null || now >= deadlineAt.getTime();
  if (over || mine.joinedAt === null) throw new Refusal(ErrorCode.battleOver);
}

/** The current state of a battle, with the viewer's question. */
export async function readBattle(ctx: Ctx, { id }: CallInput<typeof pkBattle>, banks: QuestionBanks) {
  const { battle, mine } = await ownBattle(ctx, id);
  return battleView(ctx, battle, mine, banks);
}

/** Asks the next question; a repeated call keeps the current one and its time. */
export async function askNext(ctx: Ctx, { id }: CallInput<typeof nextPk>, banks: QuestionBanks): Promise<PkBattle> {
  const { scope, viewer } = ctx;
  const { battle, players, mine } = await ownBattle(ctx, id, true);
  mustGoOn(battle, mine, ctx.now());
  const own = ownAnswers(await answersOf(ctx, [id]), mine);
  const next = battle.questions[own.length];
  if (next !== undefined && own.every(({ answeredAt }) => answeredAt !== null)) {
    await scope.tx.insert(pkAnswers).values(
      scope.row(pkAnswers, {
        ...{ battleId: id, userId: viewer.userId, questionId: next.id, place: own.length },
        askedAt: new Date(ctx.now()),
      }),
    );
    await ctx.emit(scope, battleChanged, { battleId: id, userIds: players.map(({ userId }) => userId) });
  }
  return battleView(ctx, battle, mine, banks);
}

const ownAnswers = (answers: readonly AnswerRow[], { userId }: PlayerRow) =>
  answers.filter((answer) => answer.userId === userId);

/** The battle as one of its players sees it. */
export async function battleView(
  ctx: Ctx,
  battle: BattleRow,
  mine: PlayerRow,
  banks: QuestionBanks,
): Promise<PkBattle> {
  const [row] = await battleRows(ctx, [battle], banks);
  if (row === undefined) throw new Error(`battle ${battle.id} has no row`);
  const own = ownAnswers(await answersOf(ctx, [battle.id]), mine);
  const goesOn = row.state === 'waiting' || row.state === 'open';
  return {
    ...row,
    secondsEach: battle.secondsEach,
    rewarded: mine.rewarded ? battle.reward : 0,
    now: ctx.now(),
    question: goesOn ? await questionBefore(ctx, battle, own, banks) : null,
    missed: row.own.finished === 'Y' || !goesOn ? await missedOf(ctx, own, banks) : [],
  };
}

async function questionBefore(
  ctx: Ctx,
  battle: BattleRow,
  own: readonly AnswerRow[],
  banks: QuestionBanks,
): Promise<PkQuestion | null> {
  const open = own.find(({ answeredAt }) => answeredAt === null);
  const asked = open === undefined ? undefined : battle.questions[open.place];
  if (open === undefined || asked === undefined) return null;
  const question = await banks.ask(ctx, asked);
  if (question === null) return null;
  return {
    ...question,
    options: [...question.options],
    pictures: [...question.pictures],
    materials: [...question.materials],
    no: open.place + 1,
    endsAt: open.askedAt.getTime() + battle.secondsEach * 1000,
  };
}

async function missedOf(ctx: Ctx, own: readonly AnswerRow[], banks: QuestionBanks): Promise<PkMissed[]> {
  const wrong = own.filter(({ answeredAt, mark }) => answeredAt !== null && mark !== 'right');
  const keys = await banks.reveal(
    ctx,
    wrong.map(({ questionId }) => questionId),
  );
  return wrong.flatMap(({ questionId, place }): PkMissed[] => {
    const key = keys.get(questionId);
    if (key === undefined) return [];
    return [
      {
        id: questionId,
        no: place + 1,
        stem: key.stem,
        right: [...key.right],
        truth: key.kind === 'judgement' ? (key.choice.includes(1) ? 'Y' : 'N') : null,
        explanation: key.explanation,
        lesson: key.lesson,
      },
    ];
  });
}

/** The question asked of a player in a battle. */
export const askedOf = (battleId: number, userId: number, questionId: number) =>
  and(eq(pkAnswers.battleId, battleId), eq(pkAnswers.userId, userId), eq(pkAnswers.questionId, questionId));
