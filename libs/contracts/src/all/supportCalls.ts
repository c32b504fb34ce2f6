import { activityDetail, activityList } from '../training/activity.ts';
import { agreement } from '../account/agreement.ts';
import { checkLoginExpire, updateAssistStatus, uploadFileChunk } from '../account/assist.ts';
import { verifyCertificate } from '../training/certificate.ts';
import { answerComment, commentReviews, courseComments, isGrade } from '../course/comment.ts';
import {
  commentReplies,
  communityHome,
  newPosts,
  postComments,
  postDetail,
  postFeed,
  similarQuestions,
} from '../community/community.ts';
import {
  decideComment,
  decidePost,
  pinPost,
  reportedItems,
  settleReport,
  waitingComments,
  waitingPosts,
} from '../community/communityDesk.ts';
import { categoryTree, courseList, homeList } from '../course/course.ts';
import { courseDetail, relatedCourses } from '../course/courseDetail.ts';
import { classLibrary } from '../course/courseLibrary.ts';
import { packageDetail, packageList, packagePrice } from '../course/coursePackage.ts';
import { courseFiles } from '../course/download.ts';
import { examClasses, examDetail, examList } from '../exam/exam.ts';
import { markAnswer, reviewAnswer, saveCriteria, suggestMark } from '../exam/examMarking.ts';
import { reviewAnswers, reviewQueue } from '../exam/examQueue.ts';
import { examRanking } from '../exam/examResult.ts';
import {
  answerAppeal,
  answerReport,
  examStatistics,
  reviewAppeals,
  reviewFigures,
  reviewReports,
} from '../exam/examReview.ts';
import { navigation, portalComponent, portalComponents } from '../account/frame.ts';
import { homeIcons, homeStructure } from '../account/home.ts';
import { homeworkList } from '../training/homework.ts';
import { homeworkFigures, homeworkToMark, markHomework, suggestHomeworkMark } from '../training/homeworkMarking.ts';
import {
  lecturerCategories,
  lecturerComments,
  lecturerCourses,
  lecturerDetail,
  lecturerGrades,
  lecturerLabels,
  lecturerList,
} from '../teaching/lecturer.ts';
import { lecturerSlots } from '../teaching/lecturerBooking.ts';
import { openLive } from '../account/live.ts';
import { openRooms } from '../live/liveRoom.ts';
import { lotteryHome } from '../mall/lottery.ts';
import { productDetail, productList } from '../mall/mall.ts';
import { medalList } from '../mall/medal.ts';
import { messageCounts } from '../messages/messageCounts.ts';
import { answerMicro, microReviews } from '../teaching/microCourseReview.ts';
import { answerNote, noteReviews } from '../course/noteReview.ts';
import { partnerPage, partnerTypeList } from '../course/partner.ts';
import { switchingSet } from '../account/portalChoice.ts';
import { programmeDetail, programmeList } from '../training/programmes.ts';
import { questionnaireDetail, questionnaireList } from '../exam/questionnaire.ts';
import { rankByWeek, rankMenu } from '../mall/ranking.ts';
import { getUserInfo, languageList, loginType, logout, uploadLogs } from '../account/session.ts';
import { taskCounts } from '../training/taskCounts.ts';
import type { SupportType } from '../account/assist.choices.ts';
import type { Call } from '../call.ts';

/** Calls of a support session answered at any time: its dialog, the portal's own calls before it, logging out. */
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

/** Calls that read the enterprise's offers. */
export const offerCalls: readonly Call[] = [
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
];

/** Calls that read its administrators' desks. */
const deskCalls: readonly Call[] = [
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

/** Further calls of an `assist` session: the work of the administrators' desks. */
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
  recordScreen: new Set([...dialogCalls, ...offerCalls, ...deskCalls].map(({ name }) => name)),
  assist: new Set([...dialogCalls, ...offerCalls, ...deskCalls, ...repairCalls].map(({ name }) => name)),
};

/**
 * Whether a support session may make a call: while nothing is recorded (`dialog`), or while it is recorded, by its
 * purpose. Unlisted calls, thus new ones, are refused. No listed call opens another session, gives an address, a key,
 * an access or a file to take away, or shows personal data beyond a desk's need [AR-01].
 */
export const supportMay = (call: Pick<Call, 'name'>, when: 'dialog' | SupportType): boolean => may[when].has(call.name);
