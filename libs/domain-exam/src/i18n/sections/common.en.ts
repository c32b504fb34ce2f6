import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './common.zh.ts';

export const title: MessagesLike<typeof zh.title> = {
  exams: 'Exams',
  start: 'Before the exam',
  sheet: 'Exam',
  result: 'Exam result',
  resultDetail: 'Answers in detail',
  practice: 'Practice',
  coursePractice: 'Course practice',
  exercise: 'My mistakes',
  pk: 'Battles',
  pkBattle: 'Battle',
  pkHeroes: 'Heroes',
  questionnaires: 'Surveys and votes',
  myQuestionnaires: 'My responses',
  questionnaire: 'Survey',
  questionnaireStart: 'About this survey',
  questionnaireForbidden: 'Survey not available',
  manageQuestionnaires: 'Manage surveys',
  editQuestionnaire: 'Edit a survey',
  manageResults: 'Results of a survey',
  manageExams: 'Manage exams',
  editExam: 'Edit an exam',
  watchExam: 'Watch an exam',
  examResults: 'Results of an exam',
  manageBanks: 'Question banks',
  manageBank: 'Questions of a bank',
  importQuestions: 'Import questions',
};

export const state: MessagesLike<typeof zh.state> = {
  not_started: 'Not open yet',
  in_progress: 'Open',
  incomplete: 'In progress',
  scoring: 'Scoring',
  pending_marking: 'Being marked',
  completed: 'Handed in',
  passed: 'Passed',
  failed: 'Not passed',
  makeup_not_started: 'Retake later',
  makeup_over: 'No retake left',
  ended: 'Missed',
};

export const kind: MessagesLike<typeof zh.kind> = {
  single: 'Single choice',
  multiple: 'Multiple choice',
  judgement: 'True or false',
  fill: 'Fill in',
  short: 'Short answer',
};

export const unit: MessagesLike<typeof zh.unit> = {
  score_one: '{{formatted}} point',
  score_other: '{{formatted}} points',
  credits_one: '{{formatted}} credit',
  credits_other: '{{formatted}} credits',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
};

/** Remarks of a rich text for screen readers. */
export const rich: MessagesLike<typeof zh.rich> = {
  newWindow: '(opens in a new window)',
  table: 'Table',
};
