import { apiOf, windowName } from '@banyan/core-screen';
import { studyCalls } from '../api/studyCalls.ts';
import { courseDomain } from '../course.domain.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { RefusedStore } from './RefusedStore.ts';

const make = (environment: CourseEnvironment) =>
  new RefusedStore(apiOf(environment.http, studyCalls), windowName, () => environment.desk?.player.settled());

/** Store of the refused screen. Read it inside an `observer`. */
export const useRefused = (): RefusedStore => courseDomain.useStore(make);
