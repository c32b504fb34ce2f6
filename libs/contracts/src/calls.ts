import type { Call } from './call.ts';
import * as course from './course.ts';
import * as home from './home.ts';
import * as session from './session.ts';

/** Every call there is: what the server must serve and what its documentation lists [HT-07]. */
export const allCalls: readonly Call[] = [
  session.loginType,
  session.getUserInfo,
  session.login,
  session.logout,
  session.updateInitialPassword,
  session.loginMethods,
  session.languageList,
  session.switchLanguage,
  session.agreement,
  session.uploadLogs,
  home.navigation,
  home.homeStructure,
  home.homeList,
  home.homeIcons,
  home.portalComponents,
  home.myStudyInfo,
  course.categoryTree,
  course.courseList,
  course.courseDetail,
  course.relatedCourses,
  course.videoAddress,
  course.reportProgress,
  course.studyLease,
  course.studyList,
];
