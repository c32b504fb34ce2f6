import { v } from '@banyan/contracts';
import { and, isNull, lte } from 'drizzle-orm';
import { defineJob } from '../../jobs/job.ts';
import { playersOf } from './battleRow.ts';
import { endIfOver } from './endBattle.ts';
import { pkBattles } from './pk.schema.ts';

/** Most battles ended in one run; the rest follow in the next. */
const AT_ONCE = 200;

/** Ends battles whose time is over. */
export const endBattles = defineJob({
  name: 'pk.endBattles',
  data: v.object({}),
  every: '*/5 * * * *',
  run: async ({ scope, now, emit }) => {
    const over = await scope.tx
      .select()
      .from(pkBattles)
      .where(scope.only(pkBattles, and(isNull(pkBattles.endedAt), lte(pkBattles.deadlineAt, new Date(now)))))
      .orderBy(pkBattles.deadlineAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const battle of over) {
      await endIfOver({ scope, now, emit }, battle, await playersOf({ scope }, [battle.id]));
    }
  },
});
