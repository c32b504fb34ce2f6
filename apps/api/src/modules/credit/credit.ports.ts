import type { CallContext, Learner } from '../../http/context.ts';

/** What something is called in the learner's language, and whether it opens to them. */
export interface Named {
  readonly title: string;
  readonly opens: boolean;
}

/** Names by id; what was deleted has none. */
export type Names = (context: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, Named>>;

/** What the credits are told by. */
export interface CreditPorts {
  readonly courses: Names;
  readonly exams: Names;
  readonly rooms: Names;
  readonly programmes: Names;
}
