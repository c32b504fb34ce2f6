import type { SparringAttempt, SparringMode, SparringScenario, SparringSession } from '@banyan/contracts/talent';
import { Action, PagedList, Request } from '@banyan/core-screen';
import type { SparringApi } from '../api/sparringCalls.ts';

/** Input for starting a dialogue. */
interface Begin {
  readonly scenario: number;
  readonly mode: SparringMode;
  readonly role: number;
}

/** Scenarios, starting a dialogue with one, and finished dialogues. */
export class SparringDesk {
  readonly scenarios: Request<readonly SparringScenario[]>;
  readonly history: PagedList<SparringAttempt, SparringMode>;
  readonly starting: Action<Begin, SparringSession>;
  #begun = 0;

  constructor(api: SparringApi) {
    this.scenarios = new Request(async (_, options) => (await api.scenarios({}, options)).items);
    this.history = new PagedList(
      (mode, cursor, options) => api.history(cursor === '' ? { mode } : { mode, cursor }, options),
      {
        id: ({ id }) => id,
      },
    );
    this.starting = new Action((input, options) => api.start(input, options), {
      of: ({ scenario }) => scenario,
      done: ({ id }) => {
        this.#begun = id;
      },
    });
  }

  show(mode: SparringMode): void {
    void this.scenarios.show();
    void this.history.show(mode);
  }

  leave(): void {
    this.scenarios.leave();
    this.history.leave();
  }

  /** Starts a dialogue; resolves to its id, or to 0 when that failed. */
  async start(input: Begin): Promise<number> {
    return (await this.starting.run(input)) ? this.#begun : 0;
  }
}
