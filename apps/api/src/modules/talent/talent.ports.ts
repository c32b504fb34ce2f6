import type { TaskItems } from '../../due/taskItems.ts';

/** What talent asks of others: what closes a gap, and whether it was finished. */
export interface TalentPorts {
  readonly ways: Readonly<Record<'course' | 'sparring', TaskItems>>;
}
