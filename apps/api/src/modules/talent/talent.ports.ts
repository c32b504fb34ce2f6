import type { FindThings } from '../../platform/bringing.ts';
import type { TaskItems } from '../../due/taskItems.ts';

/** Calls from talent to other modules: things that close a gap, and whether they were finished. */
export interface TalentPorts {
  readonly ways: Readonly<Record<'course' | 'sparring', TaskItems>>;
}

/** The same, and calls of its demo data. */
export interface TalentModulePorts extends TalentPorts {
  /** Finds the courses and scenarios that files name. */
  readonly find: FindThings;
}
