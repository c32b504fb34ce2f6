import { apiOf } from '@banyan/core-screen';
import { studyCalls } from '../api/studyCalls.ts';
import { courseDomain } from '../course.domain.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { windowHolder } from '../player/holder.ts';
import { RefusedStore } from './RefusedStore.ts';

const make = (environment: CourseEnvironment) =>
  new RefusedStore(apiOf(environment.http, studyCalls), windowHolder, () => environment.desk?.player.settled());

/** The store of the screen that says a course is studied elsewhere. Read it inside an `observer`. */
export const useRefused = (): RefusedStore => courseDomain.useStore(make);
