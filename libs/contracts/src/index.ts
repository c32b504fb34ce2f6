export { agreement } from './agreement.ts';
export { z } from './z.ts';
export { defineCall, callPath, legacyEndpoint } from './call.ts';
export type { Call, CallAccess, CallInput, CallOutput, CallStyle, Protection } from './call.ts';
export { allCalls } from './calls.ts';
export { clientPlatform, clientVersion, commonFields, language, reservedNames, transportFlags } from './common.ts';
export type { CommonFields, Language, TransportFlags } from './common.ts';
export { envelope, ErrorCode, httpStatusOf } from './envelope.ts';
export type { Envelope } from './envelope.ts';
export { canonicalParameters, CanonicalFormError, digitSum, encodeRfc3986, ev1, stringToSign } from './ev1.ts';
export type { Ev1RequestHeader, Ev1ResponseHeader } from './ev1.ts';
export { epochMs, flag, interval, text, wireId, wireInt, wireJson, wireNumber } from './wire.ts';
export type { Flag, Interval } from './wire.ts';
export {
  backUrlOf,
  contactPerson,
  enterprise,
  getUserInfo,
  languageList,
  login,
  loginMethods,
  loginType,
  logout,
  passwordPolicy,
  switchLanguage,
  updateInitialPassword,
  uploadLogs,
  userInfo,
} from './session.ts';
export type { ContactPerson, Enterprise, LogEvent, PasswordPolicy, UserInfo } from './session.ts';
export { passwordProblems, passwordRules } from './password.ts';
export type { PasswordProblem } from './password.ts';
export { navigation, portalComponents } from './frame.ts';
export { homeIcons, homeModule, homeStructure, myStudyInfo } from './home.ts';
export type { HomeModule, MyStudyInfo, StudyDay } from './home.ts';
export { categoryTree, courseList, courseSort, coverMotif, durationBand, homeList, learningState } from './course.ts';
export {
  beatReason,
  courseDetail,
  relatedCourses,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
} from './study.ts';
export type {
  Category,
  CourseCard,
  CourseSort,
  CoverMotif,
  DurationBand,
  LearningState,
  RibbonPiece,
} from './course.ts';
export type { BeatReason, Chapter, ChapterProgress, CourseDetail, Rendition, StudyRecord, Subtitle } from './study.ts';
