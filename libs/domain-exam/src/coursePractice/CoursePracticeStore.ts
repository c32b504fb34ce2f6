import { apiOf } from '@banyan/core-screen';
import { coursePracticeCalls } from '../api/coursePracticeCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { PracticeDesk } from './PracticeDesk.ts';

export const makeCoursePracticeStore = ({ http }: ExamEnvironment) =>
  new PracticeDesk(apiOf(http, coursePracticeCalls));
