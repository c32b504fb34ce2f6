import { apiOf } from '@banyan/core-screen';
import { catalogueCalls } from '../api/catalogueCalls.ts';
import { studyCalls } from '../api/studyCalls.ts';
import { courseDomain } from '../course.domain.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { StudyHomeStore } from './StudyHomeStore.ts';

const make = ({ http }: CourseEnvironment) =>
  new StudyHomeStore({ ...apiOf(http, catalogueCalls), ...apiOf(http, studyCalls) });

/** Store of the study home. Read it inside an `observer`. */
export const useStudyHome = (): StudyHomeStore => courseDomain.useStore(make);
