export { cueTime } from './cueTime.ts';
export { courseScreens } from './screens/course.ts';
export { courseManageScreens } from './screens/manage.ts';
export {
  catalogueInput,
  cataloguePageSize,
  catalogueQuery,
  isCategoryId,
  recordInput,
  recordQuery,
  type CatalogueQuery,
} from './screens/course.query.ts';
export { libraryQuery, type LibraryQuery } from './screens/courseLibrary.query.ts';
export { ordersQuery, payQuery, type OrdersQuery, type PayQuery } from './screens/order.query.ts';
export { creditInput, hoursInput, yearQuery } from './screens/study.query.ts';
export { collectedCourse, collectionList, setCollected, type CollectedCourse } from './collection.ts';
export {
  packageDetail,
  packageList,
  packagePrice,
  type CoursePackage,
  type PackageCourse,
  type PackageDetail,
} from './coursePackage.ts';
export { courseLearner, courseLearners, type CourseLearner } from './learners.ts';
export { forgetVisits, visitList, type VisitedCourse } from './visits.ts';
export { studyHours, type CourseHours, type StudyDay } from './studyHours.ts';
export { creditList, type CreditEntry, type CreditSource } from './credits.ts';
export {
  categoryTree,
  courseList,
  courseSort,
  durationBand,
  homeList,
  type Category,
  type CourseSort,
  type DurationBand,
} from './course.ts';
export { learningState, type CourseCard, type LearningState, type RibbonPiece } from './courseCard.ts';
export { courseDetail, relatedCourses, type Chapter, type ChapterKind, type CourseDetail } from './courseDetail.ts';
export {
  beatReason,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
  type BeatReason,
  type ChapterProgress,
  type Rendition,
  type StudyRecord,
  type Subtitle,
} from './study.ts';
export { scormLimits, scormStatuses, scormVersions } from './scorm.choices.ts';
export {
  commitScorm,
  scormChapter,
  scormLastPath,
  type ScormChapter,
  type ScormPart,
  type ScormStatus,
} from './scorm.ts';
export { chapterContent, documentToken, type AlbumPicture, type ChapterContent } from './chapter.ts';
export { commentLimit, commentsPerMinute, commentStates, praiseRestMs, type CommentState } from './comment.choices.ts';
export {
  addComment,
  answerComment,
  commentReviews,
  courseComments,
  courseGrade,
  isGrade,
  praiseComment,
  praiseCourse,
  removeComment,
  type CommentReply,
  type CourseComment,
  type CourseOpinion,
  type ReviewedComment,
} from './comment.ts';
export {
  noteChapterLimit,
  noteCountLimit,
  noteImageLimit,
  noteRefusals,
  noteStates,
  noteTabs,
  rejectReasonLimit,
  type NoteKind,
  type NotePin,
  type NoteRefusal,
  type NoteState,
  type NoteTab,
  type PostVerdict,
} from './note.choices.ts';
export {
  addNote,
  chapterNote,
  closeNoteTip,
  courseAllChapter,
  courseAllNote,
  courseMyNote,
  deleteNote,
  isEditNote,
  myNote,
  noteTip,
  uploadNoteImage,
  type Note,
  type NoteImage,
} from './note.ts';
export { answerNote, noteReviews, type ReviewedNote } from './noteReview.ts';
export { noteListInput, noteListQuery, type NoteListQuery } from './screens/study.query.ts';
export { libraryShows, recommendReasons, type LibraryShow, type RecommendReason } from './courseLibrary.choices.ts';
export {
  classLibrary,
  recommendedCourses,
  type ClassLibrary,
  type LibraryShelf,
  type Recommendation,
} from './courseLibrary.ts';
export {
  orderKinds,
  orderStates,
  orderTabs,
  payMethods,
  payProviders,
  payWithinMs,
  type OrderKind,
  type OrderRefusal,
  type OrderState,
  type OrderTab,
  type PayMethod,
  type PayProvider,
  type PaymentState,
} from './order.choices.ts';
export {
  closeOrder,
  createOrder,
  orderDetail,
  orderItem,
  orderList,
  orderReceipt,
  refusedOrder,
  type OrderItem,
  type OrderRecord,
} from './order.ts';
export {
  checkOrder,
  payByAlipay,
  payByBalance,
  payByPoints,
  payByWechat,
  type CheckedOrder,
  type PayOffer,
} from './orderPay.ts';
export { type Purchase } from './purchase.ts';
export { downloadStates, mostCompressed, type DownloadState } from './download.choices.ts';
export {
  courseFiles,
  downloadCompress,
  downloadList,
  downloadPolling,
  downloadSingle,
  renewDownload,
  type CourseFile,
  type DownloadRecord,
} from './download.ts';
export { shareWays, type ShareWay } from './share.choices.ts';
export {
  keepShare,
  playbillCourse,
  removeShare,
  shareCame,
  shareList,
  type Playbill,
  type SharedCourse,
} from './share.ts';
export { codeMostLength, codeTriesMs, mostCodeTries, type CodeRefusal } from './courseCode.choices.ts';
export { courseCode, redeemCode, refusedCode, type CodeOffer } from './courseCode.ts';
export { mostReward, mostRewardsOfDay, rewardSteps, type RewardRefusal } from './reward.choices.ts';
export { courseReward, giveReward, refusedReward, type CourseReward, type CourseRewardGift } from './reward.ts';
export { enterpriseSizes, leadLimits, partnerTypes, type EnterpriseSize, type PartnerType } from './partner.choices.ts';
export {
  partnerPage,
  partnerTypeList,
  sendLead,
  type PartnerName,
  type PartnerPage,
  type PartnerTypeItem,
} from './partner.ts';
export { handleLead, leadReviews, type PartnerLead } from './partnerLead.ts';
export { presenceWays, type PresenceOutcome, type PresenceRefusal, type PresenceWay } from './presence.choices.ts';
export {
  courseVerify,
  getCourseVerifi,
  presenceCheck,
  refusedPresence,
  setCourseVerifi,
  type PresenceCheck,
  type PresenceRecord,
} from './presence.ts';
export { firstCourseLimits } from './firstCourse.choices.ts';
export { addFirstCourse } from './firstCourse.ts';
export { studyStatements, type XapiStatement } from './evidence.ts';
export {
  buyForPeople,
  enterpriseItems,
  enterpriseOrders,
  exportPurchases,
  mostBoughtFor,
  type Bought,
  type EnterpriseItem,
  type EnterpriseOrder,
} from './enterpriseOrder.ts';
export { answerShare, shareReviews, type ReviewedShare } from './shareReview.ts';
export { chapterKinds, fees } from './course.choices.ts';
export {
  courseColumns,
  courseLimits,
  managedCourseSorts,
  managedCourseStates,
  mostCoursesActedOn,
  subtitleRules,
  type CourseAct,
  type CourseActRefusal,
  type CourseColumn,
  type ManagedCourseState,
  type SubtitleRule,
} from './managedCourses.choices.ts';
export { fewestViewers, learnerStands, mostReminded, type LearnerStand } from './courseStatistics.choices.ts';
export {
  chapterAttention,
  coursePeople,
  courseStatistics,
  exportCoursePeople,
  remindLearners,
  type ChapterAttention,
  type ChapterStatistics,
  type PersonInCourse,
  type CourseStatistics,
} from './courseStatistics.ts';
export {
  manageCategories,
  manageCategory,
  mergeCategory,
  moveCategory,
  removeCategory,
  saveCategory,
  type ManagedCategory,
} from './managedCategories.ts';
export {
  actOnCourses,
  exportCourses,
  manageCourse,
  manageCourses,
  type ManagedCourse,
  type ManagedCourseDetail,
} from './managedCourses.ts';
export {
  addCourse,
  addMaterial,
  bringBack,
  copyCourse,
  courseVersions,
  discardDraft,
  presentDraft,
  materialSubtitles,
  publishDraft,
  readDraft,
  saveDraft,
  saveSubtitles,
  saveText,
  subtitleFault,
  type CourseDraft,
  type CourseMaterial,
  type CourseSettings,
  type CourseVersion,
  type DraftChange,
  type DraftChapter,
  type DraftFault,
  type EditedCourse,
} from './courseDraft.ts';
