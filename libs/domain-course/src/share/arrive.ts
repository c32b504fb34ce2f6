import { apiOf } from '@banyan/core-screen';
import { arrivalCalls } from '../api/shareCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Reports an arrival through a share; a failure concerns nobody on this page. */
export const arrive = ({ http }: CourseEnvironment, id: number, through: string): Promise<unknown> =>
  apiOf(http, arrivalCalls)
    .came({ id, through })
    .catch(() => undefined);
