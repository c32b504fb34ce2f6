import { v } from '@banyan/contracts';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../platform/enterprise.schema.ts';
import { defineJob } from '../job.ts';

const data = v.object({ userId: v.int() });

/** Gives a person a tenth of a credit: done twice, it would show. */
export const creditOnce = defineJob({
  name: 'test.credit',
  data,
  run: async ({ scope }, { userId }) => {
    await scope.tx
      .update(users)
      .set({ credit: sql`${users.credit} + 1` })
      .where(scope.only(users, eq(users.id, userId)));
  },
});

/** The same, and never comes to its end. */
export const creditSlowly = defineJob({
  name: 'test.creditSlowly',
  data,
  run: async (context, input) => {
    await creditOnce.run(context, input);
    process.stdout.write('has written, not committed\n');
    await new Promise(() => setInterval(() => undefined, 1000));
  },
});
