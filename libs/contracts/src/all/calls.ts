import * as activity from '../training/activity.ts';
import * as activityActs from '../training/activityActs.ts';
import * as activityDesk from '../training/activityDesk.ts';
import * as agreement from '../account/agreement.ts';
import * as assist from '../account/assist.ts';
import * as attempt from '../exam/attempt.ts';
import type { Call } from '../call.ts';
import * as consoleAccess from '../organisation/access.ts';
import * as consoleAudit from '../organisation/audit.ts';
import * as consoleAudience from '../organisation/audience.calls.ts';
import * as consoleAudienceThings from '../organisation/audienceThings.ts';
import * as consoleDepartments from '../organisation/departments.ts';
import * as consoleInvitation from '../organisation/invitation.ts';
import * as consoleExports from '../organisation/exports.ts';
import * as consoleFields from '../organisation/fields.ts';
import * as consoleLearning from '../organisation/learning.ts';
import * as ownFields from '../organisation/ownFields.ts';
import * as consoleImports from '../organisation/imports.ts';
import * as consoleGroups from '../organisation/groups.ts';
import * as consoleMerge from '../organisation/merge.ts';
import * as consolePeople from '../organisation/people.ts';
import * as consoleVisitors from '../organisation/visitors.ts';
import * as consoleViews from '../organisation/views.ts';
import * as consoleRoles from '../organisation/roles.ts';
import * as consoleSettings from '../organisation/settings.ts';
import * as consoleSetup from '../organisation/setup.ts';
import * as firstCourse from '../course/firstCourse.ts';
import * as courseStatistics from '../course/courseStatistics.ts';
import * as managedCategories from '../course/managedCategories.ts';
import * as managedCourses from '../course/managedCourses.ts';
import * as managedBanks from '../exam/managedBanks.ts';
import * as editedQuestion from '../exam/editedQuestion.ts';
import * as managedQuestions from '../exam/managedQuestions.ts';
import * as questionFile from '../exam/questionFile.ts';
import * as questionImport from '../exam/questionImport.ts';
import * as courseDraft from '../course/courseDraft.ts';
import * as consolePlatform from '../organisation/platform.ts';
import * as invitation from '../account/invitation.ts';
import * as changePassword from '../account/changePassword.ts';
import * as collection from '../course/collection.ts';
import * as course from '../course/course.ts';
import * as coursePackage from '../course/coursePackage.ts';
import * as credits from '../course/credits.ts';
import * as enterpriseOrder from '../course/enterpriseOrder.ts';
import * as exam from '../exam/exam.ts';
import * as examDraft from '../exam/examDraft.ts';
import * as managedExams from '../exam/managedExams.ts';
import * as corrections from '../exam/corrections.ts';
import * as examMonitor from '../exam/examMonitor.ts';
import * as examOutcome from '../exam/examOutcome.ts';
import * as managedQuestionnaires from '../exam/managedQuestionnaires.ts';
import * as managedResults from '../exam/managedResults.ts';
import * as questionnaireDraft from '../exam/questionnaireDraft.ts';
import * as examMarking from '../exam/examMarking.ts';
import * as examQueue from '../exam/examQueue.ts';
import * as examResult from '../exam/examResult.ts';
import * as examReview from '../exam/examReview.ts';
import * as frame from '../account/frame.ts';
import * as home from '../account/home.ts';
import * as learners from '../course/learners.ts';
import * as live from '../account/live.ts';
import * as livePicture from '../live/livePicture.ts';
import * as liveRoom from '../live/liveRoom.ts';
import * as liveStage from '../live/liveStage.ts';
import * as liveTalk from '../live/liveTalk.ts';
import * as meeting from '../live/meeting.ts';
import * as my from '../account/my.ts';
import * as profile from '../account/profile.ts';
import * as pk from '../exam/pk.ts';
import * as pkHall from '../exam/pkHall.ts';
import * as practice from '../exam/practice.ts';
import * as questionnaire from '../exam/questionnaire.ts';
import * as seeing from '../account/seeing.ts';
import * as session from '../account/session.ts';
import * as chapter from '../course/chapter.ts';
import * as outsider from '../account/outsider.ts';
import * as scan from '../account/scan.ts';
import * as publicOrganisation from '../account/publicOrganisation.ts';
import * as evidence from '../course/evidence.ts';
import * as privacy from '../account/privacy.ts';
import * as scorm from '../course/scorm.ts';
import * as courseDetail from '../course/courseDetail.ts';
import * as study from '../course/study.ts';
import * as studyHours from '../course/studyHours.ts';
import * as upload from '../upload.ts';
import * as visits from '../course/visits.ts';
import * as wrongBook from '../exam/wrongBook.ts';
import * as calendar from '../training/calendar.ts';
import * as programmes from '../training/programmes.ts';
import * as homework from '../training/homework.ts';
import * as homeworkMarking from '../training/homeworkMarking.ts';
import * as certificate from '../training/certificate.ts';
import * as task from '../training/task.ts';
import * as taskCounts from '../training/taskCounts.ts';
import * as messages from '../messages/messages.ts';
import * as messageCounts from '../messages/messageCounts.ts';
import * as privateMessages from '../messages/privateMessages.ts';
import * as messageSettings from '../messages/messageSettings.ts';
import * as mall from '../mall/mall.ts';
import * as mallDesk from '../mall/mallDesk.ts';
import * as search from '../account/search.ts';
import * as lottery from '../mall/lottery.ts';
import * as exchange from '../mall/exchange.ts';
import * as postalAddress from '../mall/postalAddress.ts';
import * as points from '../mall/points.ts';
import * as ranking from '../mall/ranking.ts';
import * as medal from '../mall/medal.ts';
import * as comment from '../course/comment.ts';
import * as microCourse from '../teaching/microCourse.ts';
import * as microCourseReview from '../teaching/microCourseReview.ts';
import * as note from '../course/note.ts';
import * as noteReview from '../course/noteReview.ts';
import * as coursePractice from '../exam/coursePractice.ts';
import * as download from '../course/download.ts';
import * as courseLibrary from '../course/courseLibrary.ts';
import * as order from '../course/order.ts';
import * as orderPay from '../course/orderPay.ts';
import * as community from '../community/community.ts';
import * as communityActs from '../community/communityActs.ts';
import * as communityDesk from '../community/communityDesk.ts';
import * as phone from '../account/phone.ts';
import * as registration from '../account/registration.ts';
import * as switching from '../account/switching.ts';
import * as portalChoice from '../account/portalChoice.ts';
import * as handover from '../account/handover.ts';
import * as share from '../course/share.ts';
import * as shareReview from '../course/shareReview.ts';
import * as hosts from '../account/hosts.ts';
import * as courseCode from '../course/courseCode.ts';
import * as face from '../account/face.ts';
import * as faceLogin from '../account/faceLogin.ts';
import * as presence from '../course/presence.ts';
import * as reward from '../course/reward.ts';
import * as lecturer from '../teaching/lecturer.ts';
import * as lecturerApply from '../teaching/lecturerApply.ts';
import * as lecturerBooking from '../teaching/lecturerBooking.ts';
import * as partner from '../course/partner.ts';
import * as partnerLead from '../course/partnerLead.ts';
import * as talent from '../talent/talent.ts';
import * as talentAssessment from '../talent/talentAssessment.ts';
import * as sparring from '../talent/sparring.ts';
import * as managedLecturers from '../teaching/managedLecturers.ts';
import * as managedLiveRooms from '../live/managedLiveRooms.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'protection' in value;

const files = [
  consoleAccess,
  consoleAudit,
  consoleAudience,
  consoleAudienceThings,
  consoleDepartments,
  consoleInvitation,
  consoleExports,
  consoleFields,
  ownFields,
  consoleLearning,
  consoleImports,
  consoleGroups,
  consoleMerge,
  consolePeople,
  consoleVisitors,
  consoleViews,
  consoleRoles,
  seeing,
  consoleSettings,
  consolePlatform,
  consoleSetup,
  firstCourse,
  courseStatistics,
  managedCategories,
  managedCourses,
  managedExams,
  examDraft,
  managedBanks,
  managedQuestions,
  questionFile,
  questionImport,
  corrections,
  examMonitor,
  examOutcome,
  managedQuestionnaires,
  questionnaireDraft,
  managedResults,
  editedQuestion,
  courseDraft,
  invitation,
  session,
  changePassword,
  agreement,
  frame,
  home,
  course,
  courseDetail,
  study,
  chapter,
  collection,
  visits,
  coursePackage,
  studyHours,
  credits,
  my,
  profile,
  enterpriseOrder,
  exam,
  attempt,
  examResult,
  examQueue,
  examMarking,
  examReview,
  practice,
  pkHall,
  pk,
  wrongBook,
  questionnaire,
  live,
  upload,
  programmes,
  homework,
  homeworkMarking,
  certificate,
  task,
  taskCounts,
  calendar,
  activity,
  activityActs,
  activityDesk,
  messages,
  messageCounts,
  privateMessages,
  messageSettings,
  mall,
  mallDesk,
  exchange,
  postalAddress,
  points,
  ranking,
  medal,
  comment,
  microCourse,
  microCourseReview,
  note,
  noteReview,
  coursePractice,
  courseLibrary,
  order,
  orderPay,
  search,
  lottery,
  community,
  communityActs,
  communityDesk,
  phone,
  registration,
  download,
  switching,
  portalChoice,
  handover,
  share,
  shareReview,
  hosts,
  courseCode,
  reward,
  partner,
  partnerLead,
  assist,
  talent,
  talentAssessment,
  sparring,
  scorm,
  outsider,
  scan,
  publicOrganisation,
  face,
  faceLogin,
  presence,
  privacy,
  evidence,
  learners,
  lecturer,
  lecturerApply,
  lecturerBooking,
  liveRoom,
  livePicture,
  liveTalk,
  liveStage,
  meeting,
  managedLecturers,
  managedLiveRooms,
];

const everyCall = files.flatMap((file) => Object.values<unknown>(file).filter(isCall));

/** Calls whose body is a file [HT-09], with a form of their own, see upload.ts. */
export const fileCalls: readonly Call[] = everyCall.filter(({ protection }) => protection === 'signed');

/** All other calls: served by the server and listed in its documentation [HT-07]. */
export const allCalls: readonly Call[] = everyCall.filter(({ protection }) => protection !== 'signed');
