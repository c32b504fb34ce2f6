import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type challengePk, type joinPk, type replyPk } from '@banyan/contracts/exam';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { battleChanged } from '../../effects/battleChanged.ts';
import { messageSent } from '../../effects/messageSent.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { mustGoOn, ownBattle } from './battle.service.ts';
import type { BattleRow } from './battleRow.ts';
import { endBattle } from './endBattle.ts';
import { meetSomebody } from './meet.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkBattles, pkMembers, pkPlayers, pkSettings } from './pk.schema.ts';
import { battleMs, fewestQuestions, firstGift, joinGift, questionsEach } from './rules.ts';

type Ctx = CallContext<Learner>;

/** The enterprise's settings for battles. */
export async function settingsOf({ scope }: Ctx) {
  const [settings] = await scope.tx.select().from(pkSettings).where(scope.only(pkSettings));
  return { reward: settings?.reward ?? 20, secondsEach: settings?.secondsEach ?? 20 };
}

/** Joins the battles; the points for it are given once. */
export async function join(ctx: Ctx): Promise<CallOutput<typeof joinPk>> {
  const { scope, viewer } = ctx;
  const [added] = await scope.tx
    .insert(pkMembers)
    .values(scope.row(pkMembers, { userId: viewer.userId, joinedAt: new Date(ctx.now()) }))
    .onConflictDoNothing()
    .returning();
  if (added === undefined) return { points: 0 };
  await ctx.emit(scope, pointsEarned, gift(viewer.userId, 'pk.join', joinGift));
  return { points: joinGift };
}

const gift = (userId: number, rule: string, points: number) => ({
  ...{ userId, rule, points },
  source: { type: 'user', id: String(userId) },
});

/** Begins a battle, or joins the waiting one of another person. */
export async function challenge(
  ctx: Ctx,
  input: CallInput<typeof challengePk>,
  banks: QuestionBanks,
): Promise<CallOutput<typeof challengePk>> {
  const { scope, viewer } = ctx;
  await join(ctx);
  const bankId = input.bank === 0 ? null : input.bank;
  const anonymous = input.anonymous === 'Y';
  if (input.kind === 'random') {
    const met = await meetSomebody(ctx, { bankId, anonymous }, banks);
    if (met !== null) return { id: met.id, met: 'Y' };
  }
  const other = await opponentOf(ctx, input);
  const known = await sameChallenge(ctx, other);
  if (known !== null) return { id: known.id, met: 'N' };
  await takeAct(ctx, 'challenge');
  const userIds = [viewer.userId, ...(other === null ? [] : [other.userId])];
  const questions = await banks.draw(ctx, { userIds, bankId, count: questionsEach });
  if (questions.length < fewestQuestions) {
    throw new Refusal(ErrorCode.notFound, { reason: 'too few questions can be asked' });
  }
  const createdAt = new Date(ctx.now());
  const [battle] = await scope.tx
    .insert(pkBattles)
    .values(
      scope.row(pkBattles, {
        ...(await settingsOf(ctx)),
        ...{ random: other === null, bankId, questions, createdAt },
        words: (input.words ?? '').trim(),
        deadlineAt: new Date(ctx.now() + battleMs),
      }),
    )
    .returning();
  if (battle === undefined) throw new Error('no battle was begun');
  const player = (userId: number, seat: number, more: object) =>
    scope.row(pkPlayers, { battleId: battle.id, userId, seat, ...more });
  await scope.tx
    .insert(pkPlayers)
    .values([
      player(viewer.userId, 0, { anonymous, joinedAt: createdAt }),
      ...(other === null ? [] : [player(other.userId, 1, { anonymous: other.anonymous })]),
    ]);
  await ctx.emit(scope, pointsEarned, gift(viewer.userId, 'pk.firstChallenge', firstGift));
  if (other !== null) await tellOf(ctx, battle, other.userId, anonymous);
  return { id: battle.id, met: 'N' };
}

interface Opponent {
  readonly userId: number;
  readonly anonymous: boolean;
}

/** The person challenged; null for anybody. An opponent who was unknown in the last battle stays so in the next. */
async function opponentOf(ctx: Ctx, { kind, id }: CallInput<typeof challengePk>): Promise<Opponent | null> {
  if (kind === 'random') return null;
  const { scope, viewer } = ctx;
  if (kind === 'rematch') {
    const { players } = await ownBattle(ctx, id);
    const other = players.find(({ userId }) => userId !== viewer.userId);
    if (other === undefined) throw new Refusal(ErrorCode.notFound);
    return { userId: other.userId, anonymous: other.anonymous };
  }
  const [person] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.id, id), ne(users.id, viewer.userId), eq(users.locked, false)));
  if (person === undefined) throw new Refusal(ErrorCode.notFound);
  return { userId: person.id, anonymous: false };
}

/**
 * The viewer’s waiting challenge to the same person: nobody is asked twice. An unknown person counts as another one
 * than the colleague of a name, or asking by name would reveal their identity.
 */
async function sameChallenge({ scope, viewer, now }: Ctx, other: Opponent | null): Promise<BattleRow | null> {
  const theirs = sql`select from pk_players p where p.eid = ${scope.eid} and p.battle_id = ${pkBattles.id} and p.seat = 1`;
  const [row] = await scope.tx
    .select({ battle: pkBattles })
    .from(pkBattles)
    .innerJoin(pkPlayers, and(eq(pkPlayers.eid, pkBattles.eid), eq(pkPlayers.battleId, pkBattles.id)))
    .where(
      scope.only(
        pkBattles,
        and(eq(pkPlayers.userId, viewer.userId), eq(pkPlayers.seat, 0), isNull(pkBattles.endedAt)),
        and(eq(pkBattles.state, 'waiting'), gt(pkBattles.deadlineAt, new Date(now()))),
        other === null
          ? sql`not exists (${theirs})`
          : sql`exists (${theirs} and p.user_id = ${other.userId} and p.anonymous = ${other.anonymous})`,
      ),
    )
    .limit(1);
  return row?.battle ?? null;
}

async function tellOf(ctx: Ctx, battle: BattleRow, userId: number, anonymous: boolean): Promise<void> {
  const { scope, viewer } = ctx;
  const [me] = await scope.tx
    .select({ name: users.name })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  await ctx.emit(scope, messageSent, {
    userIds: [userId],
    kind: 'at',
    source: { type: 'battle', id: String(battle.id) },
    params: { name: anonymous || me === undefined ? '' : me.name, words: battle.words },
  });
  await ctx.emit(scope, battleChanged, { battleId: battle.id, userIds: [userId] });
}

/** Accepts a challenge or declines it; a repeated call keeps the first answer. */
export async function reply(ctx: Ctx, { id, accept }: CallInput<typeof replyPk>): Promise<CallOutput<typeof replyPk>> {
  const { scope, viewer } = ctx;
  const { battle, players, mine } = await ownBattle(ctx, id, true);
  if (mine.seat !== 1) throw new Refusal(ErrorCode.conflict, { reason: 'nobody answers their own challenge' });
  if (accept === 'Y' && mine.joinedAt !== null) return { state: battle.state };
  if (accept === 'N' && battle.state === 'declined') return { state: 'declined' };
  mustGoOn(battle, { ...mine, joinedAt: battle.createdAt }, ctx.now());
  if (battle.state !== 'waiting') throw new Refusal(ErrorCode.conflict, { reason: 'it was accepted' });
  if (accept === 'N') {
    const ended = players.map((player) => ({ player, outcome: null }));
    await endBattle({ scope, emit: ctx.emit, now: ctx.now() }, battle, 'declined', ended);
    return { state: 'declined' };
  }
  await join(ctx);
  await scope.tx
    .update(pkPlayers)
    .set({ joinedAt: new Date(ctx.now()) })
    .where(scope.only(pkPlayers, eq(pkPlayers.battleId, id), eq(pkPlayers.userId, viewer.userId)));
  await scope.tx
    .update(pkBattles)
    .set({ state: 'open' })
    .where(scope.only(pkBattles, eq(pkBattles.id, id)));
  await ctx.emit(scope, battleChanged, { battleId: id, userIds: players.map(({ userId }) => userId) });
  return { state: 'open' };
}
