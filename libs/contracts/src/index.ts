export { agreement } from './agreement.ts';
export { z } from './z.ts';
export { addressQuery, anyOf, named, oneOf, only, rowId, verbatim, words } from './address.ts';
export type { AddressField, AddressQuery, QueryOf } from './address.ts';
export { ask } from './first.ts';
export type { FirstCall, FirstCalls, Opening } from './first.ts';
export { defineScreens, opensToVisitors, screenHref } from './screen.ts';
export type { Access, Layout, PathParams, Screen, ScreenFacts, ScreenSet, Transition } from './screen.ts';
export { allScreens, layoutCalls, type OpeningScreen } from './screens/all.ts';
export { courseScreens } from './screens/course.ts';
export {
  catalogueInput,
  cataloguePageSize,
  catalogueQuery,
  isCategoryId,
  recordInput,
  recordQuery,
  type CatalogueQuery,
} from './screens/course.query.ts';
export { examScreens } from './screens/exam.ts';
export {
  attemptQuery,
  examInput,
  examQuery,
  shownMarks,
  type AttemptQuery,
  type ExamQuery,
  type ShownMarks,
  exerciseQuery,
  practiceQuery,
  wrongInput,
  type ExerciseQuery,
} from './screens/exam.query.ts';
export { portalScreens } from './screens/portal.ts';
export { questionnaireScreens } from './screens/questionnaire.ts';
export {
  forbidQuery,
  questionnaireQuery,
  questionnairesInput,
  questionnairesQuery,
  type QuestionnaireQuery,
  type QuestionnairesQuery,
} from './screens/questionnaire.query.ts';
export { defineCall, callPath, legacyEndpoint } from './call.ts';
export type { Call, CallAccess, CallInput, CallOutput, CallStyle, Protection } from './call.ts';
export { allCalls, fileCalls } from './calls.ts';
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
  shownName,
  switchLanguage,
  updateInitialPassword,
  uploadLogs,
  userInfo,
} from './session.ts';
export type { ContactPerson, Enterprise, LogEvent, PasswordPolicy, UserInfo } from './session.ts';
export { defaultPageSize, page, pageOf } from './page.ts';
export { roleOf } from './role.ts';
export type { Role } from './role.ts';
export { passwordProblems, passwordRules } from './password.ts';
export type { PasswordProblem } from './password.ts';
export { counter, liveEvent, liveStreamPath, openLive } from './live.ts';
export type { Counter, LiveEvent } from './live.ts';
export { navigation, portalComponents } from './frame.ts';
export { homeIcons, homeModule, homeStructure, myStudyInfo } from './home.ts';
export type { HomeModule, MyStudyInfo, StudyDay } from './home.ts';
export { myHome, type MyHome } from './my.ts';
export { keptPicture, profileFields, profileLimits, profileRules, readProfile, saveProfile } from './profile.ts';
export type { Profile, ProfileField, ProfileInput } from './profile.ts';
export { collectedCourse, collectionList, setCollected } from './collection.ts';
export type { CollectedCourse } from './collection.ts';
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
export {
  extensionOf,
  uploadFile,
  uploadKinds,
  uploadParametersHeader,
  uploadPieceBytes,
  uploadResumable,
  uploadState,
  wholeUploadBytes,
} from './upload.ts';
export type { UploadedFile, UploadExtension, UploadKind, UploadRule } from './upload.ts';
export {
  entryRefusals,
  examKinds,
  examStates,
  examTabs,
  handInReasons,
  questionKinds,
  type EntryRefusal,
  type ExamKind,
  type ExamState,
  type ExamTab,
  type HandInReason,
  type QuestionKind,
} from './exam.choices.ts';
export { examClasses, examDetail, examList } from './exam.ts';
export type { ExamCard, ExamClass, ExamDetail } from './exam.ts';
export {
  answersPerCall,
  examPaper,
  feedbackLimit,
  handInAttempt,
  isAnswered,
  longestGap,
  longestShortAnswer,
  reportQuestion,
  reportSwitch,
  saveAnswers,
  sentAnswer,
  startAttempt,
  takeAttempt,
} from './attempt.ts';
export type {
  AnswerValue,
  AttemptStanding,
  ExamPaper,
  KeptAnswer,
  PaperPart,
  PaperQuestion,
  Receipt,
  SentAnswer,
} from './attempt.ts';
export { appealAttempt, attemptDetail, attemptRecord, attemptResult, examRanking, markStates } from './examResult.ts';
export type {
  AttemptDetail,
  AttemptRecord,
  AttemptResult,
  MarkedQuestion,
  MarkState,
  RankRow,
  RecordEvent,
} from './examResult.ts';
export {
  longestRun,
  practiceKinds,
  recallGrades,
  wrongCircles,
  wrongFilters,
  wrongOrders,
  type PracticeKind,
  type RecallGrade,
  type WrongFilter,
  type WrongOrder,
} from './practice.choices.ts';
export {
  answerPractice,
  gradePractice,
  practiceHistory,
  practiceHome,
  practiceRun,
  startPractice,
  type DrillQuestion,
  type PracticeAnswer,
  type PracticeHome,
  type PracticeRun,
  type PracticeRunRow,
  type Recall,
} from './practice.ts';
export {
  exerciseSets,
  setMastered,
  wrongList,
  type ExerciseSet,
  type ExerciseSets,
  type WrongQuestion,
} from './wrongBook.ts';
export {
  answerRefusals,
  forbidReasons,
  itemTypes,
  questionnaireKinds,
  questionnaireStates,
  questionnaireTabs,
  resultRules,
  sexes,
  type AnswerRefusal,
  type ForbidReason,
  type ItemType,
  type QuestionnaireKind,
  type QuestionnaireState,
  type QuestionnaireTab,
  type ResultRule,
} from './questionnaire.choices.ts';
export {
  ageRange,
  checkAnswer,
  countWords,
  descriptionWords,
  fillCharacters,
  isBlank,
  mostImages,
  noScore,
  noValue,
  ownPart,
  scoreCount,
  scoresOf,
  starCount,
  type ItemProblem,
  type ItemValue,
  type RuledItem,
} from './questionnaire.rules.ts';
export {
  fewestShown,
  mostItems,
  myQuestionnaires,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
  refusedAnswers,
  submitQuestionnaire,
} from './questionnaire.ts';
export type {
  ItemResult,
  QuestionnaireCard,
  QuestionnaireDetail,
  QuestionnaireItem,
  QuestionnaireResults,
  RefusedAnswer,
} from './questionnaire.ts';
