import { createCourseApi } from './api/createCourseApi.ts';
import { useCourseEnvironment, type CourseDesk, type CourseEnvironment } from './course.environment.ts';
import { CourseStore } from './course/CourseStore.ts';
import { windowHolder } from './player/holder.ts';
import { PlayerStore } from './player/PlayerStore.ts';
import { ProgressJournal } from './player/ProgressJournal.ts';
import { readPreferences, writePreferences } from './player/preferences.ts';

function createDesk(environment: CourseEnvironment): CourseDesk {
  const { now, ports, session, storage } = environment;
  const api = createCourseApi(environment);
  return {
    course: new CourseStore(api),
    player: new PlayerStore({
      api,
      session,
      journal: new ProgressJournal(storage),
      now,
      holder: windowHolder,
      preferences: {
        read: () => readPreferences(storage),
        write: (preferences) => writePreferences(storage, preferences),
      },
      onChapterLearned: ports.onChapterLearned,
    }),
  };
}

/**
 * The open course and its player. They come with the first screen that asks for them: whoever looks for a course has no
 * use for a player yet. Read them inside an `observer`.
 */
export function useCourseDesk(): CourseDesk {
  const environment = useCourseEnvironment();
  return (environment.desk ??= createDesk(environment));
}
