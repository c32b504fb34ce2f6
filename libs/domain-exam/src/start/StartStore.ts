import type { ExamDetail } from '@banyan/contracts/exam';
import { Action, apiOf, Request, windowName } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { examCalls, type ExamApi } from '../api/examCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { examRefusalOf } from '../shared/refusal.ts';

/** An exam before it is begun: its details, whether it may be entered, and its beginning. */
export class StartStore {
  readonly detail: Request<ExamDetail>;
  /** Begins an attempt of the exam, or continues the open one; `camera` N: there is none for a check. */
  readonly begin: Action<{ readonly camera?: 'N' }, { id: number; resumed: boolean }>;
  /** Server's clock minus this device's, ms. */
  offset = 0;

  constructor(id: number, api: Pick<ExamApi, 'detail' | 'start'>, nameOfWindow: () => Promise<string> = windowName) {
    this.detail = new Request(async (_, options) => {
      const detail = await api.detail({ id }, options);
      this.setClock(detail.now);
      return detail;
    });
    this.begin = new Action(async (how, options) => {
      try {
        return await api.start({ id, ...how, window: await nameOfWindow() }, options);
      } catch (error) {
        // The exam was closed meanwhile: the screen says why.
        if (examRefusalOf(error) !== null) void this.detail.refresh();
        throw error;
      }
    });
    makeAutoObservable(this, { detail: false, begin: false });
  }

  show(): void {
    this.begin.dismiss();
    void this.detail.load();
  }

  leave(): void {
    this.detail.clear();
  }

  private setClock(now: number): void {
    this.offset = now - Date.now();
  }
}

export const makeStartStore = ({ http }: ExamEnvironment, id: number) => new StartStore(id, apiOf(http, examCalls));
