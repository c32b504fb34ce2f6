import type { FindThings } from '../../platform/bringing.ts';
import type { TaskItems } from '../../due/taskItems.ts';

/** What talent asks of others: what closes a gap, and whether it was finished. */
export interface TalentPorts {
  readonly ways: Readonly<Record<'course' | 'sparring', TaskItems>>;
}

/** The same, and what its demo data ask. */
export interface TalentModulePorts extends TalentPorts {
  /** What files name of courses and scenarios. */
  readonly find: FindThings;
}
