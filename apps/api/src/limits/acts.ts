import { ErrorCode } from '@banyan/contracts';
import { addDays, dayBegins, dayOf } from '../days/days.ts';
import type { CallContext, Learner } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { actLimits, type Act, type ActLimit } from './actLimits.ts';
import { secondsUntil, take, type Limit } from './take.ts';
import { wordsOf } from './words.ts';

/** Longer than any day, so that the count of one never restarts within it. */
const dayMs = 26 * 60 * 60_000;

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/**
 * Counts one (or `by`) of a person's acts, in the database and so for all server processes. Refuses an act beyond a
 * limit with the sentence for the screen: which limit, and when it opens again.
 */
export async function takeAct({ scope, viewer, now }: Ctx, act: Act, by = 1): Promise<void> {
  if (by === 0) return;
  const { day, burst }: ActLimit = actLimits[act];
  const today = dayOf(now(), viewer.timeZone);
  const limits: Limit[] = [{ subject: `act ${act} ${viewer.userId} ${today}`, most: day, windowMs: dayMs }];
  if (burst !== undefined) {
    limits.push({ subject: `act ${act} ${viewer.userId} burst`, most: burst.most, windowMs: burst.ms });
  }
  const reached = await take(scope, limits, now(), by);
  if (reached === null) return;
  const ofDay = reached.limit === limits[0];
  const opensAt = ofDay ? dayBegins(addDays(today, 1), viewer.timeZone) : reached.opensAt;
  throw new Refusal(ErrorCode.tooFrequent, {
    reason: `limit of ${act}`,
    msg: wordsOf(act, { most: ofDay ? day : null, opensAt }, viewer),
    data: { retryAfterS: secondsUntil(opensAt, now()), act, opensAt },
  });
}
