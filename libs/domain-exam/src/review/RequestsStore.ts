import { type CallInput, type ReviewState } from '@banyan/contracts';
import { type answerAppeal, type answerReport, type AppealRow, type ReportRow } from '@banyan/contracts/exam';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { requestCalls, type RequestApi } from '../api/reviewCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** Appeals and reports of questions, and drafts of the answers to them. */
export class RequestsStore {
  readonly appeals: PagedList<AppealRow, ReviewState>;
  readonly reports: PagedList<ReportRow, ReviewState>;
  readonly answerAppeal: Action<CallInput<typeof answerAppeal>>;
  readonly answerReport: Action<CallInput<typeof answerReport>>;
  /** Typed and not sent, by `appeal-<attempt>` or `report-<id>`. */
  readonly drafts = observable.map<string, string>();

  constructor(api: RequestApi) {
    this.appeals = new PagedList((state, cursor, options) => api.appeals({ state, cursor }, options), {
      id: ({ attemptId }) => attemptId,
    });
    this.reports = new PagedList((state, cursor, options) => api.reports({ state, cursor }, options), {
      id: ({ id }) => id,
    });
    this.answerAppeal = new Action((input, options) => api.answerAppeal(input, options), {
      of: ({ attemptId }) => attemptId,
      done: (_, { attemptId }) => {
        this.drafts.delete(`appeal-${attemptId}`);
        void this.appeals.renew();
      },
    });
    this.answerReport = new Action((input, options) => api.answerReport(input, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        this.drafts.delete(`report-${id}`);
        void this.reports.renew();
      },
    });
    makeAutoObservable(this, {
      appeals: false,
      reports: false,
      answerAppeal: false,
      answerReport: false,
      drafts: false,
    });
  }

  get dirty(): boolean {
    return [...this.drafts.values()].some((text) => text.trim() !== '');
  }

  write(key: string, text: string): void {
    this.drafts.set(key, text);
  }

  /** Reads again after somebody else was faster. The draft goes when its request is gone. */
  async readAgain(which: 'appeal' | 'report', id: number): Promise<void> {
    const appeal = which === 'appeal';
    await (appeal ? this.appeals : this.reports).renew();
    (appeal ? this.answerAppeal : this.answerReport).dismiss(id);
    const { appeals, reports } = this;
    const left = appeal ? appeals.rows.map(({ attemptId }) => attemptId) : reports.rows.map((row) => row.id);
    if (!left.includes(id)) runInAction(() => this.drafts.delete(`${which}-${id}`));
  }

  leave(): void {
    this.appeals.leave();
    this.reports.leave();
  }
}

export const makeRequestsStore = ({ http }: ExamEnvironment) => new RequestsStore(apiOf(http, requestCalls));
