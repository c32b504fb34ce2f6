import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { taskIcons } from '../shared/taskIcons.ts';

/** Kind of task; the words beside it say so too. */
export function TaskIcon({ kind, size = 20 }: { kind: ProgrammeTaskKind; size?: number }) {
  const Icon = taskIcons[kind];
  return <Icon size={size} aria-hidden="true" />;
}
