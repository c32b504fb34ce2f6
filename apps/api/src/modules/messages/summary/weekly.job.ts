import { v } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { addDays, dayOf, mondayOf } from '../../../days/days.ts';
import { messageSent } from '../../../effects/messageSent.ts';
import { defineJob } from '../../../jobs/job.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { messages } from '../messages.schema.ts';
import type { MessagesPorts } from '../messages.ports.ts';
import { summaryParams } from './summaryParams.ts';
import { weekOf } from './week.ts';

/** On Mondays by the enterprise's clock: last week's study of everybody who studied then or the week before. */
export const weeklySummaries = ({ learners, study }: MessagesPorts) =>
  defineJob({
    name: 'messages.weekly',
    data: v.object({}),
    every: '15 * * * *',
    run: async ({ emit, now, scope }) => {
      const { timeZone } = await loadEnterprise(scope);
      const today = dayOf(now, timeZone);
      if (mondayOf(today) !== today) return;
      const [monday, before] = [addDays(today, -7), addDays(today, -14)];
      const told = await scope.tx
        .select({ userId: messages.userId })
        .from(messages)
        .where(scope.only(messages, eq(messages.kind, 'summary'), eq(messages.sourceId, monday)));
      // Once for a person and a week: each hour of the day only people without one are counted.
      const done = new Set(told.map(({ userId }) => userId));
      for (const userId of await learners(scope, { from: before, to: addDays(today, -1), timeZone })) {
        if (done.has(userId)) continue;
        const week = (from: string) => weekOf(scope, userId, { monday: from, timeZone }, study);
        const params = summaryParams(monday, await week(monday), await week(before));
        await emit(scope, messageSent, {
          userIds: [userId],
          kind: 'summary',
          source: { type: 'week', id: monday },
          params,
        });
      }
    },
  });
