import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type cancelMeeting, type InvitationAnswer, type MeetingInfo } from '@banyan/contracts/live';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { meetingCalls, type MeetingApi } from '../api/meetingCalls.ts';
import type { LiveEnvironment } from '../live.environment.ts';
import { MeetingFormStore } from './MeetingFormStore.ts';

/** One meeting: details, answer, change and cancellation. */
export class MeetingStore {
  readonly detail: Request<MeetingInfo, number>;
  readonly answer: Action<{ readonly id: number; readonly answer: InvitationAnswer }, MeetingInfo>;
  readonly cancel: Action<CallInput<typeof cancelMeeting>, MeetingInfo>;
  readonly writer: MeetingFormStore;
  /** The form is open. */
  changing = false;
  /** The confirmation for cancelling is open. */
  asking = false;
  #id = 0;

  constructor(api: MeetingApi) {
    this.detail = new Request((id, options) => api.detail({ id }, options));
    /** The state differs from the screen's, e.g. the host has cancelled it: the screen is updated. */
    const follow = (error: unknown): never => {
      if (refusalCode(error) === ErrorCode.roomRefused) void this.detail.refresh();
      throw error;
    };
    this.answer = new Action((input, options) => api.answer(input, options).catch(follow), {
      of: ({ id }) => id,
      done: (info, { id }) => {
        if (id === this.#id) this.detail.set(info);
      },
    });
    this.cancel = new Action((input, options) => api.cancel(input, options).catch(follow), {
      of: ({ id }) => id,
      done: (info, { id }) => {
        if (id !== this.#id) return;
        this.ask(false);
        this.detail.set(info);
      },
    });
    this.writer = new MeetingFormStore(api, null);
    makeAutoObservable(this, { detail: false, answer: false, cancel: false, writer: false });
  }

  show(id: number): void {
    this.close();
    this.#id = id;
    this.ask(false);
    this.answer.dismiss(id);
    void this.detail.load(id);
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
    this.writer.begin(info.meeting.id);
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
    // Another meeting may be open by now.
    if (info.meeting.id !== this.#id) return;
    this.close();
    this.detail.set(info);
  }

  ask(asking: boolean): void {
    this.asking = asking;
    if (!asking) this.cancel.dismiss(this.#id);
  }
}

export const makeMeetingStore = ({ http }: LiveEnvironment) => new MeetingStore(apiOf(http, meetingCalls));
