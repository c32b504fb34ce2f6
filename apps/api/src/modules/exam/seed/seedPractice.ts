import { inArray } from 'drizzle-orm';
import { sameDice } from '../../../db/seed/sameDice.ts';
import { dayOf } from '../../../days/days.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { drawPractice, drillOf } from '../drawPractice.ts';
import { shuffle } from '../drawPaper.ts';
import { practiceRuns } from '../practice.schema.ts';
import type { Practising } from '../practising.ts';
import { questions } from '../question.schema.ts';
import { secretQuestions } from '../secretQuestions.ts';
import { takeAnswer } from '../takeAnswer.ts';
import { answerTo } from './seedPast.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Practised in the lunch break, minutes after midnight. */
const LUNCH = 12 * 60 + 20;
const SECONDS_EACH = 38;

/** Days before today on which the set of the day was done, and the share of right answers. */
const past: readonly (readonly [daysAgo: number, right: number])[] = [
  [19, 0.5],
  [18, 0.6],
  [15, 0.7],
  [13, 0.6],
  [9, 0.7],
  [6, 0.8],
  [4, 0.7],
  [3, 0.8],
  [2, 0.6],
  [1, 0.5],
];

/** Weeks of practice of a demo learner, answer by answer as any other, with the resulting book of wrong questions. */
export async function addPractice(
  scope: TenantScope,
  learner: { readonly userId: number; readonly timeZone: string },
  now: number,
): Promise<void> {
  for (const [daysAgo, right] of past) {
    const at = lunchOf(now - daysAgo * DAY_MS, learner.timeZone);
    await practise({ scope, viewer: learner, now: () => at }, right, sameDice(daysAgo * 7 + 3));
  }
}

/** The lunch break of a moment's day. */
function lunchOf(moment: number, timeZone: string): number {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return moment + (LUNCH - hour * 60 - minute) * MINUTE_MS;
}

async function practise(ctx: Practising, right: number, dice: ReturnType<typeof sameDice>): Promise<void> {
  const { scope, viewer } = ctx;
  const startedAt = ctx.now();
  const { drawn } = await drawPractice(ctx, 'daily', '');
  if (drawn.length === 0) return;
  const [run] = await scope.tx
    .insert(practiceRuns)
    .values(
      scope.row(practiceRuns, {
        userId: viewer.userId,
        kind: 'daily',
        key: dayOf(startedAt, viewer.timeZone),
        drills: drawn.map((one) => drillOf(one, (ids) => shuffle(ids, dice))),
        startedAt: new Date(startedAt),
      }),
    )
    .returning();
  if (run === undefined) throw new Error('no practice was begun');
  const ids = run.drills.map(({ id }) => id);
  const asked = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, ids)));
  const byId = new Map(asked.map((question) => [question.id, question]));
  const secret = await secretQuestions(ctx);
  for (const [index, { id }] of run.drills.entries()) {
    const at = startedAt + (index + 1) * SECONDS_EACH * 1000;
    const question = byId.get(id);
    if (question === undefined) continue;
    const value = answerTo({ ...question, options: question.options.length }, dice(100) < right * 100);
    await takeAnswer({ ...ctx, now: () => at }, run, question, value, secret);
  }
}
