import type { PracticeHome, PracticeRunRow } from '@banyan/contracts/exam';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { drillCalls, practiceCalls, type DrillApi, type PracticeApi } from '../api/practiceCalls.ts';
import { DrillStore } from '../drill/DrillStore.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** Practice of the day with its run, and earlier runs. */
export class PracticeStore {
  readonly home: Request<PracticeHome>;
  readonly history: PagedList<PracticeRunRow>;
  readonly drill: DrillStore;

  constructor(api: PracticeApi, drillApi: DrillApi) {
    this.home = new Request((_, options) => api.home({}, options));
    this.history = new PagedList((_, cursor, options) => api.history({ cursor }, options), { id: ({ id }) => id });
    this.drill = new DrillStore(drillApi, () => this.refresh());
  }

  /** Shows the screen, with a run if its address names one. */
  show(run: number, language: string): void {
    void this.home.show();
    void this.history.show();
    this.drill.load(run, language);
  }

  refresh(): void {
    void this.home.refresh();
    void this.history.refresh();
  }

  leave(): void {
    this.home.leave();
    this.history.leave();
    this.drill.leave();
  }
}

export const makePracticeStore = ({ http }: ExamEnvironment) =>
  new PracticeStore(apiOf(http, practiceCalls), apiOf(http, drillCalls));
