import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  exams: 'Exams',
  practice: 'Practice',
  exercise: 'My mistakes',
  pk: 'Battles',
  questionnaires: 'Surveys and votes',
  myQuestionnaires: 'My responses',
  desk: { exam: 'Exam papers', appeal: 'Appeals', report: 'Question reports', statistics: 'Exam statistics' },
};

export default en;
