import { v } from '@banyan/contracts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { countersChanged } from '../../effects/countersChanged.ts';
import { messageSent } from '../../effects/messageSent.ts';
import { defineJob } from '../../jobs/job.ts';
import { openRound } from './advance.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';

/** Rounds opened at a time; the rest follow in the next run. */
const AT_ONCE = 200;

/** Opens the next round of people whose completion runs out soon, and notifies them. */
export const openRounds = defineJob({
  name: 'training.openRounds',
  data: v.object({}),
  every: '*/10 * * * *',
  run: async ({ scope, now, emit }) => {
    const due = await scope.tx
      .select({ programme: programmes, enrolment: enrolments })
      .from(enrolments)
      .innerJoin(programmes, and(eq(programmes.eid, enrolments.eid), eq(programmes.id, enrolments.programmeId)))
      .where(scope.only(enrolments, lte(enrolments.renewsAt, new Date(now)), isNull(programmes.archivedAt)))
      .orderBy(asc(enrolments.renewsAt))
      .limit(AT_ONCE)
      .for('update', { of: enrolments });
    for (const own of due) {
      const next = await openRound({ scope, now, emit }, own);
      if (next === undefined) continue;
      await emit(scope, countersChanged, { userId: next.userId, counters: ['traintask'] });
      await emit(scope, messageSent, {
        userIds: [next.userId],
        kind: 'trainingPlan',
        source: { type: 'programme', id: `${next.programmeId}.${next.round}` },
        params: { title: own.programme.title },
      });
    }
  },
});
