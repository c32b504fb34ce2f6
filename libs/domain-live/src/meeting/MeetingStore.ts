import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type cancelMeeting, type InvitationAnswer, type MeetingInfo } from '@banyan/contracts/live';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { meetingCalls, type MeetingApi } from '../api/meetingCalls.ts';
import type { LiveEnvironment } from '../live.environment.ts';
import { MeetingFormStore } from './MeetingFormStore.ts';

/** One meeting: details, answer, change and cancellation. */
export class MeetingStore {
  readonly detail: Request<MeetingInfo>;
  readonly answer: Action<InvitationAnswer, MeetingInfo>;
  /** Cancels it, alone or with the later occurrences of its series. */
  readonly cancel: Action<CallInput<typeof cancelMeeting>['following'], MeetingInfo>;
  readonly writer: MeetingFormStore;
  /** The form is open. */
  changing = false;
  /** The confirmation for cancelling is open. */
  asking = false;

  constructor(id: number, api: MeetingApi) {
    this.detail = new Request((_, options) => api.detail({ id }, options));
    /** The state differs from the screen's, e.g. the host has cancelled it: the screen is updated. */
    const follow = (error: unknown): never => {
      if (refusalCode(error) === ErrorCode.roomRefused) void this.detail.refresh();
      throw error;
    };
    this.answer = new Action((answer, options) => api.answer({ id, answer }, options).catch(follow), {
      done: (info) => this.detail.set(info),
    });
    this.cancel = new Action((following, options) => api.cancel({ id, following }, options).catch(follow), {
      done: (info) => {
        this.ask(false);
        this.detail.set(info);
      },
    });
    this.writer = new MeetingFormStore(api, null);
    makeAutoObservable(this, { detail: false, answer: false, cancel: false, writer: false });
  }

  show(): void {
    this.close();
    this.ask(false);
    this.answer.dismiss();
    void this.detail.load();
  }

  leave(): void {
    this.changing = false;
    this.detail.leave();
    this.writer.leave();
  }

  /** Opens the form with all invited people. */
  open(): void {
    const info = this.detail.value;
    if (info === null) return;
    this.writer.begin();
    this.writer.remember(info.people.map(({ person }) => person));
    this.changing = true;
  }

  close(): void {
    // A refused change means that the meeting differs, so it is fetched again.
    if (this.changing) void this.detail.refresh();
    this.changing = false;
  }

  /** Applies the change. */
  take(info: MeetingInfo): void {
    this.close();
    this.detail.set(info);
  }

  ask(asking: boolean): void {
    this.asking = asking;
    if (!asking) this.cancel.dismiss();
  }
}

export const makeMeetingStore = ({ http }: LiveEnvironment, id: number) =>
  new MeetingStore(id, apiOf(http, meetingCalls));
