import { createCourseApi } from '../api/createCourseApi.ts';
import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { windowHolder } from '../player/holder.ts';
import { RefusedStore } from './RefusedStore.ts';

const make = (environment: CourseEnvironment) =>
  new RefusedStore(createCourseApi(environment), windowHolder, () => environment.desk?.player.settled());

/** The store of the screen that says a course is studied elsewhere. Read it inside an `observer`. */
export const useRefused = (): RefusedStore => useStoreOf(make);
