import type { CalendarKind, ProgrammeTaskKind, TaskPart } from '@banyan/contracts/training';
import type { ComponentType, ReactNode } from 'react';

/** Ports that this domain asks of others. Slots default to nothing. */
export interface TrainingPorts {
  /** Address of a thing by its kind: a task or a date of a kind without one has no link. */
  readonly taskHrefs?: Readonly<Partial<Record<CalendarKind | ProgrammeTaskKind, (id: number) => string>>>;
  /** Address of the courses to choose from. */
  readonly coursesHref?: () => string;
  /** Number of tasks to do now in a part of the task centre; null: in all. Read inside an observer. */
  readonly waitingIn?: (part: TaskPart | null) => number;
  /** Another number each time the open tasks may have changed. Read inside an observer. */
  readonly taskRound?: () => number;
  /** Full address of a path of the server; defaults to this page's origin. */
  readonly serverAddress?: (path: string) => string;
  /** Frame of a public page: brand, language, footer. Without it the page has no frame. */
  readonly PublicFrame?: ComponentType<{ readonly children: ReactNode }>;
}
