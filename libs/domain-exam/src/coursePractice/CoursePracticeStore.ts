import { apiOf, ownPlace } from '@banyan/core-screen';
import { coursePracticeCalls } from '../api/coursePracticeCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { windowStorage } from '../shared/windowStorage.ts';
import { PracticeDesk } from './PracticeDesk.ts';

export const makeCoursePracticeStore = ({ device, http, session }: ExamEnvironment) =>
  new PracticeDesk(
    apiOf(http, coursePracticeCalls),
    ownPlace({ session, storage: device?.windowStorage ?? windowStorage() }),
  );
