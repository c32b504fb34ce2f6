import { ErrorCode } from '@banyan/contracts';
import { type ProgrammeView } from '@banyan/contracts/training';
import { Action, apiOf, refusalCode, Request, type WriteOptions } from '@banyan/core-screen';
import { programmesCalls, type ProgrammesApi } from '../api/programmesCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** One programme, for its page and its map: its stages and tasks, joining it, choosing among stages. */
export class ProgrammeStore {
  readonly view: Request<ProgrammeView, number>;
  readonly join: Action<number, ProgrammeView>;
  readonly choose: Action<{ readonly id: number; readonly stage: number }, ProgrammeView>;
  #id = 0;

  constructor(api: Pick<ProgrammesApi, 'choose' | 'detail' | 'join'>) {
    this.view = new Request((id, options) => api.detail({ id }, options));
    // Another programme may be shown meanwhile.
    const shown = (view: ProgrammeView) => {
      if (view.programme.id === this.#id) this.view.set(view);
    };
    const change =
      <Input>(ask: (input: Input, options: WriteOptions) => Promise<ProgrammeView>) =>
      async (input: Input, options: WriteOptions) => {
        try {
          return await ask(input, options);
        } catch (error) {
          // It stands otherwise than the screen says, by another window or because it is over: the screen follows.
          if (refusalCode(error) === ErrorCode.conflict) void this.view.refresh();
          throw error;
        }
      };
    this.join = new Action(
      change((id: number, options) => api.join({ id }, options)),
      { of: (id) => id, done: shown },
    );
    this.choose = new Action(
      change((input: { readonly id: number; readonly stage: number }, options) => api.choose(input, options)),
      { of: ({ stage }) => stage, done: shown },
    );
  }

  /** Shows a programme; coming back to the same one, what was there stays until the answer is. */
  show(id: number): void {
    this.#id = id;
    this.join.dismiss(id);
    void (this.view.value?.programme.id === id ? this.view.show(id) : this.view.load(id));
  }

  leave(): void {
    this.view.leave();
  }
}

export const makeProgrammeStore = ({ http }: TrainingEnvironment) => new ProgrammeStore(apiOf(http, programmesCalls));
