import type { PkBattleRow, PkSide } from '@banyan/contracts/exam';
import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { portraitOf } from '../../platform/portrait.ts';
import type { QuestionBanks } from './pk.ports.ts';
import type { pkBattles } from './pk.schema.ts';
import { pkAnswers, pkPlayers } from './pk.schema.ts';
import { endingOf, travelMs } from './rules.ts';

type Ctx = CallContext<Learner>;
/** A stored battle. */
export type BattleRow = typeof pkBattles.$inferSelect;
/** A stored player. */
export type PlayerRow = typeof pkPlayers.$inferSelect;
/** A stored question of a battle. */
export type AnswerRow = typeof pkAnswers.$inferSelect;
type Person = typeof users.$inferSelect;

/** The two players of each battle, the challenger first. */
export async function playersOf({ scope }: Pick<Ctx, 'scope'>, ids: readonly number[]): Promise<PlayerRow[]> {
  return scope.tx
    .select()
    .from(pkPlayers)
    .where(scope.only(pkPlayers, inArray(pkPlayers.battleId, [...ids])))
    .orderBy(pkPlayers.battleId, pkPlayers.seat);
}

/** Questions asked of both players in these battles, in their order. */
export async function answersOf({ scope }: Ctx, ids: readonly number[]): Promise<AnswerRow[]> {
  return scope.tx
    .select()
    .from(pkAnswers)
    .where(scope.only(pkAnswers, inArray(pkAnswers.battleId, [...ids])))
    .orderBy(pkAnswers.battleId, pkAnswers.place);
}

async function peopleOf({ scope }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  const rows = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, and(inArray(users.id, [...new Set(ids)]), eq(users.eid, scope.eid))));
  return new Map(rows.map((row) => [row.id, row]));
}

const yes = (value: boolean) => (value ? ('Y' as const) : ('N' as const));

/** A player as shown, or without a name if they want to stay unknown to the viewer. */
function whoIs(ctx: Ctx, player: PlayerRow, person: Person | undefined): PkSide['who'] {
  const hidden = player.anonymous && player.userId !== ctx.viewer.userId;
  const { language } = ctx.viewer;
  return {
    name: hidden || person === undefined ? '' : localised(person.name, language),
    image: hidden || person === undefined ? '' : portraitOf(person, ctx),
    department: hidden || person === undefined ? '' : localised(person.department, language),
    anonymous: yes(player.anonymous),
  };
}

function sideOf(
  player: PlayerRow,
  who: PkSide['who'],
  answers: readonly AnswerRow[],
  { secondsEach, now }: { readonly secondsEach: number; readonly now: number },
): PkSide {
  const own = answers.filter(({ battleId, userId }) => battleId === player.battleId && userId === player.userId);
  const given = own.filter(({ answeredAt }) => answeredAt !== null);
  return {
    who,
    points: player.points,
    scores: given.map(({ points, mark }) => ({ points, right: yes(mark === 'right') })),
    joined: yes(player.joinedAt !== null),
    // A player who has left with a question open is thinking no longer than its time.
    thinking: yes(
      own.some((one) => one.answeredAt === null && now < one.askedAt.getTime() + secondsEach * 1000 + travelMs),
    ),
    finished: yes(player.finishedAt !== null),
  };
}

/** Battles for lists and for their own screen, as one of the players sees them. */
export async function battleRows(
  ctx: Ctx,
  battles: readonly BattleRow[],
  { banks }: Pick<QuestionBanks, 'banks'>,
): Promise<PkBattleRow[]> {
  if (battles.length === 0) return [];
  const ids = battles.map(({ id }) => id);
  const players = await playersOf(ctx, ids);
  const answers = await answersOf(ctx, ids);
  const people = await peopleOf(
    ctx,
    players.map(({ userId }) => userId),
  );
  const titles = new Map((await banks(ctx)).map(({ id, name }) => [id, name]));
  return battles.flatMap((battle): PkBattleRow[] => {
    const both = players.filter(({ battleId }) => battleId === battle.id);
    const mine = both.find(({ userId }) => userId === ctx.viewer.userId);
    const theirs = both.find(({ userId }) => userId !== ctx.viewer.userId);
    if (mine === undefined) return [];
    const side = (player: PlayerRow) =>
      sideOf(player, whoIs(ctx, player, people.get(player.userId)), answers, {
        secondsEach: battle.secondsEach,
        now: ctx.now(),
      });
    const { state, outcome } = standingOf(battle, both, mine, ctx.now());
    return [
      {
        id: battle.id,
        state,
        title: battle.bankId === null ? '' : (titles.get(battle.bankId) ?? ''),
        words: battle.words,
        total: battle.questions.length,
        reward: battle.reward,
        invited: yes(state === 'waiting' && mine.joinedAt === null),
        own: side(mine),
        opponent: theirs === undefined ? null : side(theirs),
        outcome,
        createdAt: battle.createdAt.getTime(),
        deadlineAt: battle.deadlineAt.getTime(),
        endedAt: battle.endedAt?.getTime() ?? null,
      },
    ];
  });
}

/** Current state of a battle: its deadline ends it even before the job has recorded that. */
function standingOf(battle: BattleRow, both: readonly PlayerRow[], mine: PlayerRow, now: number) {
  const over = battle.endedAt === null && now >= battle.deadlineAt.getTime();
  const ending = over ? endingOf(both, true) : null;
  return ending === null
    ? { state: battle.state, outcome: mine.outcome }
    : { state: ending.state, outcome: ending.outcomes[both.indexOf(mine)] ?? null };
}
