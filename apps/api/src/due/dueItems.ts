import type { TaskState } from '@banyan/contracts/training';
import type { CallContext, Learner } from '../http/context.ts';

/** Kinds of the task centre. */
export type DueKind = 'course' | 'exam' | 'training' | 'activity' | 'homework' | 'questionnaire';

/** Something that someone has to do, or has done. */
export interface DueItem {
  readonly kind: DueKind;
  readonly id: number;
  /** In the reader's language. */
  readonly title: string;
  /** Address of its cover; null when it has none. */
  readonly cover: string | null;
  /** When it can be begun, epoch ms; null when at any time. */
  readonly opensAt: number | null;
  /** When it has to be done, epoch ms; null when it is not urgent. */
  readonly dueAt: number | null;
  /** State for its learner; see `isTaskOver` for the states that count no more. */
  readonly state: TaskState;
  /** When it was done, or the failed attempt was submitted, epoch ms; left out while it is not done, or unrecorded. */
  readonly doneAt?: number | null;
  /** 0 to 100. */
  readonly progress: number;
}

/** A module's tasks of a learner; declared by the task centre, answered by each domain. */
export type DueItems = (context: CallContext<Learner>) => Promise<readonly DueItem[]>;
