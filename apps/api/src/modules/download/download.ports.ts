import type { CallContext, Learner } from '../../http/context.ts';

/** What downloads ask of the courses. */
export interface DownloadPorts {
  /** The course, for whoever may open it. Refuses with the codes of CO-07. */
  readonly course: (context: CallContext, id: number) => Promise<{ readonly title: string }>;
  /** Titles of the courses that the learner may open, by their ids. */
  readonly titles: (context: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
