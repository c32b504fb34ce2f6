import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { battleChanged } from '../../effects/battleChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { playersOf, type BattleRow } from './battleRow.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkBattles, pkPlayers } from './pk.schema.ts';

type Ctx = CallContext<Learner>;

/** Waiting battles considered before a new one is begun. */
const LOOKED_AT = 20;

/**
 * Joins the battle of a person who looks for an opponent, longest waiting first; null when nobody does. A battle with
 * questions that an exam keeps secret from the viewer is left to others.
 */
export async function meetSomebody(
  ctx: Ctx,
  { bankId, anonymous }: { readonly bankId: number | null; readonly anonymous: boolean },
  { secret }: Pick<QuestionBanks, 'secret'>,
): Promise<BattleRow | null> {
  const { scope, viewer } = ctx;
  const own = sql`exists (select 1 from pk_players p where p.eid = ${scope.eid} and p.battle_id = ${pkBattles.id} and p.user_id = ${viewer.userId})`;
  const waiting = await scope.tx
    .select()
    .from(pkBattles)
    .where(
      scope.only(
        pkBattles,
        and(eq(pkBattles.random, true), eq(pkBattles.state, 'waiting'), gt(pkBattles.deadlineAt, new Date(ctx.now()))),
        bankId === null ? undefined : eq(pkBattles.bankId, bankId),
        sql`not ${own}`,
      ),
    )
    .orderBy(asc(pkBattles.createdAt), asc(pkBattles.id))
    .limit(LOOKED_AT)
    .for('update', { skipLocked: true });
  const hidden = await secret(ctx);
  const battle = waiting.find(({ questions }) => questions.every(({ id }) => !hidden.has(id)));
  if (battle === undefined) return null;
  const player = { battleId: battle.id, userId: viewer.userId, seat: 1, anonymous, joinedAt: new Date(ctx.now()) };
  await scope.tx.insert(pkPlayers).values(scope.row(pkPlayers, player));
  await scope.tx
    .update(pkBattles)
    .set({ state: 'open' })
    .where(scope.only(pkBattles, eq(pkBattles.id, battle.id)));
  const players = await playersOf(ctx, [battle.id]);
  await ctx.emit(scope, battleChanged, { battleId: battle.id, userIds: players.map(({ userId }) => userId) });
  return battle;
}
