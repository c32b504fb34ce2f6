import * as activity from './activity.ts';
import * as activityActs from './activityActs.ts';
import * as activityDesk from './activityDesk.ts';
import * as agreement from './agreement.ts';
import * as assist from './assist.ts';
import * as attempt from './attempt.ts';
import type { Call } from './call.ts';
import * as changePassword from './changePassword.ts';
import * as collection from './collection.ts';
import * as course from './course.ts';
import * as coursePackage from './coursePackage.ts';
import * as credits from './credits.ts';
import * as exam from './exam.ts';
import * as examMarking from './examMarking.ts';
import * as examQueue from './examQueue.ts';
import * as examResult from './examResult.ts';
import * as examReview from './examReview.ts';
import * as frame from './frame.ts';
import * as home from './home.ts';
import * as learners from './learners.ts';
import * as live from './live.ts';
import * as livePicture from './livePicture.ts';
import * as liveRoom from './liveRoom.ts';
import * as liveStage from './liveStage.ts';
import * as liveTalk from './liveTalk.ts';
import * as meeting from './meeting.ts';
import * as my from './my.ts';
import * as profile from './profile.ts';
import * as pk from './pk.ts';
import * as pkHall from './pkHall.ts';
import * as practice from './practice.ts';
import * as questionnaire from './questionnaire.ts';
import * as session from './session.ts';
import * as chapter from './chapter.ts';
import * as outsider from './outsider.ts';
import * as scan from './scan.ts';
import * as publicOrganisation from './publicOrganisation.ts';
import * as evidence from './evidence.ts';
import * as privacy from './privacy.ts';
import * as scorm from './scorm.ts';
import * as courseDetail from './courseDetail.ts';
import * as study from './study.ts';
import * as studyHours from './studyHours.ts';
import * as upload from './upload.ts';
import * as visits from './visits.ts';
import * as wrongBook from './wrongBook.ts';
import * as calendar from './calendar.ts';
import * as programmes from './programmes.ts';
import * as homework from './homework.ts';
import * as homeworkMarking from './homeworkMarking.ts';
import * as certificate from './certificate.ts';
import * as task from './task.ts';
import * as taskCounts from './taskCounts.ts';
import * as messages from './messages.ts';
import * as messageCounts from './messageCounts.ts';
import * as privateMessages from './privateMessages.ts';
import * as messageSettings from './messageSettings.ts';
import * as mall from './mall.ts';
import * as search from './search.ts';
import * as lottery from './lottery.ts';
import * as exchange from './exchange.ts';
import * as postalAddress from './postalAddress.ts';
import * as points from './points.ts';
import * as ranking from './ranking.ts';
import * as medal from './medal.ts';
import * as comment from './comment.ts';
import * as microCourse from './microCourse.ts';
import * as microCourseReview from './microCourseReview.ts';
import * as note from './note.ts';
import * as noteReview from './noteReview.ts';
import * as coursePractice from './coursePractice.ts';
import * as download from './download.ts';
import * as courseLibrary from './courseLibrary.ts';
import * as order from './order.ts';
import * as orderPay from './orderPay.ts';
import * as community from './community.ts';
import * as communityActs from './communityActs.ts';
import * as communityDesk from './communityDesk.ts';
import * as phone from './phone.ts';
import * as registration from './registration.ts';
import * as switching from './switching.ts';
import * as portalChoice from './portalChoice.ts';
import * as handover from './handover.ts';
import * as share from './share.ts';
import * as hosts from './hosts.ts';
import * as courseCode from './courseCode.ts';
import * as face from './face.ts';
import * as faceLogin from './faceLogin.ts';
import * as presence from './presence.ts';
import * as reward from './reward.ts';
import * as lecturer from './lecturer.ts';
import * as lecturerApply from './lecturerApply.ts';
import * as lecturerBooking from './lecturerBooking.ts';
import * as partner from './partner.ts';
import * as partnerLead from './partnerLead.ts';
import * as talent from './talent.ts';
import * as talentAssessment from './talentAssessment.ts';
import * as sparring from './sparring.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'protection' in value;

const files = [
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
];

const everyCall = files.flatMap((file) => Object.values<unknown>(file).filter(isCall));

/** Calls whose body is a file [HT-09]: their form is their own, see upload.ts. */
export const fileCalls: readonly Call[] = everyCall.filter(({ protection }) => protection === 'signed');

/** Every other call there is: what the server must serve and what its documentation lists [HT-07]. */
export const allCalls: readonly Call[] = everyCall.filter(({ protection }) => protection !== 'signed');
