import { screenHref } from '@banyan/contracts';
import {
  attemptQuery,
  coursePracticeQuery,
  examQuery,
  examScreens,
  exerciseQuery,
  challengeQuery,
  heroesQuery,
  pkScreens,
  practiceQuery,
  forbidQuery,
  questionnaireQuery,
  questionnaireScreens,
  questionnairesQuery,
  type AttemptQuery,
  type CoursePracticeQuery,
  type ExamQuery,
  type ExerciseQuery,
  type ForbidReason,
  type ChallengeQuery,
  type HeroesQuery,
  type QuestionnairesQuery,
} from '@banyan/contracts/exam';

const { coursePractice, exams, exercise, practice, result, resultDetail, sheet, start } = examScreens;
const { myQuestionnaires, questionnaire, questionnaireForbidden, questionnaires, questionnaireStart } =
  questionnaireScreens;

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const examLinks = {
  exams: {
    path: exams.path,
    href: (query: Partial<ExamQuery> = {}) => screenHref(exams, {}, examQuery.write(query)),
  },
  /** Practice of the day; `run`: the current run. */
  practice: {
    path: practice.path,
    href: (query: { readonly run?: number } = {}) => screenHref(practice, {}, practiceQuery.write(query)),
  },
  /** The book of wrong questions. */
  exercise: {
    path: exercise.path,
    href: (query: Partial<ExerciseQuery> = {}) => screenHref(exercise, {}, exerciseQuery.write(query)),
  },
  /** Practice of a course, by its id. */
  coursePractice: {
    path: coursePractice.path,
    href: (id: number, query: Partial<CoursePracticeQuery> = {}) =>
      screenHref(coursePractice, { id }, coursePracticeQuery.write(query)),
  },
  /** The hall of battles. */
  pk: {
    path: pkScreens.pk.path,
    href: (query: Partial<ChallengeQuery> = {}) => screenHref(pkScreens.pk, {}, challengeQuery.write(query)),
  },
  /** By battle id. */
  pkBattle: { path: pkScreens.pkBattle.path, href: (id: number) => screenHref(pkScreens.pkBattle, { id }) },
  pkHeroes: {
    path: pkScreens.pkHeroes.path,
    href: (query: Partial<HeroesQuery> = {}) => screenHref(pkScreens.pkHeroes, {}, heroesQuery.write(query)),
  },
  /** Start page of an exam; by exam id. */
  start: { path: start.path, href: (id: number) => screenHref(start, { id }) },
  /** The open attempt of an exam; by exam id. */
  sheet: { path: sheet.path, href: (id: number) => screenHref(sheet, { id }) },
  /** By attempt id. */
  result: { path: result.path, href: (id: number) => screenHref(result, { id }) },
  /** By attempt id; the query names the part, the questions and the one to begin at. */
  resultDetail: {
    path: resultDetail.path,
    href: (id: number, query: Partial<AttemptQuery> = {}) =>
      screenHref(resultDetail, { id }, attemptQuery.write(query)),
  },
  questionnaires: {
    path: questionnaires.path,
    href: (query: Partial<QuestionnairesQuery> = {}) =>
      screenHref(questionnaires, {}, questionnairesQuery.write(query)),
  },
  /** Questionnaires that the learner has answered. */
  myQuestionnaires: { path: myQuestionnaires.path, href: () => screenHref(myQuestionnaires, {}) },
  /** Start page of a questionnaire; by its id. */
  questionnaireStart: {
    path: questionnaireStart.path,
    href: (id: number) => screenHref(questionnaireStart, { id }),
  },
  /** Questions of a questionnaire, or the answers given; by its id. */
  questionnaire: {
    path: questionnaire.path,
    href: (id: number, view: 'answer' | 'results' = 'answer') =>
      screenHref(questionnaire, {}, questionnaireQuery.write({ id, view })),
  },
  /** The reason a questionnaire cannot be answered; by its id. */
  questionnaireForbidden: {
    path: questionnaireForbidden.path,
    href: (id: number | null, reason: ForbidReason) =>
      screenHref(questionnaireForbidden, {}, forbidQuery.write({ id, reason })),
  },
} as const;
