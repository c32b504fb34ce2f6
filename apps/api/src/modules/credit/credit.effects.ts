import { eq, sql } from 'drizzle-orm';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { announce } from '../../live/announce.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import { creditEntries } from './credit.schema.ts';

/** Writes down what was earned, once; the pages of whoever earned it show it at once. [CO-14] */
export const creditHandlers: readonly Handler[] = [
  on(creditsEarned, async ({ scope, now }, { userId, source, tenths }) => {
    const entry = { userId, source: source.type, sourceId: source.id, tenths, earnedAt: new Date(now) };
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
  }),
];
