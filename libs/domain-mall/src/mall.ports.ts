/** Ports that this domain asks of others. */
export interface MallPorts {
  /** Called when points were earned, spent or given back. */
  readonly onPointsChanged?: () => void;
  /** Address of the courses, which earn points; without it no task leads there. */
  readonly coursesHref?: () => string;
  /** Address of the exams. */
  readonly examsHref?: () => string;
}
