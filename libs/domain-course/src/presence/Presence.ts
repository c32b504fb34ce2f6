import type { PresenceCheck, PresenceWay } from '@banyan/contracts/course';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { StudyApi } from '../api/studyCalls.ts';

export interface PresencePorts {
  readonly api: Pick<StudyApi, 'presence' | 'answerPresence'>;
  /** A question has come: what runs is stopped. */
  readonly onAsked: () => void;
  /** It was answered: it goes on. */
  readonly onAnswered: () => void;
}

/** The question whether the learner is there: nothing plays and nothing counts until it is answered. */
export class Presence {
  waiting: PresenceCheck | null = null;
  /** The question stands before the learner. */
  shown = false;
  readonly answering: Action<PresenceCheck>;
  readonly #ports: PresencePorts;
  #courseId = 0;
  /** A heartbeat that was under way may still tell of the one that was answered. */
  #answered = 0;

  constructor(ports: PresencePorts) {
    this.#ports = ports;
    this.answering = new Action(({ id }) => ports.api.answerPresence({ id: this.#courseId, check_id: id }), {
      done: (_, { id }) => this.settle(id),
    });
    makeAutoObservable(this, { waiting: observableRef, answering: false });
  }

  /** A course is opened: what it has asked before and nobody answered still waits. */
  open(courseId: number, way: PresenceWay): void {
    if (courseId === this.#courseId) return;
    this.leave();
    this.#courseId = courseId;
    if (way === 'none') return;
    this.#ports.api.presence({ id: courseId }).then(
      ({ open }) => {
        if (courseId === this.#courseId) this.keep(open);
      },
      // The first heartbeat asks again.
      () => undefined,
    );
  }

  /** The server has told what waits. */
  hear(check: PresenceCheck | null): void {
    if (check === null || check.id === this.#answered || check.id === this.waiting?.id) return;
    this.waiting = check;
    this.shown = true;
    this.#ports.onAsked();
  }

  /** Whether nothing may play now; then the question stands before the learner again. */
  holds(): boolean {
    if (this.waiting !== null) this.shown = true;
    return this.waiting !== null;
  }

  /** The learner is there. It never rejects. */
  answer(): Promise<boolean> {
    return this.waiting === null ? Promise.resolve(false) : this.answering.run(this.waiting);
  }

  /** Puts the question aside; pressing play brings it back. */
  hide(): void {
    this.shown = false;
    this.answering.dismiss();
  }

  leave(): void {
    this.#courseId = 0;
    this.waiting = null;
    this.shown = false;
  }

  /** Asked before this page: it stands before the learner once they want to go on. */
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
