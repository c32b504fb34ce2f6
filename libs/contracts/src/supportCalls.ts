import { activityDetail, activityList } from './activity.ts';
import { agreement } from './agreement.ts';
import { checkLoginExpire, updateAssistStatus, uploadFileChunk } from './assist.ts';
import { verifyCertificate } from './certificate.ts';
import { answerComment, commentReviews, courseComments, isGrade } from './comment.ts';
import {
  commentReplies,
  communityHome,
  newPosts,
  postComments,
  postDetail,
  postFeed,
  similarQuestions,
} from './community.ts';
import {
  decideComment,
  decidePost,
  pinPost,
  reportedItems,
  settleReport,
  waitingComments,
  waitingPosts,
} from './communityDesk.ts';
import { categoryTree, courseList, homeList } from './course.ts';
import { courseDetail, relatedCourses } from './courseDetail.ts';
import { classLibrary } from './courseLibrary.ts';
import { packageDetail, packageList, packagePrice } from './coursePackage.ts';
import { courseFiles } from './download.ts';
import { examClasses, examDetail, examList } from './exam.ts';
import { markAnswer, reviewAnswer, saveCriteria, suggestMark } from './examMarking.ts';
import { reviewAnswers, reviewQueue } from './examQueue.ts';
import { examRanking } from './examResult.ts';
import {
  answerAppeal,
  answerReport,
  examStatistics,
  reviewAppeals,
  reviewFigures,
  reviewReports,
} from './examReview.ts';
import { navigation, portalComponent, portalComponents } from './frame.ts';
import { homeIcons, homeStructure } from './home.ts';
import { homeworkList } from './homework.ts';
import { homeworkFigures, homeworkToMark, markHomework, suggestHomeworkMark } from './homeworkMarking.ts';
import {
  lecturerCategories,
  lecturerComments,
  lecturerCourses,
  lecturerDetail,
  lecturerGrades,
  lecturerLabels,
  lecturerList,
} from './lecturer.ts';
import { lecturerSlots } from './lecturerBooking.ts';
import { openLive } from './live.ts';
import { openRooms } from './liveRoom.ts';
import { lotteryHome } from './lottery.ts';
import { productDetail, productList } from './mall.ts';
import { medalList } from './medal.ts';
import { messageCounts } from './messageCounts.ts';
import { answerMicro, microReviews } from './microCourseReview.ts';
import { answerNote, noteReviews } from './noteReview.ts';
import { partnerPage, partnerTypeList } from './partner.ts';
import { switchingSet } from './portalChoice.ts';
import { programmeDetail, programmeList } from './programmes.ts';
import { questionnaireDetail, questionnaireList } from './questionnaire.ts';
import { rankByWeek, rankMenu } from './ranking.ts';
import { getUserInfo, languageList, loginType, logout, uploadLogs } from './session.ts';
import { taskCounts } from './taskCounts.ts';
import type { SupportType } from './assist.choices.ts';
import type { Call } from './call.ts';

/** What a session of support is answered at any time: its dialog, what the portal asks before it shows one, the way out. */
const dialogCalls: readonly Call[] = [
  loginType,
  getUserInfo,
  logout,
  uploadLogs,
  languageList,
  navigation,
  portalComponents,
  checkLoginExpire,
  updateAssistStatus,
  uploadFileChunk,
];

/** What it may look at while it is recorded: what the enterprise offers, and the desks of its administrators. */
const readCalls: readonly Call[] = [
  openLive,
  switchingSet,
  taskCounts,
  messageCounts,
  agreement,
  portalComponent,
  homeStructure,
  homeList,
  homeIcons,
  categoryTree,
  courseList,
  classLibrary,
  courseDetail,
  relatedCourses,
  courseFiles,
  courseComments,
  isGrade,
  packageList,
  packageDetail,
  packagePrice,
  lecturerList,
  lecturerDetail,
  lecturerCourses,
  lecturerComments,
  lecturerGrades,
  lecturerCategories,
  lecturerLabels,
  lecturerSlots,
  partnerPage,
  partnerTypeList,
  activityList,
  activityDetail,
  programmeList,
  programmeDetail,
  examClasses,
  examList,
  examDetail,
  examRanking,
  homeworkList,
  questionnaireList,
  questionnaireDetail,
  openRooms,
  productList,
  productDetail,
  medalList,
  lotteryHome,
  rankMenu,
  rankByWeek,
  communityHome,
  postFeed,
  newPosts,
  postDetail,
  postComments,
  commentReplies,
  similarQuestions,
  verifyCertificate,
  reviewQueue,
  reviewFigures,
  examStatistics,
  reviewReports,
  homeworkFigures,
  waitingPosts,
  waitingComments,
  reportedItems,
  commentReviews,
  noteReviews,
  microReviews,
];

/** What it may do besides where it was let in to put things right: the work of the administrators' desks. */
const repairCalls: readonly Call[] = [
  reviewAnswers,
  reviewAnswer,
  reviewAppeals,
  saveCriteria,
  suggestMark,
  markAnswer,
  answerReport,
  answerAppeal,
  homeworkToMark,
  suggestHomeworkMark,
  markHomework,
  decidePost,
  decideComment,
  settleReport,
  pinPost,
  answerComment,
  answerNote,
  answerMicro,
];

const may: Readonly<Record<'dialog' | SupportType, ReadonlySet<string>>> = {
  dialog: new Set(dialogCalls.map(({ name }) => name)),
  recordScreen: new Set([...dialogCalls, ...readCalls].map(({ name }) => name)),
  assist: new Set([...dialogCalls, ...readCalls, ...repairCalls].map(({ name }) => name)),
};

/**
 * Whether a session of support may make a call: while nothing is recorded (`dialog`), or while it is recorded, by what it
 * was let in for. What stands in no list is refused, so that a new call is. Nothing in them opens another session, gives
 * an address, a key, an access or a file to take away, or shows personal data beyond what a desk needs [AR-01].
 */
export const supportMay = (call: Pick<Call, 'name'>, when: 'dialog' | SupportType): boolean => may[when].has(call.name);
