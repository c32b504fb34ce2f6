import type { AttemptDetail, AttemptRecord } from '@banyan/contracts/exam';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { resultCalls, type ResultApi } from '../api/resultCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** An attempt question by question, its record, and the appeal against it. */
export class DetailStore {
  readonly detail: Request<AttemptDetail>;
  readonly record: Request<AttemptRecord>;
  readonly appeal: Action<string>;
  /** Text of an appeal in progress; it stays while the parts of the screen change. */
  draft = '';

  constructor(id: number, api: Pick<ResultApi, 'appeal' | 'detail' | 'record'>) {
    this.detail = new Request((_, options) => api.detail({ id }, options));
    this.record = new Request((_, options) => api.record({ id }, options));
    this.appeal = new Action((text, options) => api.appeal({ id, text }, options), {
      done: () => {
        this.setDraft('');
        void this.record.refresh();
      },
    });
    makeAutoObservable(this, { detail: false, record: false, appeal: false });
  }

  /** Shows an attempt; its record is requested when it is opened. */
  show(): void {
    this.draft = '';
    this.appeal.dismiss();
    this.record.clear();
    void this.detail.load();
  }

  /** Requests the record, once. */
  showRecord(): void {
    if (this.record.state === 'idle') void this.record.load();
  }

  setDraft(text: string): void {
    this.draft = text;
  }

  leave(): void {
    this.detail.clear();
    this.record.clear();
  }
}

export const makeDetailStore = ({ http }: ExamEnvironment, id: number) => new DetailStore(id, apiOf(http, resultCalls));
