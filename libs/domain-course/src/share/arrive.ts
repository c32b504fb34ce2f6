import { apiOf } from '@banyan/core-screen';
import { arrivalCalls } from '../api/shareCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Says that somebody came through a share; nobody on this page has anything to do about it when that fails. */
export const arrive = ({ http }: CourseEnvironment, id: number, through: string): Promise<unknown> =>
  apiOf(http, arrivalCalls)
    .came({ id, through })
    .catch(() => undefined);
