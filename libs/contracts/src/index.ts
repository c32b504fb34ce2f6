export { agreement } from './agreement.ts';
export { csvOf, type CsvValue } from './csv.ts';
export { encode, safeEncode } from './codec.ts';
export { v } from './v.ts';
export {
  addressQuery,
  anyOf,
  idOf,
  named,
  oneOf,
  only,
  rowId,
  verbatim,
  words,
  type AddressField,
  type AddressQuery,
  type QueryOf,
} from './address.ts';
export { ask, type FirstCall, type FirstCalls, type Opening } from './first.ts';
export {
  defineScreens,
  opensToVisitors,
  screenHref,
  type Access,
  type Layout,
  type PathParams,
  type Screen,
  type ScreenFacts,
  type ScreenSet,
  type Transition,
} from './screen.ts';
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
export { libraryQuery, type LibraryQuery } from './screens/courseLibrary.query.ts';
export { ordersQuery, payQuery, type OrdersQuery, type PayQuery } from './screens/order.query.ts';
export { creditInput, hoursInput, yearQuery } from './screens/study.query.ts';
export { examScreens } from './screens/exam.ts';
export {
  attemptQuery,
  examInput,
  examQuery,
  shownMarks,
  type AttemptQuery,
  type ExamQuery,
  type ShownMarks,
  coursePracticeQuery,
  exerciseQuery,
  practiceQuery,
  wrongInput,
  type CoursePracticeQuery,
  type ExerciseQuery,
} from './screens/exam.query.ts';
export { portalScreens } from './screens/portal.ts';
export { questionnaireScreens } from './screens/questionnaire.ts';
export { trainingScreens } from './screens/training.ts';
export { homeworkScreens } from './screens/homework.ts';
export { homeworkInput, homeworkQuery, type HomeworkQuery } from './screens/homework.query.ts';
export { certificateScreens } from './screens/certificate.ts';
export { certificateQuery, type CertificateQuery } from './screens/certificate.query.ts';
export { messagesScreens } from './screens/messages.ts';
export { mallScreens } from './screens/mall.ts';
export {
  forbidQuery,
  questionnaireQuery,
  questionnairesInput,
  questionnairesQuery,
  type QuestionnaireQuery,
  type QuestionnairesQuery,
} from './screens/questionnaire.query.ts';
export {
  defineCall,
  callPath,
  legacyEndpoint,
  type Call,
  type CallAccess,
  type CallInput,
  type CallOutput,
  type CallStyle,
  type Protection,
} from './call.ts';
export { allCalls, fileCalls } from './calls.ts';
export {
  clientPlatform,
  clientVersion,
  commonFields,
  language,
  reservedNames,
  transportFlags,
  type CommonFields,
  type Language,
  type TransportFlags,
} from './common.ts';
export { envelope, ErrorCode, httpStatusOf, type Envelope, type RefusalCode } from './envelope.ts';
export {
  canonicalParameters,
  CanonicalFormError,
  digitSum,
  encodeRfc3986,
  ev1,
  stringToSign,
  type Ev1RequestHeader,
  type Ev1ResponseHeader,
} from './ev1.ts';
export {
  epochMs,
  flag,
  interval,
  text,
  wireId,
  wireInt,
  wireJson,
  wireNumber,
  type Flag,
  type Interval,
} from './wire.ts';
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
  type ContactPerson,
  type Enterprise,
  type LogEvent,
  type PasswordPolicy,
  type UserInfo,
} from './session.ts';
export { defaultPageSize, page, pageOf } from './page.ts';
export { roleOf, type Role } from './role.ts';
export { passwordProblems, passwordRules, type PasswordProblem } from './password.ts';
export { counter, liveEvent, liveStreamPath, openLive, type Counter, type LiveEvent } from './live.ts';
export { navigation, portalComponent, portalComponents } from './frame.ts';
export {
  homeIcons,
  homeModule,
  homeStructure,
  myStudyInfo,
  type HomeModule,
  type MyStudyInfo,
  type StudyDay,
} from './home.ts';
export { myHome, type MyHome } from './my.ts';
export {
  keptPicture,
  profileFields,
  profileLimits,
  profileRules,
  readProfile,
  saveProfile,
  type Profile,
  type ProfileField,
  type ProfileInput,
} from './profile.ts';
export { collectedCourse, collectionList, setCollected, type CollectedCourse } from './collection.ts';
export { changePassword } from './changePassword.ts';
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
export { studyHours, type CourseHours } from './studyHours.ts';
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
export { coverMotif, type CoverMotif } from './coverMotif.ts';
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
export { commitScorm, scormChapter, type ScormChapter, type ScormPart, type ScormStatus } from './scorm.ts';
export { chapterContent, documentToken, type AlbumPicture, type ChapterContent } from './chapter.ts';
export {
  extensionOf,
  uploadFile,
  uploadKinds,
  uploadParametersHeader,
  uploadPieceBytes,
  uploadResumable,
  uploadState,
  wholeUploadBytes,
  type UploadedFile,
  type UploadExtension,
  type UploadKind,
  type UploadRule,
} from './upload.ts';
export {
  entryRefusals,
  examKinds,
  examStates,
  examTabs,
  handInReasons,
  questionKinds,
  type EntryRefusal,
  type AnswersWait,
  type ExamKind,
  type ExamState,
  type ExamTab,
  type HandInReason,
  type QuestionKind,
} from './exam.choices.ts';
export { examClasses, examDetail, examList, type ExamCard, type ExamClass, type ExamDetail } from './exam.ts';
export {
  examPaper,
  feedbackLimit,
  handInAttempt,
  isAnswered,
  longestGap,
  longestShortAnswer,
  reportNoCamera,
  reportQuestion,
  reportSwitch,
  saveAnswers,
  sentAnswer,
  startAttempt,
  takeAttempt,
  type AnswerValue,
  type AttemptStanding,
  type ExamPaper,
  type KeptAnswer,
  type PaperPart,
  type PaperQuestion,
  type Receipt,
  type SentAnswer,
} from './attempt.ts';
export {
  appealAttempt,
  attemptDetail,
  attemptRecord,
  attemptResult,
  examRanking,
  markStates,
  type AttemptDetail,
  type AttemptRecord,
  type AttemptResult,
  type MarkedQuestion,
  type MarkState,
  type RankRow,
  type RecordEvent,
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
  type ItemResult,
  type QuestionnaireCard,
  type QuestionnaireDetail,
  type QuestionnaireItem,
  type QuestionnaireResults,
  type RefusedAnswer,
} from './questionnaire.ts';
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
  messageKind,
  type MessageKind,
  boxOf,
  isSocial,
  longestPrivate,
  privateLength,
  messageBoxes,
  messageKinds,
  ownKinds,
  type MessageBox,
  type OwnKind,
} from './messages.choices.ts';
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
  myCertificates,
  revokeCertificate,
  verifyCertificate,
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
export { filePreviewQuery } from './screens/filePreview.query.ts';
export { figuresQuery, markingQuery, reviewListQuery, reviewQuery, type MarkingQuery } from './screens/review.query.ts';
export {
  criteriaLimits,
  markCommentLimit,
  reviewReplyLimit,
  reviewStates,
  scorerKinds,
  strictnesses,
  verdicts,
  type ReviewState,
  type ScorerKind,
  type Strictness,
  type Verdict,
} from './review.choices.ts';
export {
  criterion,
  markAnswer,
  reviewAnswer,
  saveCriteria,
  suggestion,
  suggestMark,
  type Criterion,
  type HandMark,
  type ReviewAnswer,
  type Suggestion,
} from './examMarking.ts';
export { reviewAnswers, reviewQueue, type ReviewAnswers, type ReviewQueue, type WaitingAnswer } from './examQueue.ts';
export {
  answerAppeal,
  answerReport,
  examStatistics,
  reviewAppeals,
  reviewFigures,
  reviewReports,
  type AppealRow,
  type ExamStatistics,
  type FiguresRow,
  type ReportRow,
} from './examReview.ts';
export { pkScreens } from './screens/pk.ts';
export { challengeQuery, heroesQuery, type ChallengeQuery, type HeroesQuery } from './screens/pk.query.ts';
export {
  heroSpans,
  longestPkWords,
  pkChallenges,
  pkKinds,
  type HeroSpan,
  type PkChallenge,
  type PkKind,
  type PkOutcome,
  type PkState,
} from './pk.choices.ts';
export {
  answerPk,
  nextPk,
  pkBattle,
  replyPk,
  type PkAnswer,
  type PkBattle,
  type PkBattleRow,
  type PkFighter,
  type PkMissed,
  type PkQuestion,
  type PkScored,
  type PkSide,
} from './pk.ts';
export {
  challengePk,
  joinPk,
  pkColleagues,
  pkHall,
  pkHeroes,
  pkHistory,
  type PkColleague,
  type PkColleagues,
  type PkHall,
  type PkHero,
  type PkHeroes,
} from './pkHall.ts';
export { messageCounts, noUnread, type MessageCounts } from './messageCounts.ts';
export {
  messageList,
  readAllMessages,
  readMessage,
  readTaskScore,
  removeMessage,
  setMessageRead,
  socialMessages,
  type MessageDetail,
  type MessagePerson,
  type MessageRow,
} from './messages.ts';
export {
  blockPerson,
  conversationLines,
  messagePeople,
  reportPrivate,
  reportReasons,
  sendPrivate,
  type PrivateMessage,
  type ReportReason,
} from './privateMessages.ts';
export {
  messageRhythms,
  messageSettings,
  messageWays,
  saveMessageSettings,
  type MessageRhythm,
  type MessageSetting,
  type MessageWay,
} from './messageSettings.ts';
export { inboxInput, inboxQuery, type InboxQuery } from './screens/messages.query.ts';
export {
  deliveries,
  exchangeStates,
  exchangeTabs,
  mallRefusals,
  mostAddresses,
  productArts,
  productCategories,
  productOrders,
  productPigments,
  type Delivery,
  type ExchangeState,
  type ExchangeTab,
  type MallRefusal,
  type ProductArt,
  type ProductCategory,
  type ProductOrder,
  type ProductPigment,
} from './mall.choices.ts';
export {
  exchangeProduct,
  productDetail,
  productList,
  refusedExchange,
  type Pickup,
  type ProductCard,
  type ProductDetail,
} from './mall.ts';
export { cancelExchange, exchangeList, receiveExchange, returnExchange, type ExchangeRecord } from './exchange.ts';
export {
  addressBook,
  regionList,
  removeAddress,
  saveAddress,
  type PostalAddress,
  type Region,
} from './postalAddress.ts';
export {
  pointsEntries,
  pointsHome,
  sevenSign,
  signToday,
  type PointsEntry,
  type PointsHome,
  type SignDays,
} from './points.ts';
export { pointsTabs, type PointsTab } from './points.choices.ts';
export { hideRank, rankByWeek, rankMenu, type RankMenu, type RankPlace, type Ranking } from './ranking.ts';
export {
  rankMeasures,
  rankPeriods,
  rankScopes,
  type RankMeasure,
  type RankPeriod,
  type RankScope,
} from './ranking.choices.ts';
export {
  medalCounts,
  medalFamilies,
  medalList,
  type MedalCount,
  type MedalFamily,
  type MedalStanding,
} from './medal.ts';
export {
  mallQuery,
  medalQuery,
  pointsQuery,
  pointsViews,
  productsInput,
  rankQuery,
  type MallQuery,
  type MedalQuery,
  type PointsQuery,
  type PointsView,
  type RankQuery,
} from './screens/mall.query.ts';
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
export { practiceReveals, practiceViews, type PracticeReveal, type PracticeView } from './coursePractice.choices.ts';
export {
  answerCoursePractice,
  coursePractice,
  coursePracticeHistory,
  coursePracticeResult,
  finishCoursePractice,
  startCoursePractice,
  type CoursePractice,
  type CoursePracticeItem,
  type CoursePracticeQuestion,
  type CoursePracticeRow,
  type CoursePracticeRun,
  type CoursePracticeSolution,
} from './coursePractice.ts';
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
export { learnerKinds, mostSearches, searchKinds, searchLimit, type SearchKind } from './search.choices.ts';
export { searchFind, searchForget, searchHome, searchRemember, type SaidLine, type SearchHit } from './search.ts';
export { searchQuery, type SearchQuery } from './screens/search.query.ts';
export { lotteryRefusals, prizeKinds, type LotteryRefusal, type PrizeKind } from './lottery.choices.ts';
export {
  lotteryDraw,
  lotteryDraws,
  lotteryHome,
  lotteryOpenSeed,
  refusedDraw,
  type LotteryCommitment,
  type LotteryDraw,
  type LotteryHome,
  type LotteryPrize,
} from './lottery.ts';
export { communityScreens } from './screens/community.ts';
export { talentScreens } from './screens/talent.ts';
export {
  assessmentQuery,
  assessmentsQuery,
  jobMapQuery,
  sparringQuery,
  type AssessmentsQuery,
  type JobMapQuery,
  type SparringQuery,
} from './screens/talent.query.ts';
export {
  abilityLevels,
  assessmentRelations,
  assessmentStates,
  assessmentTabs,
  likesAMinute,
  peersShown,
  postLevels,
  scaleSteps,
  talentPigments,
  talentWays,
  type AssessmentRelation,
  type AssessmentState,
  type AssessmentTab,
  type TalentPigment,
  type TalentWayKind,
} from './talent.choices.ts';
export {
  aimAtPost,
  jobMap,
  likePoint,
  talentPost,
  type JobMap,
  type TalentLine,
  type TalentPost,
  type TalentPostDetail,
  type TalentRequirement,
  type TalentWay,
} from './talent.ts';
export {
  answerAssessment,
  assessmentReport,
  assessmentTask,
  assessmentTasks,
  assessmentTool,
  handInAssessment,
  missingItems,
  type AssessmentCard,
  type AssessmentDetail,
  type AssessmentDimension,
  type AssessmentItem,
  type AssessmentReport,
  type AssessmentTool,
} from './talentAssessment.ts';
export {
  sparringKinds,
  sparringLineLimit,
  sparringModes,
  sparringMoods,
  sparringReplyLimit,
  sparringSpeakers,
  type SparringKind,
  type SparringMode,
  type SparringMood,
  type SparringSpeaker,
} from './sparring.choices.ts';
export {
  finishSparring,
  sayInSparring,
  sparringHistory,
  sparringPiece,
  sparringScenarios,
  sparringSession,
  sparringStreamPath,
  startSparring,
  type SparringAttempt,
  type SparringCriterion,
  type SparringLine,
  type SparringPiece,
  type SparringQuote,
  type SparringScenario,
  type SparringSession,
} from './sparring.ts';
export {
  communityDeskQuery,
  feedInput,
  feedQuery,
  ownPostsQuery,
  postQuery,
  type CommunityDeskQuery,
  type FeedQuery,
  type OwnPostsQuery,
  type PostQuery,
} from './screens/community.query.ts';
export {
  commentOrders,
  communityDeskTabs,
  communityLimits,
  communityRefusals,
  communityRules,
  communityTargets,
  ownPostTabs,
  postKinds,
  postStates,
  questionOrders,
  rewardStates,
  topicOrders,
  type CommentOrder,
  type CommunityDeskTab,
  type CommunityRefusal,
  type CommunityRule,
  type CommunityTarget,
  type FeedOrder,
  type OwnPostTab,
  type PostKind,
  type PostState,
  type RewardState,
} from './community.choices.ts';
export {
  commentReplies,
  communityHome,
  newPosts,
  postCard,
  postCategory,
  postComment,
  postComments,
  postDetail,
  postFeed,
  postFile,
  postLink,
  postReply,
  postRights,
  similarQuestions,
  type CommunityHome,
  type PostCard,
  type PostCategory,
  type PostComment,
  type PostDetail,
  type PostFile,
  type PostLink,
  type PostReply,
  type PostRights,
} from './community.ts';
export {
  chooseBest,
  closeQuestion,
  editPost,
  ownPosts,
  publishPost,
  refusedCommunity,
  remindEveryone,
  removePostComment,
  removePost,
  reportCommunity,
  setPraised,
  writeComment,
  type OwnPost,
} from './communityActs.ts';
export {
  decideComment,
  decidePost,
  pinPost,
  reportedItem,
  reportedItems,
  settleReport,
  waitingPost,
  waitingComments,
  waitingPosts,
  type ReportedItem,
  type WaitingComment,
  type WaitingPost,
} from './communityDesk.ts';
export { loginWays, type LoginWay } from './login.choices.ts';
export {
  birthdayTypes,
  codeLength,
  codeLifetimeS,
  codePurposes,
  codeResendS,
  isBirthday,
  sliderPicture,
  sliderWorkBits,
  type BirthdayType,
  type CodePurpose,
  type CodeUse,
} from './phone.choices.ts';
export {
  changePhone,
  countryCodes,
  loginByCode,
  myPhone,
  resetByCode,
  sendMessage,
  sliderChallenge,
  type SliderChallenge,
} from './phone.ts';
export { birthdayTypeList, departmentTree, longestName, register } from './registration.ts';
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
export {
  doorStates,
  gatewayTypes,
  handoverKinds,
  handoverLifetimeS,
  type DoorState,
  type GatewayType,
  type HandoverKind,
} from './switching.choices.ts';
export { portalList, saveSelectPortal, switchingSet } from './portalChoice.ts';
export { enterpriseCard, selectEnterprise, switchEnterprise, type OwnEnterprise } from './switching.ts';
export { macSsoLogin, otherPerson, pcSsoLogin, transferLogin } from './handover.ts';
export { gatewayQuery, transferQuery, type GatewayQuery, type TransferQuery } from './screens/handover.query.ts';
export { hostRefusals, openData, type HostRefusal } from './hosts.ts';
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
export { freshProofMs, outsiderLimits, outsiderPassMs, type OutsiderState } from './outsider.choices.ts';
export {
  applyOutsider,
  decideOutsider,
  enterOutsider,
  outsiderRequests,
  outsidersCode,
  outsiderStandingCall,
  proveOutsider,
  type OutsiderRequest,
  type OutsiderStanding,
} from './outsider.ts';
export { scanLifetimeS, scanPollMs, type ScanState } from './scan.choices.ts';
export { answerScan, enterByScan, openScan, scanStanding, startScan } from './scan.ts';
export { scanQuery } from './screens/scan.query.ts';
export { type JoinState } from './publicOrganisation.choices.ts';
export { addPuborg, getPuborg, type PublicOrganisation } from './publicOrganisation.ts';
export { isIdNumber } from './idNumber.ts';
export {
  descriptorLength,
  faceEvents,
  facePurposes,
  faceTermsVersion,
  faceTriesMs,
  faceTrustMs,
  mostFaceDevices,
  mostFaceTries,
  type FaceEvent,
  type FaceOccasion,
  type FacePurpose,
  type FaceRefusal,
  type RealNameOutcome,
} from './face.choices.ts';
export {
  beginFaceCheck,
  consentFace,
  enrolFace,
  faceLog,
  myFace,
  realNameAuth,
  refusedFace,
  verifyFace,
  type FaceLogEntry,
  type FaceStand,
} from './face.ts';
export {
  beginFaceLogin,
  endFaceDevice,
  enterByFace,
  faceDevices,
  notSameFace,
  trustFaceDevice,
  type FaceDevice,
  type FaceDevices,
} from './faceLogin.ts';
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
export {
  consentKinds,
  deletionLimits,
  openConsents,
  personalKinds,
  type ConsentKind,
  type CopyState,
  type DeletionRefusal,
  type DeletionState,
  type PersonalKind,
} from './privacy.choices.ts';
export {
  askDeletion,
  copyPolling,
  decideDeletion,
  deletionCases,
  giveConsent,
  prepareCopy,
  privacyOverview,
  refusedDeletion,
  withdrawDeletion,
  type Consent,
  type DataCopy,
  type Deletion,
  type DeletionCase,
  type KeptKind,
  type PrivacyOverview,
} from './privacy.ts';
export { studyStatements, type XapiStatement } from './evidence.ts';
export {
  accessMinutes,
  accessStates,
  assistLimits,
  recordingContainers,
  recordingStatuses,
  supportTypes,
  type AccessState,
  type EndFromServer,
  type RecordingContainer,
  type RecordingStatus,
  type ReportedStatus,
  type SupportType,
} from './assist.choices.ts';
export {
  checkLoginExpire,
  endSupport,
  grantSupport,
  supportList,
  updateAssistStatus,
  uploadFileChunk,
  type SupportAccess,
} from './assist.ts';
export { supportMay } from './supportCalls.ts';
export {
  applicationStates,
  bookingActs,
  bookingCancellers,
  bookingStates,
  bookingTabs,
  genders,
  gradeDimensions,
  lecturerKinds,
  lecturerLimits,
  lecturerRefusals,
  lecturerTabs,
  officeTabs,
  slotStates,
  type ApplicationState,
  type BookingAct,
  type BookingCanceller,
  type BookingState,
  type BookingTab,
  type Gender,
  type GradeDimension,
  type LecturerKind,
  type LecturerRefusal,
  type LecturerTab,
  type SlotState,
} from './lecturer.choices.ts';
export {
  gradeLecturer,
  lecturerCategories,
  lecturerComments,
  lecturerCourses,
  lecturerDetail,
  lecturerDimensions,
  lecturerGrades,
  lecturerLabels,
  lecturerList,
  refusedLecturer,
  type LecturerCard,
  type LecturerCategories,
  type LecturerComment,
  type LecturerDetail,
  type LecturerDimensions,
  type LecturerGrades,
  type LecturerLabels,
} from './lecturer.ts';
export {
  addSlot,
  answerBooking,
  bookLecturer,
  cancelBooking,
  lecturerOffice,
  lecturerSlots,
  myBookings,
  officeBookings,
  officeSlots,
  removeSlot,
  type LecturerBooking,
  type LecturerOffice,
  type LecturerSlot,
  type LecturerSlots,
} from './lecturerBooking.ts';
export {
  answerApplication,
  applicationLabels,
  applyLecturer,
  canApply,
  lecturerApplications,
  lecturerCities,
  type CanApply,
  type LecturerApplication,
} from './lecturerApply.ts';
export {
  bookingsQuery,
  lecturersInput,
  lecturersQuery,
  officeQuery,
  type LecturersQuery,
} from './screens/lecturer.query.ts';
export { lecturerParts, lecturerQuery } from './screens/lecturerPage.query.ts';
export { meetingsQuery, type MeetingsQuery } from './screens/meeting.query.ts';
export {
  microAudiences,
  microChapterLimit,
  microChapterTitleLimit,
  microCountLimit,
  microFees,
  microFileKinds,
  microFileStates,
  microIntroLimit,
  microLinkLimit,
  microPriceLimits,
  microRefusals,
  microSources,
  microStates,
  microSteps,
  microTabs,
  microTitleLimit,
  microTotalBytes,
  type MicroAudience,
  type MicroFee,
  type MicroFileKind,
  type MicroFileFault,
  type MicroFileState,
  type MicroRefusal,
  type MicroSource,
  type MicroState,
  type MicroStep,
  type MicroTab,
} from './microCourse.choices.ts';
export {
  bytesOf as microBytesOf,
  centsOf,
  microGapKinds,
  microGaps,
  pointsOf,
  webLink,
  type MicroGap,
  type MicroGapKind,
} from './microCourse.rules.ts';
export {
  checkMicroLink,
  keepMicroFile,
  microCategories,
  microCourse,
  microDetail,
  microDraft,
  microFile,
  microList,
  microSetting,
  removeMicro,
  retryMicroFile,
  saveMicro,
  submitMicro,
  withdrawMicro,
  type MicroCourse,
  type MicroDraft,
  type MicroFile,
} from './microCourse.ts';
export { answerMicro, microReviews, reviewedMicro, type ReviewedMicro } from './microCourseReview.ts';
export { microListQuery, microQuery, type MicroListQuery, type MicroQuery } from './screens/microCourse.query.ts';
export {
  bookedKinds,
  invitationAnswers,
  lineKinds,
  liveProviders,
  meetingFrequencies,
  pieceTypes,
  roomKinds,
  roomLimits,
  roomParts,
  roomRefusals,
  roomRoles,
  roomStates,
  roomTabs,
  type BookedKind,
  type InvitationAnswer,
  type LineKind,
  type LiveProvider,
  type MeetingFrequency,
  type PieceType,
  type RoomKind,
  type RoomPart,
  type RoomRefusal,
  type RoomRole,
  type RoomState,
  type RoomTab,
} from './liveRoom.choices.ts';
export {
  enterRoom,
  openRooms,
  raiseHand,
  refusedRoom,
  remindOfRoom,
  roomDetail,
  stayInRoom,
  type AgendaItem,
  type LiveRoom,
  type RoomCard,
  type RoomPerson,
} from './liveRoom.ts';
export {
  dingTalkComeIn,
  polyvInit,
  roomPieceAt,
  roomPieces,
  sendPiece,
  type FilmPiece,
  type RoomPicture,
} from './livePicture.ts';
export {
  roomLines,
  roomNotices,
  roomPeople,
  sayInRoom,
  wantAnswer,
  type PresentPerson,
  type RoomLine,
} from './liveTalk.ts';
export { announceInRoom, endRoom, giveStage, markAnswered, muteInRoom, removeLine, startRoom } from './liveStage.ts';
export {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingFaults,
  meetingList,
  type InvitedPerson,
  type MeetingCard,
  type MeetingFault,
  type MeetingInfo,
} from './meeting.ts';
export { meetingTimes } from './meetingTimes.ts';
