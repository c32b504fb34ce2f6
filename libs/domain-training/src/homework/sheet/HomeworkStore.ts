import { ErrorCode } from '@banyan/contracts';
import { type HomeworkDetail } from '@banyan/contracts/training';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { homeworkCalls, type HomeworkApi } from '../../api/homeworkCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';
import { HomeworkSheetStore } from './HomeworkSheetStore.ts';
import { homeworkDraft } from './keptDraft.ts';
import { unsentOf, type Unsent } from './unsent.ts';

type Deps = Pick<TrainingEnvironment, 'storage'> & { readonly session: Pick<SessionView, 'eid' | 'userId'> };

/** One homework: the task, the text in progress, the results. */
export class HomeworkStore {
  readonly detail: Request<HomeworkDetail>;
  readonly handIn: Action;
  readonly withdraw: Action<number>;
  /** The text in progress; null while nothing can be handed in. */
  sheet: HomeworkSheetStore | null = null;
  /** Text that came too late to be handed in; null when there is none. */
  unsent: Unsent | null = null;
  readonly #api: HomeworkApi;
  readonly #deps: Deps;

  constructor(id: number, api: HomeworkApi, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    this.detail = new Request(async (_, options) => {
      const detail = await api.detail({ id }, options);
      this.open(detail);
      return detail;
    });
    this.handIn = new Action(() => this.send());
    this.withdraw = new Action(
      async (submission, options) => {
        try {
          return await api.withdraw({ submission }, options);
        } catch (error) {
          // It has been marked meanwhile: the screen shows the mark.
          if (refusalCode(error) === ErrorCode.homeworkClosed) void this.detail.refresh();
          throw error;
        }
      },
      { done: (detail) => this.take(detail) },
    );
    makeAutoObservable(this, {
      detail: false,
      handIn: false,
      withdraw: false,
      sheet: observableRef,
      unsent: observableRef,
    });
  }

  show(): void {
    this.handIn.dismiss();
    this.withdraw.dismiss();
    this.sheet = null;
    this.unsent = null;
    void this.detail.load();
  }

  /** Marks may have come meanwhile; a text in progress stays as it is. */
  refresh(): void {
    if (this.sheet === null) void this.detail.refresh();
  }

  leave(): void {
    this.sheet?.leave();
    this.sheet = null;
    this.detail.clear();
  }

  private async send(): Promise<void> {
    const { sheet } = this;
    if (sheet?.ask() !== true) return;
    await sheet.save();
    try {
      const detail = await this.#api.handIn(sheet.written);
      sheet.done();
      this.take(detail);
    } catch (error) {
      sheet.meet(error);
      if (refusalCode(error) === ErrorCode.homeworkClosed) void this.detail.refresh();
      throw error;
    }
  }

  private take(detail: HomeworkDetail): void {
    this.sheet = null;
    this.detail.set(detail);
    this.open(detail);
  }

  private open(detail: HomeworkDetail): void {
    const { session, storage } = this.#deps;
    if (session.userId === null) {
      this.sheet = null;
      this.unsent = null;
      return;
    }
    const of = { eid: session.eid, userId: session.userId, homeworkId: detail.homework.id };
    if (detail.refusal !== null) {
      this.unsent = unsentOf(detail, this.sheet ?? homeworkDraft(storage, of).read());
      this.sheet = null;
      return;
    }
    this.unsent = null;
    if (this.sheet !== null) return;
    this.sheet = new HomeworkSheetStore(of, detail.draft, { api: this.#api, storage });
  }
}

export const makeHomeworkStore = ({ http, session, storage }: TrainingEnvironment, id: number) =>
  new HomeworkStore(id, apiOf(http, homeworkCalls), { session, storage });
