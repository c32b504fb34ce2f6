import type { SparringAttempt, SparringMode, SparringScenario, SparringSession } from '@banyan/contracts/talent';
import { Action, PagedList, Request } from '@banyan/core-screen';
import type { HearReply } from '../api/hearReply.ts';
import type { SparringApi } from '../api/sparringCalls.ts';
import { Dialogue } from './Dialogue.ts';

/** What a dialogue begins with. */
interface Begin {
  readonly scenario: number;
  readonly mode: SparringMode;
  readonly role: number;
}

/** Scenarios, dialogues that are over, and the one that goes on. */
export class SparringDesk {
  readonly scenarios: Request<readonly SparringScenario[]>;
  readonly history: PagedList<SparringAttempt, SparringMode>;
  readonly starting: Action<Begin, SparringSession>;
  readonly dialogue: Dialogue;
  #begun = 0;

  constructor(api: SparringApi, hear: HearReply, language: () => string) {
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
    this.dialogue = new Dialogue({ api, hear, language });
  }

  /** Opens the scenarios, or a dialogue. */
  show(mode: SparringMode, session: number): void {
    if (session > 0) {
      void this.dialogue.show(session);
      return;
    }
    this.dialogue.leave();
    void this.scenarios.show();
    void this.history.show(mode);
  }

  leave(): void {
    this.dialogue.leave();
    this.scenarios.leave();
    this.history.leave();
  }

  /** Begins a dialogue; answers its id, or 0 where that failed. */
  async start(input: Begin): Promise<number> {
    return (await this.starting.run(input)) ? this.#begun : 0;
  }
}
