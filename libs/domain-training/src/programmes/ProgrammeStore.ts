import type { ProgrammeView } from '@banyan/contracts';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { programmesCalls, type ProgrammesApi } from '../api/programmesCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** One programme, for its page and its map: its stages and tasks, joining it, choosing among stages [TR-02]. */
export class ProgrammeStore {
  readonly view: Request<ProgrammeView, number>;
  readonly join: Action<number, ProgrammeView>;
  readonly choose: Action<{ readonly id: number; readonly stage: number }, ProgrammeView>;

  constructor(api: Pick<ProgrammesApi, 'choose' | 'detail' | 'join'>) {
    this.view = new Request((id, options) => api.detail({ id }, options));
    const shown = (view: ProgrammeView) => this.view.set(view);
    this.join = new Action((id, options) => api.join({ id }, options), { done: shown });
    this.choose = new Action((input, options) => api.choose(input, options), {
      of: ({ stage }) => stage,
      done: shown,
    });
  }

  /** Shows a programme; coming back to the same one, what was there stays until the answer is. */
  show(id: number): void {
    this.join.dismiss();
    void (this.view.value?.programme.id === id ? this.view.show(id) : this.view.load(id));
  }

  leave(): void {
    this.view.leave();
  }
}

export const makeProgrammeStore = ({ http }: TrainingEnvironment) => new ProgrammeStore(apiOf(http, programmesCalls));
