import type { PresenceCheck, PresenceWay } from '@banyan/contracts/course';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { StudyApi } from '../api/studyCalls.ts';

export interface PresencePorts {
  readonly api: Pick<StudyApi, 'presence' | 'answerPresence'>;
  /** A presence check has begun: playback stops. */
  readonly onAsked: () => void;
  /** The check was answered: playback resumes. */
  readonly onAnswered: () => void;
}

/** The presence check: nothing plays or counts until it is answered. */
export class PresenceStore {
  waiting: PresenceCheck | null = null;
  /** The check is on display. */
  shown = false;
  readonly answering: Action<PresenceCheck>;
  readonly #ports: PresencePorts;
  #courseId = 0;
  /** Id of the last answered check, since a pending heartbeat may still report it. */
  #answered = 0;

  constructor(ports: PresencePorts) {
    this.#ports = ports;
    this.answering = new Action(({ id }) => ports.api.answerPresence({ id: this.#courseId, check_id: id }), {
      done: (_, { id }) => this.settle(id),
    });
    makeAutoObservable(this, { waiting: observableRef, answering: false });
  }

  /** Opens a course: an earlier unanswered check still waits. */
  open(courseId: number, way: PresenceWay): void {
    if (courseId === this.#courseId) return;
    this.leave();
    this.#courseId = courseId;
    if (way === 'none') return;
    this.#ports.api.presence({ id: courseId }).then(
      ({ open }) => {
        if (courseId === this.#courseId) this.keep(open);
      },
      // The first heartbeat reports it again.
      () => undefined,
    );
  }

  /** The server has reported the open check. */
  hear(check: PresenceCheck | null): void {
    if (check === null || check.id === this.#answered || check.id === this.waiting?.id) return;
    this.waiting = check;
    this.shown = true;
    this.#ports.onAsked();
  }

  /** Whether playback is blocked; if so, the check is shown again. */
  holds(): boolean {
    if (this.waiting !== null) this.shown = true;
    return this.waiting !== null;
  }

  /** Confirms the learner's presence. It never rejects. */
  answer(): Promise<boolean> {
    return this.waiting === null ? Promise.resolve(false) : this.answering.run(this.waiting);
  }

  /** Hides the check; pressing play shows it again. */
  hide(): void {
    this.shown = false;
    this.answering.dismiss();
  }

  leave(): void {
    this.#courseId = 0;
    this.waiting = null;
    this.shown = false;
  }

  /** A check from before this page is shown once the learner wants to continue. */
  private keep(check: PresenceCheck | null): void {
    if (check !== null && check.id !== this.#answered) this.waiting = check;
  }

  private settle(id: number): void {
    this.#answered = id;
    if (this.waiting?.id !== id) return;
    this.waiting = null;
    this.shown = false;
    this.#ports.onAnswered();
  }
}
