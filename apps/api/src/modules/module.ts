import type { Handler } from '../effects/effect.ts';
import type { Job } from '../jobs/job.ts';
import type { PersonalTable } from '../personal/personalTable.ts';
import type { Sweep } from '../sweep/sweep.ts';
import type { SeedStep } from '../seed/seedDemo.ts';
import type { Route } from '../http/serve.ts';

/** What a module gives to the server. `modules/index.ts` collects it; nothing else names a module. */
export interface ServerModule {
  /** Calls that it answers. */
  readonly routes: readonly Route[];
  /** Its part of the demo data, in order; it may build upon that of the modules before it. */
  readonly seeds?: readonly SeedStep[];
  /** Work that it does later or by the clock. */
  readonly jobs?: readonly Job[];
  /** What it does when other modules tell something. */
  readonly handlers?: readonly Handler[];
  /** What it keeps about people: told to them, given to them, erased. */
  readonly personal?: readonly PersonalTable[];
  /** Removes the rows of one enterprise that have run out, and their files. Runs every ten minutes. */
  readonly sweep?: Sweep;
}
