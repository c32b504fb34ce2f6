import { ErrorCode } from '@banyan/contracts';
import { apiOf, refusalCode } from '@banyan/core-screen';
import { arrivalCalls } from '../api/shareCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/**
 * Says that somebody came through a share; nobody on this page has anything to do about it when that fails. False: they log
 * in first, and come back by the same address [CO-14].
 */
export async function arrive({ http }: CourseEnvironment, id: number, through: string): Promise<boolean> {
  return apiOf(http, arrivalCalls)
    .came({ id, through })
    .then(
      () => true,
      (error: unknown) => refusalCode(error) !== ErrorCode.unauthenticated,
    );
}
