import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import { handInReasons, type appealAttempt, type attemptRecord, type RecordEvent } from '@banyan/contracts/exam';
import { asc, eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { attemptAppeals, attemptEvents } from './attempt.schema.ts';
import { note, paperQuestions, type AttemptRow } from './attemptRow.ts';
import type { exams } from './exam.schema.ts';
import { lateAnswersOf } from './lateAnswers.ts';
import { endedAttempt, headOf } from './result.service.ts';

const noted = v.object({
  seconds: v.optional(v.int()),
  minutes: v.optional(v.int()),
  reason: v.optional(v.picklist(handInReasons)),
  text: v.optional(v.string()),
  answers: v.optional(v.array(v.object({ questionId: v.int() }))),
});

type Event = typeof attemptEvents.$inferSelect;
type Exam = typeof exams.$inferSelect;

/** A switch is recorded when it begins to count and when it ends: it is shown once, at its start, with its length. */
function withoutRepeats(events: readonly Event[]): readonly Event[] {
  const nameOf = ({ holder, revision }: Event) => `${holder} ${String(revision)}`;
  const switches = events.filter(({ kind }) => kind === 'switched');
  const last = new Map(switches.map((event) => [nameOf(event), event.value]));
  const seen = new Set<string>();
  return events.flatMap((event) => {
    if (event.kind !== 'switched') return [event];
    const name = nameOf(event);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ ...event, value: last.get(name) ?? null }];
  });
}

/** Events of an attempt in their order, as its learner and its examiners read them. */
export async function eventsOf(scope: TenantScope, attempt: AttemptRow, exam: Exam): Promise<RecordEvent[]> {
  const asked = paperQuestions(attempt);
  const numbers = new Map(asked.map((question, index) => [question.id, index + 1]));
  const events = await scope.tx
    .select()
    .from(attemptEvents)
    .where(scope.only(attemptEvents, eq(attemptEvents.attemptId, attempt.id)))
    .orderBy(asc(attemptEvents.id));
  return withoutRepeats(events).flatMap(({ at, kind, questionId, value }): RecordEvent[] => {
    if (kind === 'late') {
      return lateAnswersOf(attempt, exam, value).map((late) => ({
        at: at.getTime(),
        kind,
        no: late.no,
        seconds: null,
        reason: null,
        late,
      }));
    }
    const {
      answers = [{ questionId: questionId ?? 0 }],
      minutes = null,
      reason = null,
      seconds = minutes === null ? null : minutes * 60,
      text,
    } = v.parse(noted, value ?? {});
    return answers.map((one) => ({
      at: at.getTime(),
      kind,
      no: numbers.get(one.questionId) ?? null,
      seconds,
      reason,
      late: null,
      ...(text === undefined ? {} : { text }),
    }));
  });
}

/** Facts of an attempt that its record is read by. */
export const recordFacts = (attempt: AttemptRow, { faceLimit, switchLimit }: Exam) => ({
  startedAt: attempt.startedAt.getTime(),
  deadlineAt: attempt.deadlineAt.getTime(),
  switchLimit,
  faceLimit,
  total: paperQuestions(attempt).length,
});

/** The record of an attempt, for the learner to see. */
export async function readRecord(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof attemptRecord>,
): Promise<CallOutput<typeof attemptRecord>> {
  const { attempt, exam, receipt } = await endedAttempt(ctx, id);
  const { scope } = ctx;
  const [appeal] = await scope.tx
    .select()
    .from(attemptAppeals)
    .where(scope.only(attemptAppeals, eq(attemptAppeals.attemptId, id)));
  return {
    ...headOf(ctx, exam, attempt),
    ...recordFacts(attempt, exam),
    receipt,
    events: await eventsOf(scope, attempt, exam),
    appeal:
      appeal === undefined
        ? null
        : { text: appeal.text, at: appeal.at.getTime(), state: appeal.state, reply: appeal.reply },
  };
}

/** Appeals against an attempt, once; the review desk decides. */
export async function appeal(
  ctx: CallContext<Learner>,
  { id, text }: CallInput<typeof appealAttempt>,
): Promise<CallOutput<typeof appealAttempt>> {
  await endedAttempt(ctx, id);
  const { scope } = ctx;
  const now = ctx.now();
  const added = await scope.tx
    .insert(attemptAppeals)
    .values(scope.row(attemptAppeals, { attemptId: id, text, at: new Date(now) }))
    .onConflictDoNothing()
    .returning({ id: attemptAppeals.attemptId });
  if (added.length === 0) throw new Refusal(ErrorCode.conflict, { reason: 'there is an appeal already' });
  await takeAct(ctx, 'objection');
  await note(scope, id, now, { kind: 'appealed' });
  return { received: 'Y' };
}
