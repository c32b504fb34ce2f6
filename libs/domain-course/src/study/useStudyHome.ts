import { createCourseApi } from '../api/createCourseApi.ts';
import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { StudyHomeStore } from './StudyHomeStore.ts';

const make = (environment: CourseEnvironment) => new StudyHomeStore(createCourseApi(environment));

/** The store of the study home's screen. Read it inside an `observer`. */
export const useStudyHome = (): StudyHomeStore => useStoreOf(make);
