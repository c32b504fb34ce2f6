import { and, asc, desc, lte, ne, or, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { examsFor } from './audience.ts';
import { exams, examStandings } from './exam.schema.ts';
import { examRows, type ExamRow } from './examRow.ts';
import { firstEnd, nextWindow, stateOf } from './standing.ts';
import { examTabConditions, firstEndSql } from './tabs.ts';

const DAY_MS = 86_400_000;
/** Most exams to do, and most of those that are over. */
const MOST = 200;
const MOST_OVER = 60;

/** Exams that a learner has to take, and those of the last month; daily practice is never due. */
export const dueExams: DueItems = async (ctx) => {
  const { scope } = ctx;
  const now = ctx.now();
  const { todo } = examTabConditions(now);
  const mine = and(sql`(${examsFor(ctx)} or ${examStandings.userId} is not null)`, ne(exams.kind, 'practice'));
  const open = await examRows(ctx)
    .where(scope.only(exams, mine, todo, lte(exams.opensAt, new Date(now + 90 * DAY_MS))))
    .orderBy(asc(exams.closesAt), asc(exams.id))
    .limit(MOST);
  const since = sql`${new Date(now - 30 * DAY_MS).toISOString()}::timestamptz`;
  const over = await examRows(ctx)
    .where(
      scope.only(
        exams,
        mine,
        sql`not ${todo}`,
        or(
          sql`${firstEndSql} between ${since} and ${new Date(now).toISOString()}::timestamptz`,
          sql`${examStandings.lastHandedInAt} >= ${since}`,
        ),
      ),
    )
    .orderBy(desc(exams.closesAt), desc(exams.id))
    .limit(MOST_OVER);
  return [...open, ...over].map((row) => dueOf(ctx, row));
};

function dueOf({ viewer, now }: CallContext<Learner>, { exam, standing, deadlineAt }: ExamRow): DueItem {
  const window = nextWindow(exam, standing);
  const state = dueState(stateOf(exam, standing, now()), window, now());
  const missedAt = state === 'missed' ? firstEnd(exam) : null;
  return {
    kind: 'exam',
    id: exam.id,
    title: localised(exam.title, viewer.language),
    cover: null,
    opensAt: window?.from ?? exam.opensAt.getTime(),
    dueAt: missedAt ?? deadlineAt?.getTime() ?? window?.to ?? exam.closesAt.getTime(),
    doneAt: state === 'done' || state === 'failed' ? (standing?.lastHandedInAt?.getTime() ?? null) : null,
    state,
    progress: state === 'done' ? 100 : 0,
  };
}

function dueState(
  state: ReturnType<typeof stateOf>,
  window: ReturnType<typeof nextWindow>,
  now: number,
): DueItem['state'] {
  if (state === 'not_started' || state === 'makeup_not_started') return 'waiting';
  if (state === 'in_progress') return 'open';
  if (state === 'incomplete') return 'begun';
  if (state === 'ended') return 'missed';
  if (state === 'makeup_over') return 'failed';
  if (state !== 'failed') return 'done';
  // A failed one is to be done again while another attempt may be begun.
  return window !== null && now >= window.from && now <= window.to ? 'again' : 'failed';
}
