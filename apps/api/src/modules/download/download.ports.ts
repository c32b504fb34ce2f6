import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of downloads from the courses. */
export interface DownloadPorts {
  /** The course, for a viewer who may open it. Refuses with the codes of CO-07. */
  readonly course: (context: CallContext, id: number) => Promise<{ readonly title: string }>;
  /** Titles of the courses that the learner may open, by their ids. */
  readonly titles: (context: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
