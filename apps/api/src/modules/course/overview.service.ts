import type { CallContext, Learner } from '../../http/context.ts';
import { lastCollected } from './collection.service.ts';
import { opensFor } from './access.ts';
import { countsOf, recordsOf, studiedCourses } from './records.service.ts';
import { studyTime } from './studyTime.ts';

const MOST = 4;

/** The learning centre's home for a learner. */
export async function readOverview(ctx: CallContext<Learner>) {
  const { learning, learned } = await countsOf(ctx);
  return {
    time: await studyTime(ctx),
    counts: { learning, learned },
    recent: await recordsOf(ctx, await studiedCourses(ctx, { state: 'all', limit: MOST, where: opensFor(ctx) })),
    collected: await lastCollected(ctx, MOST),
  };
}
