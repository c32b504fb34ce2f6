import { windowName } from '@banyan/core-screen';
import { playerApi } from '../api/playerApi.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { fetchRecording } from './fetchRecording.ts';
import { PlayerStore } from './PlayerStore.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import { ScormJournal } from './ScormJournal.ts';

/** Creates the player of this domain's course page. */
export function makePlayer(environment: CourseEnvironment): PlayerStore {
  const { now, ports, session, storage } = environment;
  return new PlayerStore({
    api: playerApi(environment),
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
  });
}
