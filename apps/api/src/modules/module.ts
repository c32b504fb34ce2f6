import type { Handler } from '../effects/effect.ts';
import type { Job } from '../jobs/job.ts';
import type { PersonalTable } from '../personal/personalTable.ts';
import type { Sweep } from '../sweep/sweep.ts';
import type { SeedStep } from '../seed/seedDemo.ts';
import type { Route } from '../http/serve.ts';

/** A module's contributions to the server. `modules/index.ts` collects them; nothing else names a module. */
export interface ServerModule {
  /** Calls that it answers. */
  readonly routes: readonly Route[];
  /** Its part of the demo data, in order; it may build upon that of the modules before it. */
  readonly seeds?: readonly SeedStep[];
  /** Work that it does later or by the clock. */
  readonly jobs?: readonly Job[];
  /** Handlers of other modules' events. */
  readonly handlers?: readonly Handler[];
  /** Its data about people: shown to them, exported for them, erased. */
  readonly personal?: readonly PersonalTable[];
  /** Removes the rows of one enterprise that have run out, and their files. Runs every ten minutes. */
  readonly sweep?: Sweep;
}
