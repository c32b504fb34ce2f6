import { type CallInput, type CallOutput } from '@banyan/contracts';
import { hoursInput, type studyHours } from '@banyan/contracts/course';
import { apiOf, Request } from '@banyan/core-screen';
import { hoursCalls, type HoursApi } from '../api/recordsCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

export type Hours = CallOutput<typeof studyHours>;

/** The learner's study hours. */
export class HoursStore {
  readonly hours: Request<Hours, CallInput<typeof studyHours>>;

  constructor(api: HoursApi) {
    this.hours = new Request((input, options) => api.hours(input, options));
  }

  /** Loads a year; null for the current one. */
  show(year: number | null): void {
    void this.hours.load(hoursInput({ year }));
  }

  leave(): void {
    this.hours.leave();
  }
}

export const makeHoursStore = ({ http }: CourseEnvironment) => new HoursStore(apiOf(http, hoursCalls));
