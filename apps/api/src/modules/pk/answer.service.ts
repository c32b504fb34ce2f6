import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type answerPk, type PkAnswer } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { battleChanged } from '../../effects/battleChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { askedOf, battleView, mustGoOn, ownBattle } from './battle.service.ts';
import { answersOf, type BattleRow, type PlayerRow } from './battleRow.ts';
import { endIfOver } from './endBattle.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkAnswers, pkPlayers } from './pk.schema.ts';
import { pointsFor, travelMs } from './rules.ts';

type Ctx = CallContext<Learner>;

/**
 * Takes the one answer to the viewer's current question and only then reveals the right one. Without an option it is
 * skipped, which is possible at any time; a choice counts within its time alone.
 */
export async function takeAnswer(
  ctx: Ctx,
  { id, question_id: questionId, choice }: CallInput<typeof answerPk>,
  banks: QuestionBanks,
): Promise<PkAnswer> {
  const { scope, viewer } = ctx;
  const { battle, players, mine } = await ownBattle(ctx, id, true);
  mustGoOn(battle, mine, ctx.now());
  if (!battle.questions.some((one) => one.id === questionId)) throw new Refusal(ErrorCode.notFound);
  const [open] = await scope.tx
    .select()
    .from(pkAnswers)
    .where(scope.only(pkAnswers, askedOf(id, viewer.userId, questionId)));
  // A question that was not asked yet has no clock: it cannot be answered in advance.
  if (open === undefined) throw new Refusal(ErrorCode.notFound);
  if (open.answeredAt !== null) throw new Refusal(ErrorCode.battleAnswered);
  const tookMs = ctx.now() - open.askedAt.getTime();
  const limitMs = battle.secondsEach * 1000;
  if (choice.length > 0 && tookMs > limitMs + travelMs) throw new Refusal(ErrorCode.battleLate);
  const mark = await banks.mark(ctx, questionId, { choice: [...choice], gaps: [], text: '', files: [] });
  const points = pointsFor(mark === 'right', tookMs, limitMs);
  await scope.tx
    .update(pkAnswers)
    .set({ answeredAt: new Date(ctx.now()), choice, mark, points })
    .where(scope.only(pkAnswers, askedOf(id, viewer.userId, questionId)));
  const after = await addPoints(ctx, battle, mine, points);
  const both = players.map((player) => (player.userId === viewer.userId ? after : player));
  const ended = await endIfOver({ scope, emit: ctx.emit, now: ctx.now() }, battle, both);
  if (!ended) await ctx.emit(scope, battleChanged, { battleId: id, userIds: both.map(({ userId }) => userId) });
  const shown = await whatWasRight(ctx, questionId, banks);
  return {
    ...{ questionId, mark, points, tookMs, choice },
    ...shown,
    // The opponent's choice and points would reveal as much as the key.
    theirs: shown.key === null ? null : await theirChoice(ctx, players, id, questionId),
    battle: await standing(ctx, id, banks),
  };
}

async function standing(ctx: Ctx, id: number, banks: QuestionBanks) {
  const { battle, mine } = await ownBattle(ctx, id);
  return battleView(ctx, battle, mine, banks);
}

async function addPoints(ctx: Ctx, battle: BattleRow, mine: PlayerRow, points: number): Promise<PlayerRow> {
  const { scope, viewer } = ctx;
  const answers = await answersOf(ctx, [battle.id]);
  const given = answers.filter(({ userId, answeredAt }) => userId === viewer.userId && answeredAt !== null);
  const change = {
    points: mine.points + points,
    finishedAt: given.length === battle.questions.length ? new Date(ctx.now()) : null,
  };
  await scope.tx
    .update(pkPlayers)
    .set(change)
    .where(scope.only(pkPlayers, eq(pkPlayers.battleId, battle.id), eq(pkPlayers.userId, viewer.userId)));
  return { ...mine, ...change };
}

async function whatWasRight(ctx: Ctx, questionId: number, { reveal }: QuestionBanks) {
  const key = (await reveal(ctx, [questionId])).get(questionId);
  return key === undefined
    ? { key: null, explanation: '', lesson: null }
    : { key: [...key.choice], explanation: key.explanation, lesson: key.lesson };
}

async function theirChoice(
  { scope, viewer }: Ctx,
  players: readonly PlayerRow[],
  battleId: number,
  questionId: number,
): Promise<number[] | null> {
  const other = players.find(({ userId }) => userId !== viewer.userId);
  if (other === undefined) return null;
  const [answer] = await scope.tx
    .select({ choice: pkAnswers.choice })
    .from(pkAnswers)
    .where(scope.only(pkAnswers, askedOf(battleId, other.userId, questionId)));
  return answer?.choice === undefined || answer.choice === null ? null : [...answer.choice];
}
