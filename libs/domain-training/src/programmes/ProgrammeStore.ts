import { ErrorCode } from '@banyan/contracts';
import { type ProgrammeView } from '@banyan/contracts/training';
import { Action, apiOf, refusalCode, Request, type WriteOptions } from '@banyan/core-screen';
import { programmesCalls, type ProgrammesApi } from '../api/programmesCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** One programme, for its page and its map: its stages and tasks, joining it, choosing among stages. */
export class ProgrammeStore {
  readonly view: Request<ProgrammeView>;
  readonly join: Action<void, ProgrammeView>;
  /** By the stage's number. */
  readonly choose: Action<number, ProgrammeView>;

  constructor(id: number, api: Pick<ProgrammesApi, 'choose' | 'detail' | 'join'>) {
    this.view = new Request((_, options) => api.detail({ id }, options));
    const shown = (view: ProgrammeView) => this.view.set(view);
    const change =
      <Input>(ask: (input: Input, options: WriteOptions) => Promise<ProgrammeView>) =>
      async (input: Input, options: WriteOptions) => {
        try {
          return await ask(input, options);
        } catch (error) {
          // The state differs from the screen, by another window or because it is over: the screen follows.
          if (refusalCode(error) === ErrorCode.conflict) void this.view.refresh();
          throw error;
        }
      };
    this.join = new Action(
      change<void>((_, options) => api.join({ id }, options)),
      { done: shown },
    );
    this.choose = new Action(
      change((stage: number, options) => api.choose({ id, stage }, options)),
      { of: (stage) => stage, done: shown },
    );
  }

  /** Coming back to it, the previous view stays until the answer arrives. */
  show(): void {
    this.join.dismiss();
    void this.view.show();
  }

  leave(): void {
    this.view.leave();
  }
}

export const makeProgrammeStore = ({ http }: TrainingEnvironment, id: number) =>
  new ProgrammeStore(id, apiOf(http, programmesCalls));
