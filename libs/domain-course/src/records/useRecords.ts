import { createCourseApi } from '../api/createCourseApi.ts';
import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { StudyListStore } from './StudyListStore.ts';

const make = (environment: CourseEnvironment) => new StudyListStore(createCourseApi(environment));

/** The store of the learning record's screen. Read it inside an `observer`. */
export const useRecords = (): StudyListStore => useStoreOf(make);
