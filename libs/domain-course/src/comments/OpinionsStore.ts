import type { CourseOpinion } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { opinionCalls, type OpinionApi } from '../api/commentCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { PraiseRest } from './PraiseRest.ts';

/** Ratings and praises of a course, with the learner's own. */
export class OpinionsStore {
  readonly opinion: Request<CourseOpinion, number>;
  readonly grade: Action<{ readonly id: number; readonly stars: number }, CourseOpinion>;
  /** Praise as pressed, until the server answers. */
  pressed: Pick<CourseOpinion, 'praised' | 'praises'> | null = null;
  /** Error of the last praise; undefined for none. */
  praiseFailed: unknown = undefined;
  readonly #api: OpinionApi;
  readonly #rest: PraiseRest;
  #id = 0;

  constructor(api: OpinionApi, now: () => number) {
    this.#api = api;
    this.#rest = new PraiseRest(now);
    this.opinion = new Request((id, options) => api.read({ id }, options));
    this.grade = new Action((input) => api.grade(input), {
      of: ({ id }) => id,
      done: (opinion, { id }) => {
        // Another course may be open by now.
        if (id === this.#id) this.opinion.set(opinion);
      },
    });
    makeAutoObservable(this, { opinion: false, grade: false, pressed: observableRef, praiseFailed: observableRef });
  }

  show(courseId: number): void {
    this.#id = courseId;
    this.pressed = null;
    this.praiseFailed = undefined;
    this.grade.dismiss(courseId);
    void this.opinion.load(courseId);
  }

  leave(): void {
    this.opinion.leave();
  }

  /** Praises of the course with the learner's own; null until they are loaded. */
  get praise(): Pick<CourseOpinion, 'praised' | 'praises'> | null {
    return this.pressed ?? this.opinion.value;
  }

  /** Shows the change at once; the server gets the last press. */
  press(id: number, praised: boolean): void {
    const before = this.praise;
    if (before === null || before.praised === praised) return;
    this.pressed = { praised, praises: Math.max(0, before.praises + (praised ? 1 : -1)) };
    this.praiseFailed = undefined;
    this.#rest.press(id, () => this.#send(id, praised));
  }

  async #send(id: number, praised: boolean): Promise<void> {
    try {
      const opinion = await this.#api.praise({ id, praised: praised ? 'Y' : 'N' });
      if (id === this.#id && this.pressed?.praised === praised) this.settle(opinion);
    } catch (error) {
      if (id === this.#id) this.fail(error);
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

export const makeOpinionsStore = ({ http, now }: CourseEnvironment) =>
  new OpinionsStore(apiOf(http, opinionCalls), now);
