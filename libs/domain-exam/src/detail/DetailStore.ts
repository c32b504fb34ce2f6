import type { AttemptDetail, AttemptRecord } from '@banyan/contracts/exam';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { AnswerShelf, AttemptKey } from '../answers/AnswerShelf.ts';
import { deviceShelf } from '../answers/deviceShelf.ts';
import { sendLate } from '../answers/sendLate.ts';
import { resultCalls, type ResultApi } from '../api/resultCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** An attempt question by question, its record, and the appeal against it. */
export class DetailStore {
  /** Puts answers into the record that this device kept beyond the end of the attempt. */
  readonly late: Action<Omit<AttemptKey, 'attemptId'>, number>;
  readonly detail: Request<AttemptDetail>;
  readonly record: Request<AttemptRecord>;
  readonly appeal: Action<string>;
  /** Text of an appeal in progress; it stays while the parts of the screen change. */
  draft = '';

  constructor(id: number, api: Pick<ResultApi, 'appeal' | 'detail' | 'late' | 'record'>, shelf: AnswerShelf) {
    this.late = new Action(
      (person) =>
        sendLate({
          shelf,
          key: { ...person, attemptId: id },
          send: (answers) => api.late({ id, answers: [...answers] }),
        }),
      { done: (count) => void (count > 0 && this.record.refresh()) },
    );
    this.detail = new Request((_, options) => api.detail({ id }, options));
    this.record = new Request((_, options) => api.record({ id }, options));
    this.appeal = new Action((text, options) => api.appeal({ id, text }, options), {
      done: () => {
        this.setDraft('');
        void this.record.refresh();
      },
    });
    makeAutoObservable(this, { late: false, detail: false, record: false, appeal: false });
  }

  /** Shows an attempt; its record is requested when it is opened. */
  show(): void {
    this.draft = '';
    this.appeal.dismiss();
    this.record.clear();
    void this.detail.load();
  }

  /** Requests the record, once, with what this device of the person has to add. */
  showRecord(person: Omit<AttemptKey, 'attemptId'>): void {
    if (this.record.state !== 'idle') return;
    void this.record.load();
    void this.late.run(person);
  }

  setDraft(text: string): void {
    this.draft = text;
  }

  leave(): void {
    this.detail.clear();
    this.record.clear();
  }
}

export const makeDetailStore = ({ http, device }: ExamEnvironment, id: number) =>
  new DetailStore(id, apiOf(http, resultCalls), device?.shelf ?? deviceShelf());
