import { ErrorCode } from '@banyan/contracts';
import { type AssessmentCard, type AssessmentState } from '@banyan/contracts/talent';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import {
  talentAnswers,
  talentTasks,
  talentTools,
  type AnswersRow,
  type TaskRow,
  type ToolRow,
} from './assessment.schema.ts';

export type Asking = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/** A task for one of its assessors. */
export interface OwnTask {
  readonly task: TaskRow;
  readonly tool: ToolRow;
  readonly answers: AnswersRow;
  readonly subject: typeof users.$inferSelect.name;
}

/** Tasks in which the viewer answers. */
export const ownTasks = ({ scope, viewer }: Asking, ...where: (SQL | undefined)[]) =>
  scope.tx
    .select({
      task: getTableColumns(talentTasks),
      tool: getTableColumns(talentTools),
      answers: getTableColumns(talentAnswers),
      subject: users.name,
    })
    .from(talentTasks)
    .innerJoin(talentTools, and(eq(talentTools.eid, talentTasks.eid), eq(talentTools.id, talentTasks.toolId)))
    .innerJoin(talentAnswers, and(eq(talentAnswers.eid, talentTasks.eid), eq(talentAnswers.taskId, talentTasks.id)))
    .innerJoin(users, and(eq(users.eid, talentTasks.eid), eq(users.id, talentTasks.subjectId)))
    .where(scope.only(talentTasks, eq(talentAnswers.userId, viewer.userId), ...where));

/** One of them; not found if the viewer does not answer in it. */
export async function ownTask(asking: Asking, id: number): Promise<OwnTask> {
  const [found] = await ownTasks(asking, eq(talentTasks.id, id));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

const answeredIn = ({ answers, tool }: OwnTask) =>
  tool.items.filter((_, index) => answers.answers[index + 1] !== undefined).length;

/** State of a task for the viewer. */
export function stateOf(own: OwnTask, now: number): AssessmentState {
  if (own.answers.handedInAt !== null) return 'done';
  if (now < own.task.opensAt.getTime()) return 'early';
  if (now >= own.task.dueAt.getTime()) return 'missed';
  return answeredIn(own) === 0 ? 'open' : 'begun';
}

/** A task as lists show it. */
export function cardOf(own: OwnTask, { viewer, now }: Asking): AssessmentCard {
  const { answers, subject, task, tool } = own;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  return {
    id: task.id,
    title: say(task.title),
    tool: say(tool.title),
    subject: say(subject),
    relation: answers.relation,
    state: stateOf(own, now()),
    opensAt: task.opensAt.getTime(),
    dueAt: task.dueAt.getTime(),
    answered: answeredIn(own),
    items: tool.items.length,
    handedInAt: answers.handedInAt?.getTime() ?? null,
    report: answers.relation === 'self' && answers.handedInAt !== null,
  };
}
