import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { StudyListStore } from './StudyListStore.ts';

const make = ({ api }: CourseEnvironment) => new StudyListStore(api);

/** The store of the learning record's screen. Read it inside an `observer`. */
export const useRecords = (): StudyListStore => useStoreOf(make);
