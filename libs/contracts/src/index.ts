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
  agreement,
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
export { homeIcons, homeList, homeModule, homeStructure, myStudyInfo, navigation, portalComponents } from './home.ts';
export type { HomeModule, MyStudyInfo, StudyDay } from './home.ts';
export {
  beatReason,
  categoryTree,
  courseDetail,
  courseList,
  courseSort,
  coverMotif,
  durationBand,
  learningState,
  relatedCourses,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
} from './course.ts';
export type {
  BeatReason,
  Category,
  Chapter,
  ChapterProgress,
  CourseCard,
  CourseDetail,
  CourseSort,
  CoverMotif,
  DurationBand,
  LearningState,
  Rendition,
  RibbonPiece,
  StudyRecord,
  Subtitle,
} from './course.ts';
