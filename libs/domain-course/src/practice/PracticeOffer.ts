import type { CoursePractice } from '@banyan/contracts/exam';
import { apiOf, Request } from '@banyan/core-screen';
import { practiceCalls, type PracticeApi } from '../api/practiceCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Practice available for a course. */
export class PracticeOffer {
  readonly offer: Request<CoursePractice, number>;

  constructor(api: PracticeApi) {
    this.offer = new Request((id, options) => api.offer({ id }, options));
  }

  /** Loads a course's practice; another course's is cleared at once. */
  show(courseId: number): void {
    this.offer.clear();
    void this.offer.load(courseId);
  }

  leave(): void {
    this.offer.leave();
  }
}

export const makePracticeOffer = ({ http }: CourseEnvironment) => new PracticeOffer(apiOf(http, practiceCalls));
