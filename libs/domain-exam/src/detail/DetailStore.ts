import type { AttemptDetail, AttemptRecord } from '@banyan/contracts/exam';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { resultCalls, type ResultApi } from '../api/resultCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** An attempt question by question, what was recorded of it, and the appeal against it. */
export class DetailStore {
  readonly detail: Request<AttemptDetail, number>;
  readonly record: Request<AttemptRecord, number>;
  readonly appeal: Action<{ id: number; text: string }>;
  /** What is typed of an appeal; it stays while the parts of the screen change. */
  draft = '';
  #id = 0;

  constructor(api: Pick<ResultApi, 'appeal' | 'detail' | 'record'>) {
    this.detail = new Request((id, options) => api.detail({ id }, options));
    this.record = new Request((id, options) => api.record({ id }, options));
    this.appeal = new Action((input, options) => api.appeal(input, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        if (id !== this.#id) return;
        this.setDraft('');
        void this.record.refresh();
      },
    });
    makeAutoObservable(this, { detail: false, record: false, appeal: false });
  }

  /** Shows an attempt; its record is asked for when it is looked at. */
  show(id: number): void {
    this.#id = id;
    this.draft = '';
    this.appeal.dismiss(id);
    this.record.clear();
    void this.detail.load(id);
  }

  /** Asks for the record, once. */
  showRecord(id: number): void {
    if (this.record.state === 'idle') void this.record.load(id);
  }

  setDraft(text: string): void {
    this.draft = text;
  }

  leave(): void {
    this.detail.clear();
    this.record.clear();
  }
}

export const makeDetailStore = ({ http }: ExamEnvironment) => new DetailStore(apiOf(http, resultCalls));
