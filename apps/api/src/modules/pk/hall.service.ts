import { type CallInput, type CallOutput } from '@banyan/contracts';
import { pkHistory, type PkHall } from '@banyan/contracts/exam';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { battleRows, type BattleRow } from './battleRow.ts';
import { settingsOf } from './challenge.service.ts';
import { listHeroes } from './heroes.service.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkBattles, pkMembers, pkPlayers } from './pk.schema.ts';
import { fewestQuestions, firstGift, joinGift, questionsEach, rewardsADay } from './rules.ts';

type Ctx = CallContext<Learner>;

/** Most heroes in the hall. */
const heroesInHall = 5;
/** Most current battles in the hall. */
const runningShown = 30;

/** The hall of battles. */
export async function readHall(ctx: Ctx, banks: QuestionBanks): Promise<PkHall> {
  const { reward, secondsEach } = await settingsOf(ctx);
  const rows = await battleRows(ctx, await openBattles(ctx), banks);
  const stand = await standOf(ctx);
  return {
    ...{ reward, secondsEach, rewardsADay, joinGift, total: questionsEach },
    joined: (await isMember(ctx)) ? 'Y' : 'N',
    firstGift: stand.challenges > 0 ? 0 : firstGift,
    battles: stand.battles,
    wins: stand.wins,
    banks: (await banks.banks(ctx)).filter(({ questions }) => questions >= fewestQuestions),
    invitations: rows.filter(({ invited }) => invited === 'Y').reverse(),
    running: rows.filter(({ invited }) => invited === 'N'),
    heroes: await listHeroes(ctx, 'week', heroesInHall),
  };
}

const ofBattle = and(eq(pkBattles.eid, pkPlayers.eid), eq(pkBattles.id, pkPlayers.battleId));

async function openBattles({ scope, viewer, now }: Ctx): Promise<BattleRow[]> {
  return scope.tx
    .select(getTableColumns(pkBattles))
    .from(pkPlayers)
    .innerJoin(pkBattles, ofBattle)
    .where(
      scope.only(
        pkPlayers,
        and(eq(pkPlayers.userId, viewer.userId), isNull(pkPlayers.endedAt), gt(pkBattles.deadlineAt, new Date(now()))),
      ),
    )
    .orderBy(desc(pkBattles.createdAt), desc(pkBattles.id))
    .limit(runningShown);
}

async function isMember({ scope, viewer }: Ctx): Promise<boolean> {
  const [member] = await scope.tx
    .select({ userId: pkMembers.userId })
    .from(pkMembers)
    .where(scope.only(pkMembers, eq(pkMembers.userId, viewer.userId)));
  return member !== undefined;
}

async function standOf({ scope, viewer }: Ctx) {
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [stand] = await scope.tx
    .select({
      battles: count(sql`${pkPlayers.outcome} is not null`),
      wins: count(sql`${pkPlayers.outcome} = 'won'`),
      challenges: count(sql`${pkPlayers.seat} = 0`),
    })
    .from(pkPlayers)
    .where(scope.only(pkPlayers, eq(pkPlayers.userId, viewer.userId)));
  return stand ?? { battles: 0, wins: 0, challenges: 0 };
}

interface Ended {
  readonly battle: BattleRow;
  readonly endedAt: Date | null;
}

const endedLastFirst = keyset<Ended>([pkPlayers.endedAt, pkPlayers.battleId], ({ battle, endedAt }) => [
  endedAt ?? 0,
  battle.id,
]);

/** Finished battles, latest end first. */
export function listHistory(
  ctx: Ctx,
  input: CallInput<typeof pkHistory>,
  banks: QuestionBanks,
): Promise<CallOutput<typeof pkHistory>> {
  const { scope, viewer } = ctx;
  return keysetPage(pkHistory, input, {
    by: endedLastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ battle: pkBattles, endedAt: pkPlayers.endedAt })
        .from(pkPlayers)
        .innerJoin(pkBattles, ofBattle)
        .where(scope.only(pkPlayers, and(eq(pkPlayers.userId, viewer.userId), isNotNull(pkPlayers.endedAt)), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      battleRows(
        ctx,
        rows.map(({ battle }) => battle),
        banks,
      ),
  });
}
