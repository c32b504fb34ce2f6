import type { PkOutcome, PkState } from '@banyan/contracts/exam';
import { and, eq, gte, sql } from 'drizzle-orm';
import { dayBegins, dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { battleChanged } from '../../effects/battleChanged.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import type { Emit } from '../../ports/emit.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { BattleRow, PlayerRow } from './battleRow.ts';
import { pkBattles, pkPlayers } from './pk.schema.ts';
import { endingOf, rewardsADay } from './rules.ts';

/** Context of the end of a battle: a call or the clock. */
export interface EndingContext {
  readonly scope: TenantScope;
  readonly emit: Emit;
  /** Epoch ms. */
  readonly now: number;
}

/** Ends a battle if it is finished; the winner earns its reward. True when it has ended. */
export async function endIfOver(
  context: EndingContext,
  battle: BattleRow,
  players: readonly PlayerRow[],
): Promise<boolean> {
  const ending = endingOf(players, context.now >= battle.deadlineAt.getTime());
  if (ending === null) return false;
  const ended = players.map((player, index) => ({ player, outcome: ending.outcomes[index] ?? null }));
  await endBattle(context, battle, ending.state, ended);
  return true;
}

/** Records the end of a battle. */
export async function endBattle(
  { scope, emit, now }: EndingContext,
  battle: BattleRow,
  state: PkState,
  players: readonly { readonly player: PlayerRow; readonly outcome: PkOutcome | null }[],
): Promise<void> {
  const endedAt = new Date(now);
  await scope.tx
    .update(pkBattles)
    .set({ state, endedAt })
    .where(scope.only(pkBattles, eq(pkBattles.id, battle.id)));
  for (const { player, outcome } of players) {
    const rewarded = outcome === 'won' && (await rewardsToday(scope, player.userId, now)) < rewardsADay;
    await scope.tx
      .update(pkPlayers)
      .set({ endedAt, outcome, rewarded })
      .where(scope.only(pkPlayers, eq(pkPlayers.battleId, battle.id), eq(pkPlayers.userId, player.userId)));
    if (!rewarded) continue;
    await emit(scope, pointsEarned, {
      userId: player.userId,
      rule: 'pk.win',
      source: { type: 'battle', id: String(battle.id) },
      points: battle.reward,
    });
  }
  await emit(scope, battleChanged, { battleId: battle.id, userIds: players.map(({ player }) => player.userId) });
}

/** Rewarded wins of today, by the enterprise’s zone: two who beat each other all day would earn without end. */
async function rewardsToday(scope: TenantScope, userId: number, now: number): Promise<number> {
  const { timeZone } = await loadEnterprise(scope);
  const today = new Date(dayBegins(dayOf(now, timeZone), timeZone));
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(pkPlayers)
    .where(
      scope.only(
        pkPlayers,
        and(eq(pkPlayers.userId, userId), eq(pkPlayers.rewarded, true), gte(pkPlayers.endedAt, today)),
      ),
    );
  return row?.count ?? 0;
}
