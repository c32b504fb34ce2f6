import { myHome } from '../account/my.ts';
import { languageList, getUserInfo, loginType, logout } from '../account/session.ts';
import { myStudyInfo } from '../account/home.ts';
import { navigation, portalComponents } from '../account/frame.ts';
import { portalList } from '../account/portalChoice.ts';
import { endSeeing } from '../account/seeing.ts';
import type { Call } from '../call.ts';
import { collectionList } from '../course/collection.ts';
import { creditList } from '../course/credits.ts';
import { studyList } from '../course/study.ts';
import { studyHours } from '../course/studyHours.ts';
import { visitList } from '../course/visits.ts';
import { myQuestionnaires } from '../exam/questionnaire.ts';
import { pointsHome, sevenSign } from '../mall/points.ts';
import { jobMap } from '../talent/talent.ts';
import { myActivities } from '../training/activity.ts';
import { learnCalendar } from '../training/calendar.ts';
import { myCertificates } from '../training/certificate.ts';
import { myProgrammes } from '../training/programmes.ts';
import { taskList } from '../training/task.ts';
import { offerCalls } from './supportCalls.ts';

/** Calls answered as long as the session lasts, also after its time: its end, and what a page asks before anything. */
const alwaysCalls: readonly Call[] = [
  endSeeing,
  loginType,
  getUserInfo,
  logout,
  languageList,
  navigation,
  portalComponents,
  portalList,
];

/** Calls about the person's own things: tasks, courses, records. No message, answer, mark, note or personal data. */
const ownCalls: readonly Call[] = [
  myStudyInfo,
  myHome,
  studyList,
  studyHours,
  visitList,
  collectionList,
  creditList,
  myProgrammes,
  taskList,
  learnCalendar,
  myCertificates,
  myActivities,
  myQuestionnaires,
  pointsHome,
  sevenSign,
  jobMap,
];

const always = new Set(alwaysCalls.map(({ name }) => name));
const during = new Set([...alwaysCalls, ...offerCalls, ...ownCalls].map(({ name }) => name));

/**
 * Whether an administrator who sees the academy as somebody may make a call. Unlisted calls, thus new ones, are refused.
 * Every listed call reads, except the one that ends it.
 */
export const seeingMay = ({ name }: Pick<Call, 'name'>, running: boolean): boolean =>
  (running ? during : always).has(name);
