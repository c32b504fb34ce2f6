import { v } from '@banyan/contracts';
import { and, eq, lt } from 'drizzle-orm';
import { defineJob } from '../../jobs/job.ts';
import { examAttempts } from './attempt.schema.ts';
import { GRACE_MS } from './attemptRow.ts';
import { endIfOpen } from './finish.ts';

/** Attempts ended at a time; the rest follow in the next run. */
const AT_ONCE = 200;

/** Ends attempts whose own job has not: those of imports, and of a queue that was restored from a backup. */
export const endOverdue = defineJob({
  name: 'exam.endOverdue',
  data: v.object({}),
  every: '*/5 * * * *',
  run: async ({ scope, now, emit }) => {
    const overdue = await scope.tx
      .select({ id: examAttempts.id })
      .from(examAttempts)
      .where(
        scope.only(
          examAttempts,
          and(eq(examAttempts.state, 'open'), lt(examAttempts.deadlineAt, new Date(now - GRACE_MS))),
        ),
      )
      .orderBy(examAttempts.deadlineAt)
      .limit(AT_ONCE);
    for (const { id } of overdue) await endIfOpen({ scope, now, emit }, id);
  },
});
