import { and, asc, eq, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { creditsEarned, type CreditsEarned } from '../../effects/creditsEarned.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { scored } from '../../effects/scored.ts';
import { creditsTakenBack } from '../../effects/takenBack.ts';
import { announce } from '../../live/announce.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { creditEntries } from './credit.schema.ts';

/** Records credits earned and revoked, once each; open pages of the earner show them at once. */
export const creditHandlers: readonly Handler[] = [
  on(creditsEarned, async ({ scope, now }, { userId, source, tenths }) => {
    const before = await entriesOf(scope, userId, source);
    if (before.length % 2 === 0) await write(scope, { userId, source, tenths, turn: before.length }, now);
  }),
  on(creditsTakenBack, async ({ scope, now, emit }, { userId, source }) => {
    const before = await entriesOf(scope, userId, source);
    const last = before.at(-1);
    if (last === undefined || before.length % 2 === 0) return;
    await write(scope, { userId, source, tenths: -last.tenths, turn: before.length }, now);
    // They are deducted on the day they had counted for, not today.
    const day = dayOf(last.earnedAt.getTime(), (await loadEnterprise(scope)).timeZone);
    await emit(scope, scored, { userId, measure: 'credits', source: `${source.type} ${source.id}`, total: 0, day });
  }),
];

type Source = CreditsEarned['source'];

const entriesOf = (scope: TenantScope, userId: number, source: Source) =>
  scope.tx
    .select()
    .from(creditEntries)
    .where(
      scope.only(
        creditEntries,
        and(
          eq(creditEntries.userId, userId),
          eq(creditEntries.source, source.type),
          eq(creditEntries.sourceId, source.id),
        ),
      ),
    )
    .orderBy(asc(creditEntries.turn));

/** Writes entry and sum; of two identical simultaneous writes the second does nothing. */
async function write(
  scope: TenantScope,
  { userId, source, tenths, turn }: CreditsEarned & { readonly turn: number },
  now: number,
): Promise<void> {
  const entry = { userId, source: source.type, sourceId: source.id, tenths, turn, earnedAt: new Date(now) };
  const written = await scope.tx
    .insert(creditEntries)
    .values(scope.row(creditEntries, entry))
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  if (written.length === 0) return;
  await scope.tx
    .update(users)
    .set({ credit: sql`${users.credit} + ${tenths}` })
    .where(scope.only(users, eq(users.id, userId)));
  await announce(scope, { userId, event: { kind: 'user' } });
}
