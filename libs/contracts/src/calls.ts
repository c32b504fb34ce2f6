import { agreement } from './agreement.ts';
import type { Call } from './call.ts';
import * as course from './course.ts';
import * as frame from './frame.ts';
import * as home from './home.ts';
import * as session from './session.ts';
import * as study from './study.ts';

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
  agreement,
  session.uploadLogs,
  frame.navigation,
  home.homeStructure,
  course.homeList,
  home.homeIcons,
  frame.portalComponents,
  home.myStudyInfo,
  course.categoryTree,
  course.courseList,
  study.courseDetail,
  study.relatedCourses,
  study.videoAddress,
  study.reportProgress,
  study.studyLease,
  study.studyList,
];
