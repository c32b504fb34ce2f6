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
  /** Its steps of the demo data, in order; they may depend on those of earlier modules. */
  readonly seeds?: readonly SeedStep[];
  /** Its jobs. */
  readonly jobs?: readonly Job[];
  /** Handlers of other modules' events. */
  readonly handlers?: readonly Handler[];
  /** Its data about people: shown to them, exported for them, erased. */
  readonly personal?: readonly PersonalTable[];
  /** Removes the expired rows of one enterprise, and their files. Runs every ten minutes. */
  readonly sweep?: Sweep;
}
