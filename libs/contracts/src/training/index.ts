export { trainingScreens } from './screens/training.ts';
export { homeworkScreens } from './screens/homework.ts';
export { homeworkInput, homeworkQuery, type HomeworkQuery } from './screens/homework.query.ts';
export { certificateScreens } from './screens/certificate.ts';
export { certificateDeskQuery, certificateQuery, type CertificateQuery } from './screens/certificate.query.ts';
export {
  programmeList,
  chooseStage,
  joinProgramme,
  myProgrammes,
  programmeDetail,
  type MissingTasks,
  type ProgrammeCard,
  type ProgrammeStage,
  type ProgrammeTask,
  type ProgrammeView,
  type StagePiece,
} from './programmes.ts';
export {
  handInRefusals,
  homeworkFileKinds,
  homeworkFileLimit,
  homeworkStates,
  homeworkTabs,
  homeworkTextLimit,
  homeworkCommentLimit,
  placedCommentLimits,
  submissionStates,
  type HandInRefusal,
  type HomeworkFileKind,
  type HomeworkState,
  type HomeworkTab,
  type SubmissionState,
} from './homework.choices.ts';
export {
  handInHomework,
  homeworkDetail,
  homeworkDraft,
  homeworkList,
  saveHomeworkDraft,
  withdrawHomework,
  type HomeworkCard,
  type HomeworkDetail,
  type HomeworkDraft,
  type HomeworkFile,
  type HomeworkSubmission,
  type PlacedComment,
} from './homework.ts';
export {
  homeworkFigures,
  homeworkToMark,
  markHomework,
  marksPerCall,
  suggestHomeworkMark,
  type HomeworkFigure,
  type WaitingSubmission,
} from './homeworkMarking.ts';
export {
  certificateForms,
  certificateStates,
  certificateTones,
  expiryNoticeDays,
  type CertificateForm,
  type CertificateState,
  type CertificateTone,
} from './certificate.choices.ts';
export {
  certificateCredential,
  certificateDocument,
  certificateKey,
  issuedCertificates,
  certificateStatus,
  statusPurposes,
  myCertificates,
  revokeCertificate,
  verifyCertificate,
  type IssuedCertificate,
  type OwnCertificate,
  type VerifiedCertificate,
} from './certificate.ts';
export {
  certificateFace,
  faceSize,
  facePaints,
  type CertificateWords,
  type FaceMark,
  type FacePaint,
} from './certificate.face.ts';
export { taskScreens } from './screens/task.ts';
export { taskQuery, tasksInput, type TaskQuery } from './screens/task.query.ts';
export { calendarScreens } from './screens/calendar.ts';
export { calendarQuery, calendarViews, type CalendarQuery, type CalendarView } from './screens/calendar.query.ts';
export {
  counterOfPart,
  isTaskOver,
  partOfTask,
  taskCounters,
  taskKinds,
  taskParts,
  taskTabs,
  type TaskCounter,
  type CalendarKind,
  type TaskKind,
  type TaskNearness,
  type TaskPart,
  type TaskState,
  type TaskTab,
} from './task.choices.ts';
export { taskItem, taskList, type TaskItem } from './task.ts';
export { countIn, taskCounts, type TaskCounts } from './taskCounts.ts';
export {
  calendarFeed,
  calendarItem,
  isDeadline,
  learnCalendar,
  mostCalendarDays,
  renewCalendarFeed,
  revokeCalendarFeed,
  type CalendarFeed,
  type CalendarItem,
  type LearnCalendar,
} from './calendar.ts';
export {
  activityKinds,
  activityRefusals,
  activityStandings,
  activityTabs,
  attendanceFilters,
  evaluationCharacters,
  myActivityTabs,
  signInWays,
  type ActivityKind,
  type ActivityRefusal,
  type ActivityStanding,
  type ActivityState,
  type ActivityTab,
  type AttendanceFilter,
  type AttendanceMark,
  type MyActivityTab,
  type RegistrationState,
  type SignInWay,
} from './activity.choices.ts';
export {
  activityDetail,
  activityList,
  myActivities,
  refusedActivity,
  type ActivityCard,
  type ActivityInfo,
  type ActivitySeat,
  type ActivitySession,
} from './activity.ts';
export {
  activitySeats,
  cancelActivity,
  chooseSeat,
  evaluateActivity,
  registerActivity,
  signInActivity,
  signOutActivity,
} from './activityActs.ts';
export {
  activityCode,
  activityOpinions,
  attendanceList,
  markAttendance,
  type ActivityCode,
  type ActivityOpinion,
  type AttendanceCounts,
  type AttendanceRow,
} from './activityDesk.ts';
export { activityScreens } from './screens/activity.ts';
export {
  activitiesInput,
  activitiesQuery,
  activityQuery,
  myActivitiesInput,
  myActivitiesQuery,
  type ActivitiesQuery,
  type ActivityQuery,
  type MyActivitiesQuery,
} from './screens/activity.query.ts';
export { myTrainQuery, type MyTrainQuery } from './screens/training.query.ts';
export {
  joinRefusals,
  programmeStates,
  programmeTabs,
  stageRules,
  stageStates,
  programmeTaskKinds,
  programmeTaskStates,
  type JoinRefusal,
  type ProgrammeState,
  type ProgrammeTab,
  type StageRule,
  type StageState,
  type ProgrammeTaskKind,
  type ProgrammeTaskState,
} from './programmes.choices.ts';
