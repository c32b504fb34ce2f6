import type { CourseOpinion } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { opinionCalls, type OpinionApi } from '../api/commentCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { PraiseRest } from './PraiseRest.ts';

/** Ratings and praises of a course, with the learner's own. */
export class OpinionsStore {
  readonly opinion: Request<CourseOpinion>;
  /** Gives stars. */
  readonly grade: Action<number, CourseOpinion>;
  /** Praise as pressed, until the server answers. */
  pressed: Pick<CourseOpinion, 'praised' | 'praises'> | null = null;
  /** Error of the last praise; undefined for none. */
  praiseFailed: unknown = undefined;
  readonly #id: number;
  readonly #api: OpinionApi;
  readonly #rest: PraiseRest;

  constructor(id: number, api: OpinionApi, now: () => number) {
    this.#id = id;
    this.#api = api;
    this.#rest = new PraiseRest(now);
    this.opinion = new Request((_, options) => api.read({ id }, options));
    this.grade = new Action((stars) => api.grade({ id, stars }), { done: (opinion) => this.opinion.set(opinion) });
    makeAutoObservable(this, { opinion: false, grade: false, pressed: observableRef, praiseFailed: observableRef });
  }

  show(): void {
    this.pressed = null;
    this.praiseFailed = undefined;
    this.grade.dismiss();
    void this.opinion.load();
  }

  leave(): void {
    this.opinion.leave();
  }

  /** Praises of the course with the learner's own; null until they are loaded. */
  get praise(): Pick<CourseOpinion, 'praised' | 'praises'> | null {
    return this.pressed ?? this.opinion.value;
  }

  /** Shows the change at once; the server gets the last press. */
  press(praised: boolean): void {
    const before = this.praise;
    if (before === null || before.praised === praised) return;
    this.pressed = { praised, praises: Math.max(0, before.praises + (praised ? 1 : -1)) };
    this.praiseFailed = undefined;
    this.#rest.press(this.#id, () => this.#send(praised));
  }

  async #send(praised: boolean): Promise<void> {
    try {
      const opinion = await this.#api.praise({ id: this.#id, praised: praised ? 'Y' : 'N' });
      if (this.pressed?.praised === praised) this.settle(opinion);
    } catch (error) {
      this.fail(error);
    }
  }

  private settle(opinion: CourseOpinion): void {
    this.pressed = null;
    this.opinion.set(opinion);
  }

  private fail(error: unknown): void {
    this.pressed = null;
    this.praiseFailed = error;
  }
}

export const makeOpinionsStore = ({ http, now }: CourseEnvironment, id: number) =>
  new OpinionsStore(id, apiOf(http, opinionCalls), now);
