import type { ExamDetail } from '@banyan/contracts/exam';
import { Action, apiOf, Request, windowName } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { examCalls, type ExamApi } from '../api/examCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { examRefusalOf } from '../shared/refusal.ts';

/** An exam before it is begun: what to know, whether it may be entered, and its beginning. */
export class StartStore {
  readonly detail: Request<ExamDetail, number>;
  /** Begins an attempt of the exam with this id, or goes on with the open one; `camera` N: none is there for a check. */
  readonly begin: Action<{ readonly id: number; readonly camera?: 'N' }, { id: number; resumed: boolean }>;
  /** Server's clock minus this device's, ms. */
  offset = 0;

  constructor(api: Pick<ExamApi, 'detail' | 'start'>, nameOfWindow: () => Promise<string> = windowName) {
    this.detail = new Request(async (id, options) => {
      const detail = await api.detail({ id }, options);
      this.setClock(detail.now);
      return detail;
    });
    this.begin = new Action(
      async (exam, options) => {
        try {
          return await api.start({ ...exam, window: await nameOfWindow() }, options);
        } catch (error) {
          // The exam was closed meanwhile: the screen says why.
          if (examRefusalOf(error) !== null) void this.detail.refresh();
          throw error;
        }
      },
      { of: ({ id }) => id },
    );
    makeAutoObservable(this, { detail: false, begin: false });
  }

  show(id: number): void {
    this.begin.dismiss(id);
    void this.detail.load(id);
  }

  leave(): void {
    this.detail.clear();
  }

  private setClock(now: number): void {
    this.offset = now - Date.now();
  }
}

export const makeStartStore = ({ http }: ExamEnvironment) => new StartStore(apiOf(http, examCalls));
