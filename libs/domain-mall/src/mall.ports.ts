/** Ports that this domain asks of others. */
export interface MallPorts {
  /** Hears that points were earned, spent or given back. */
  readonly onPointsChanged?: () => void;
  /** Address of the courses, where points are earned; without it no task leads there. */
  readonly coursesHref?: () => string;
  /** Address of the exams. */
  readonly examsHref?: () => string;
}
