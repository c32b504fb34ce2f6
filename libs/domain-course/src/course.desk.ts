import { windowName } from '@banyan/core-screen';
import { playerApi } from './api/playerApi.ts';
import { courseDomain } from './course.domain.ts';
import type { CourseDesk, CourseEnvironment } from './course.environment.ts';
import { CourseStore } from './course/CourseStore.ts';
import { fetchRecording } from './player/fetchRecording.ts';
import { PlayerStore } from './player/PlayerStore.ts';
import { ProgressJournal } from './player/ProgressJournal.ts';
import { ScormJournal } from './player/ScormJournal.ts';
import { readPreferences, writePreferences } from './player/preferences.ts';

function createDesk(environment: CourseEnvironment): CourseDesk {
  const { now, ports, session, storage } = environment;
  const api = playerApi(environment);
  return {
    course: new CourseStore(api),
    player: new PlayerStore({
      api,
      session,
      journal: new ProgressJournal(storage),
      scormJournal: new ScormJournal(storage),
      now,
      holder: windowName,
      recording: fetchRecording,
      preferences: {
        read: () => readPreferences(storage),
        write: (preferences) => writePreferences(storage, preferences),
      },
      onChapterLearned: ports.onChapterLearned,
    }),
  };
}

/**
 * The open course and its player, made with the first screen that asks for them: the catalogue has no use for a player.
 * Read them inside an `observer`.
 */
export function useCourseDesk(): CourseDesk {
  const environment = courseDomain.useEnvironment();
  return (environment.desk ??= createDesk(environment));
}
