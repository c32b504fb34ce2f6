import type { CallContext, Learner } from '../../http/context.ts';

/** Name of a source in the learner's language, and whether it opens to them. */
export interface Named {
  readonly title: string;
  readonly opens: boolean;
}

/** Names by id; deleted sources have none. */
export type Names = (context: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, Named>>;

/** Sources of the names of credits. */
export interface CreditPorts {
  readonly courses: Names;
  readonly exams: Names;
  readonly rooms: Names;
  readonly programmes: Names;
}
