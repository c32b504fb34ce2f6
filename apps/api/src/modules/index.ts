import { calendarModule } from './calendar/calendar.module.ts';
import type { CalendarPorts } from './calendar/calendar.ports.ts';
import { activityModule } from './activity/activity.module.ts';
import { datedActivities, dueActivities } from './activity/dated.service.ts';
import { activityItems } from './activity/taskItems.ts';
import { findThings } from './findThings.ts';
import { courseModule } from './course/course.module.ts';
import { chapterIds } from './course/chapterIds.ts';
import { sittersExport } from './exam/manage/results/sitters.service.ts';
import { coursePeopleExport } from './course/manage/statistics/learners.service.ts';
import { coursesExport } from './course/manage/export.service.ts';
import { datedCourses, dueCourses } from './course/dueCourses.ts';
import { openCourse } from './course/openCourse.ts';
import { learnersOfDays, studyOfDays } from './course/studyOfDays.ts';
import { courseHomePorts } from './course/homePorts.ts';
import { listMine } from './certificate/mine.service.ts';
import { readOverview } from './course/overview.service.ts';
import { listStudied } from './course/records.service.ts';
import { listExams } from './exam/list.service.ts';
import type { LearningPorts } from './my/my.ports.ts';
import { listMyProgrammes } from './training/programmes.service.ts';
import { enterpriseModule } from './enterprise/enterprise.module.ts';
import { courseNames, courseTitles, lessonTitles } from './course/lessons.service.ts';
import { courseItems } from './course/taskItems.ts';
import { creditModule } from './credit/credit.module.ts';
import { studiedDays } from './course/studiedDays.ts';
import { datedExams } from './exam/datedExams.ts';
import { dueExams } from './exam/dueExams.ts';
import { examOf } from './exam/examRow.ts';
import { examModule } from './exam/exam.module.ts';
import { examsExport } from './exam/manage/exams/export.service.ts';
import { questionsExport } from './exam/manage/export.service.ts';
import { examNames } from './exam/examNames.ts';
import { certificateModule } from './certificate/certificate.module.ts';
import { homeworkDates, homeworkDue } from './homework/due.service.ts';
import { homeworkModule } from './homework/homework.module.ts';
import { homeworkItems } from './homework/taskItems.ts';
import { examItems } from './exam/taskItems.ts';
import { askBattle, battleBanks, drawBattle, markBattle, revealBattle } from './exam/battleQuestions.service.ts';
import { secretQuestions } from './exam/secretQuestions.ts';
import { homeModule } from './home/home.module.ts';
import { liveHandlers } from './live/live.effects.ts';
import { liveModule } from './live/live.module.ts';
import type { ServerModule } from './module.ts';
import { myModule } from './my/my.module.ts';
import { pkModule } from './pk/pk.module.ts';
import { pointsModule } from './points/points.module.ts';
import type { CorrectionPorts } from './points/points.ports.ts';
import {
  balanceOf,
  earnPoints,
  holdBalances,
  receivePoints,
  returnPoints,
  spendPoints,
} from './points/points.service.ts';
import { profileModule } from './profile/profile.module.ts';
import { datedQuestionnaires, dueQuestionnaires } from './questionnaire/dueQuestionnaires.ts';
import { answersExport, questionnairesExport } from './questionnaire/manage/export.service.ts';
import { questionnaireModule } from './questionnaire/questionnaire.module.ts';
import { questionnaireItems } from './questionnaire/taskItems.ts';
import { sessionModule } from './session/session.module.ts';
import { claimUpload, detachUpload, releaseUpload } from './upload/claim.service.ts';
import { addressesOf } from './upload/stored.service.ts';
import { uploadModule } from './upload/upload.module.ts';
import { taskModule } from './task/task.module.ts';
import type { TaskPorts } from './task/task.ports.ts';
import { datedProgrammes, dueProgrammes } from './training/due.service.ts';
import { trainingModule } from './training/training.module.ts';
import type { ProgrammeImportPorts } from './training/import/programme.import.ts';
import { messagesModule } from './messages/messages.module.ts';
import { mallModule } from './mall/mall.module.ts';
import { exchangeTitles } from './mall/record.service.ts';
import { grantPurchase, grantPurchases, peopleWhoHave } from './course/purchase.ts';
import { soldItems } from './course/soldItems.ts';
import { isOnShelf, itemForSale, itemsOnShelf } from './course/orderItem.ts';
import { ownedItems } from './course/ownedItems.ts';
import { orderModule } from './order/order.module.ts';
import type { NoticePorts } from './order/order.ports.ts';
import { orderTitles } from './order/order.service.ts';
import { medalModule } from './medal/medal.module.ts';
import { countGrowth } from './medal/medal.service.ts';
import { practiceCourse } from './course/practiceCourse.ts';
import { askLessons, countLessons, drawLessons, markLessons, solveLessons } from './exam/lessonQuestions.service.ts';
import { lessonAnswers } from './exam/seed/lessonAnswers.ts';
import { downloadModule } from './download/download.module.ts';
import { practiceModule } from './practice/practice.module.ts';
import { keepsName } from './ranking/keepsName.ts';
import { addScore, rank } from './ranking/addScore.ts';
import { rankingModule } from './ranking/ranking.module.ts';
import { commentModule } from './comment/comment.module.ts';
import { chaptersOf, courseNamesOf, lessonPlaces } from './course/lessonPlaces.ts';
import { allLecturers, categoryPaths, publishCourse } from './course/microCourse.ts';
import { microCourseModule } from './microCourse/microCourse.module.ts';
import { noteModule } from './note/note.module.ts';
import { activityTitles, findActivities } from './activity/findActivities.ts';
import { courseNamesForSearch, findCourses } from './course/findCourses.ts';
import { findLecturers } from './course/findLecturers.ts';
import { findPackages } from './course/findPackages.ts';
import { examTitles, findExams } from './exam/findExams.ts';
import { findProducts, productNames } from './mall/findProducts.ts';
import { findMessages } from './messages/findMessages.ts';
import { findQuestionnaires, questionnaireTitles } from './questionnaire/findQuestionnaires.ts';
import { lotteryModule } from './lottery/lottery.module.ts';
import { giveProduct } from './mall/gift.service.ts';
import { searchModule } from './search/search.module.ts';
import { findProgrammes, programmeTitles } from './training/findProgrammes.ts';
import { enterpriseParts } from './enterpriseParts.ts';
import { allAudienceThings } from './allAudienceThings.ts';
import { programmeThings } from './programmeThings.ts';
import { programmeNames } from './training/programmeNames.ts';
import { communityModule } from './community/community.module.ts';
import type { CommunityPorts } from './community/community.ports.ts';
import { openPost, questionTitles } from './community/openPost.ts';
import { phoneModule } from './phone/phone.module.ts';
import { spendCodeFor } from './phone/enter.service.ts';
import { ownerOf } from './phone/owner.ts';
import { invite } from './session/invite.ts';
import { uploadedBytes } from './upload/uploadedBytes.ts';
import { hashPassword, unknownPassword } from './session/passwords.ts';
import { endSessions } from './session/tokens.ts';
import { organisationModule } from './organisation/organisation.module.ts';
import { firstPassword } from './organisation/people/change.service.ts';
import { auditExport } from './organisation/audit/export.service.ts';
import { departmentsExport } from './organisation/departments/export.service.ts';
import { groupsExport } from './organisation/groups/export.service.ts';
import { purchasesExport } from './order/purchases.export.ts';
import { requestsExport } from './outsider/requests.export.ts';
import { isVisitor, visitorFacts } from './outsider/visitors.ts';
import { visitorsExport } from './organisation/people/visitors.export.ts';
import { begunBy } from './course/begunBy.ts';
import { paidBy } from './order/paidBy.ts';
import { peopleExport } from './organisation/people/export.service.ts';
import { mayChange } from './organisation/people/writePerson.ts';
import { heldBeyond } from '../platform/heldBeyond.ts';
import { peopleTable } from './session/import/peopleTable.ts';
import { tablesModule } from './tables/tables.module.ts';
import { registerModule } from './register/register.module.ts';
import { admitById, newPassword, provePassword, setPassword } from './session/entry.ts';
import { bringPeople } from './session/import/bringPeople.ts';
import { endSession, isRemembered, lastSeen } from './session/lasting.ts';
import { openSeeing } from './session/seeing.service.ts';
import { switchingModule } from './switching/switching.module.ts';
import { outsiderModule } from './outsider/outsider.module.ts';
import { scanModule } from './scan/scan.module.ts';
import { placeOf } from './switching/place.ts';

import { cardsById, keptCourses, taughtCourse } from './course/cardsById.ts';
import { shareModule } from './share/share.module.ts';
import { courseCodeModule } from './courseCode/courseCode.module.ts';
import { rewardModule } from './reward/reward.module.ts';
import { rewardTitles } from './reward/reward.service.ts';
import { partnerModule } from './partner/partner.module.ts';
import { assistModule } from './assist/assist.module.ts';
import type { AssistPorts } from './assist/assist.ports.ts';
import { enterBy, moveCode } from './assist/session.service.ts';
import { markService, shortenSession } from './session/service.ts';
import { makeCode, voidCode } from './switching/codes.ts';
import { lecturerModule } from './lecturer/lecturer.module.ts';
import { lecturersSeed } from './lecturer/seed/steps.ts';
import { datedRooms } from './liveRoom/dated.service.ts';
import { liveRoomModule } from './liveRoom/liveRoom.module.ts';
import { roomNames } from './liveRoom/roomNames.ts';
import {
  coursesOf,
  countTaught,
  hasStudiedWith,
  learnersOf,
  teachersIn,
  teachingCategories,
} from './course/taughtBy.ts';
import { endTrusts } from './face/trusts.ts';
import { ownedActivities } from './activity/owned.ts';
import { ownedPosts } from './community/owned.ts';
import { ownedCourses } from './course/owned.ts';
import { ownedExams } from './exam/owned.ts';
import { ownedBookings, ownedLessons } from './lecturer/owned.ts';
import { ownedRooms, roomsHeld } from './liveRoom/owned.ts';
import { ownedMicroCourses } from './microCourse/owned.ts';
import { ownedDepartments } from './organisation/departments/owned.ts';
import { ownersAmong } from './organisation/people/owned.service.ts';
import { ownedQuestionnaires } from './questionnaire/owned.ts';
import type { OwnedThings } from '../platform/ownedThings.ts';
import { spendPass } from './face/check.service.ts';
import { embeddedRegister } from './face/embeddedRegister.ts';
import { faceModule } from './face/face.module.ts';
import { hostsModule } from './hosts/hosts.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { ownFiles, removeOwnFiles } from './upload/own.service.ts';
import { allStatements } from './course/evidence/studyStatements.ts';
import { sparringItems } from './sparring/sparringItems.ts';
import { sparringModule } from './sparring/sparring.module.ts';
import { talentModule } from './talent/talent.module.ts';
import { managedLecturersExport } from './lecturer/manage/list.service.ts';
import { countHosted } from './liveRoom/hosted.ts';
import { liveRoomsExport } from './liveRoom/manage/list.service.ts';
import { liveRoomPeopleExport } from './liveRoom/manage/people.service.ts';

/** Things that people own, have to do or have made. */
const owned: readonly OwnedThings[] = [
  ownedDepartments,
  ownedActivities,
  ownedRooms,
  ownedExams,
  ownedBookings,
  ownedLessons,
  ownedCourses,
  ownedMicroCourses,
  ownedPosts,
  ownedQuestionnaires,
  roomsHeld,
];

/** Growth in the rankings counts towards medals. */
const rankings = { grown: countGrowth };

/** Reward points of questions, also of imported ones. */
export const rewardPoints: Pick<CommunityPorts, 'spend' | 'award'> = {
  spend: async (scope, reason, points, now) => (await spendPoints(scope, reason, points, now)) !== 'short',
  award: receivePoints,
};

/** Needs of programmes; the same for imported ones. */
/** Lists of what a person learns. */
export const learningPorts: LearningPorts = {
  studied: listStudied,
  programmes: (context, input) => listMyProgrammes(trainingPorts)(context, input),
  exams: listExams,
  certificates: listMine,
};

export const trainingPorts: ProgrammeImportPorts = {
  ...programmeThings,
  items: {
    course: courseItems,
    exam: examItems,
    questionnaire: questionnaireItems,
    homework: homeworkItems,
    activity: activityItems,
  },
};

/** Sources of learners' tasks, and of dated items. */
const dueSources: TaskPorts['sources'] = [
  dueCourses,
  dueExams,
  dueQuestionnaires,
  homeworkDue,
  dueActivities,
  dueProgrammes(trainingPorts),
];
const datedSources: CalendarPorts['sources'] = [
  datedCourses,
  datedExams,
  datedQuestionnaires,
  homeworkDates,
  datedActivities,
  datedProgrammes,
  datedRooms,
];

/** Needs of the calendar; its private addresses are served with it too. */
export const calendarPorts: CalendarPorts = { sources: datedSources, studied: studiedDays };

/** Effects of paying for an order; notices of payments arrive beside the calls. */
export const orderNoticePorts: NoticePorts = { onShelf: itemsOnShelf, grant: grantPurchase };

/** Effects of points given, or corrected from the command line: places in the rankings. */
export const correctionPorts: CorrectionPorts = {
  given: (scope, { points, ...gift }, now) =>
    addScore(scope, { ...gift, measure: 'points', total: points }, now, rankings),
};

/** Needs of support access from the logins; pieces of recordings arrive beside the calls. */
export const assistPorts: AssistPorts = {
  codeFor: async (scope, userId, lifetimeS, now) => {
    const code = { kind: 'transfer', userId, remember: false, nonce: null, lifetimeS } as const;
    return (await makeCode(scope, code, now)) ?? '';
  },
  voidCode,
  markSession: markService,
  shorten: shortenSession,
};

/** Modules in the order of the dependencies of their demo data; only this file passes one to another. */
const visitors = { are: isVisitor, facts: visitorFacts, courses: begunBy, orders: paidBy };

const keeping: readonly ServerModule[] = [
  enterpriseModule({ ...enterpriseParts, invite, uploadedBytes }),
  sessionModule,
  homeModule(courseHomePorts),
  pointsModule({
    titles: {
      exam: async (context, ids) => new Map([...(await examNames(context, ids))].map(([id, { title }]) => [id, title])),
      chapter: (context, ids) =>
        lessonTitles(
          context,
          ids.map((chapterId) => ({ chapterId })),
        ),
      exchange: exchangeTitles,
      order: orderTitles,
      question: questionTitles,
      reward: rewardTitles(courseTitles),
    },
    ...correctionPorts,
  }),
  { routes: [], seeds: [lecturersSeed(bringPeople)] },
  courseModule({ spendFacePass: spendPass, keepsName, claimFile: claimUpload }),
  creditModule({ courses: courseNames, exams: examNames, rooms: roomNames, programmes: programmeNames }),
  myModule({ study: readOverview, points: balanceOf, learning: learningPorts }),
  uploadModule,
  examModule({
    spendFacePass: spendPass,
    claimFile: claimUpload,
    claimQuestions: (context, id) => claimUpload(context, { id, kind: 'importQuestions' }),
    releaseFile: (context, id) => releaseUpload(context, { id }),
    chapterIds,
    filesOf: addressesOf,
    lessonTitle: lessonTitles,
    courseTitles,
  }),
  pkModule({
    banks: battleBanks,
    draw: drawBattle,
    secret: secretQuestions,
    ask: askBattle,
    mark: markBattle,
    reveal: (context, ids) => revealBattle(context, ids, { lessonTitle: lessonTitles }),
  }),
  profileModule({ claim: claimUpload, release: releaseUpload }),
  questionnaireModule({
    claimImage: (context, id) => claimUpload(context, { id, kind: 'questionnaireImage' }),
    addresses: addressesOf,
    detachImage: (context, id) => detachUpload(context, { id, kind: 'questionnaireImage' }),
  }),
  liveModule,
  homeworkModule({ claimFile: claimUpload, releaseFile: releaseUpload, filesOf: addressesOf }),
  certificateModule,
  activityModule,
  trainingModule(trainingPorts),
  taskModule({ sources: dueSources }),
  calendarModule(calendarPorts),
  messagesModule({
    reach: { course: openCourse, exam: examOf, topic: openPost('topic'), question: openPost('question') },
    study: studyOfDays,
    learners: learnersOfDays,
  }),
  mallModule({
    spend: async (scope, reason, points, now) => (await spendPoints(scope, reason, points, now)) !== 'short',
    giveBack: async (scope, reason, points, now) => void (await returnPoints(scope, reason, points, now)),
    award: earnPoints,
    spendable: async (scope, userId) => (await balanceOf(scope, userId)).spendable,
  }),
  practiceModule({
    course: practiceCourse,
    chapterTitles: lessonTitles,
    count: countLessons,
    draw: drawLessons,
    ask: askLessons,
    mark: markLessons,
    solve: (context, answers) => solveLessons(context, answers, { lessonTitle: lessonTitles }),
    demo: lessonAnswers,
  }),
  downloadModule({ find: findThings, course: practiceCourse, titles: courseTitles }),
  rankingModule(rankings),
  medalModule,
  noteModule({
    openCourse,
    places: lessonPlaces,
    chaptersOf,
    courseNames,
    claimImage: (context, id) => claimUpload(context, { id, kind: 'noteImage' }),
    releaseImage: (context, id) => releaseUpload(context, { id }),
    imagesOf: addressesOf,
  }),
  commentModule({ find: findThings, openCourse, courseNames: courseNamesOf }),
  microCourseModule({
    categories: categoryPaths,
    lecturers: allLecturers,
    publish: publishCourse,
    claimFile: claimUpload,
    releaseFile: releaseUpload,
  }),
  orderModule({
    ...orderNoticePorts,
    item: itemForSale,
    sold: soldItems,
    has: peopleWhoHave,
    grantAll: grantPurchases,
    owned: ownedItems,
    spend: async (scope, reason, points, now) => (await spendPoints(scope, reason, points, now)) !== 'short',
    spendable: async (scope, userId) => (await balanceOf(scope, userId)).spendable,
  }),
  lotteryModule({
    find: findThings,
    spend: async (scope, reason, points, now) => (await spendPoints(scope, reason, points, now)) !== 'short',
    give: async (scope, reason, points, now) => void (await returnPoints(scope, reason, points, now)),
    spendable: async (scope, userId) => (await balanceOf(scope, userId)).spendable,
    handOut: giveProduct,
  }),
  searchModule({
    open: {
      course: findCourses,
      package: findPackages,
      activity: findActivities,
      programme: findProgrammes,
      product: findProducts,
      lecturer: findLecturers,
    },
    own: { exam: findExams, questionnaire: findQuestionnaires, message: findMessages },
    names: [courseNamesForSearch, examTitles, questionnaireTitles, activityTitles, programmeTitles, productNames],
  }),
  communityModule({
    ...rewardPoints,
    giveBack: async (scope, reason, points, now) => void (await returnPoints(scope, reason, points, now)),
    spendable: async (scope, userId) => (await balanceOf(scope, userId)).spendable,
    claimFile: claimUpload,
    releaseFile: releaseUpload,
    filesOf: addressesOf,
  }),
  shareModule({ course: taughtCourse, cards: cardsById, kept: keptCourses }),
  hostsModule,
  courseCodeModule({ find: findThings, item: itemForSale, onShelf: isOnShelf, grant: grantPurchase }),
  rewardModule({
    course: taughtCourse,
    hold: holdBalances,
    spend: async (scope, reason, points, now) => (await spendPoints(scope, reason, points, now)) !== 'short',
    award: receivePoints,
    spendable: async (scope, userId) => (await balanceOf(scope, userId)).spendable,
  }),
  partnerModule({ find: findThings, cards: cardsById }),
  lecturerModule({
    ...{ countHosted, countTaught, teachersIn, coursesOf, learnersOf, hasStudiedWith },
    categories: teachingCategories,
    claimPhoto: (context, id) => claimUpload(context, { id, kind: 'lecturerPhoto' }),
    releasePhoto: (context, id) => releaseUpload(context, { id }),
    photosOf: addressesOf,
  }),
  organisationModule({
    ...{ endSession, endSessions, endTrusts, hashPassword, invite, openSeeing, rank },
    owned,
    takeLogo: (context, id) => detachUpload(context, { id, kind: 'logo' }),
    audienceThings: allAudienceThings,
    visitors,
  }),
  tablesModule({
    kinds: [
      peopleTable({
        ...{ mayChange, heldBeyond, firstPassword, endSessions, endTrusts, rank },
        owners: async (scope, ids, now) =>
          new Set((await ownersAmong({ scope, now: () => now }, ids, { owned })).keys()),
      }),
    ],
    exports: [
      peopleExport,
      groupsExport,
      departmentsExport,
      requestsExport,
      visitorsExport(visitors),
      auditExport,
      purchasesExport,
      coursesExport,
      examsExport,
      questionsExport(chapterIds),
      coursePeopleExport,
      sittersExport,
      questionnairesExport,
      answersExport,
      managedLecturersExport({ countHosted, countTaught }),
      liveRoomsExport,
      liveRoomPeopleExport,
    ],
    claimFile: (context, id) => claimUpload(context, { id, kind: 'importTable' }),
    releaseFile: (context, id) => releaseUpload(context, { id }),
  }),
  registerModule({ admit: admitById, newPassword, ownerOf, spendCode: spendCodeFor('register') }),
  phoneModule({ admit: admitById, prove: provePassword, newPassword, setPassword }),
  switchingModule({
    admit: admitById,
    lastSeen,
    isRemembered,
    unknownPassword,
    end: endSession,
    moved: moveCode,
    entered: (scope, by) => enterBy(scope, by, assistPorts),
  }),
  assistModule(assistPorts),
  faceModule({
    courseTitles,
    examTitles: async (context, ids) =>
      new Map([...(await examNames(context, ids))].map(([id, { title }]) => [id, title])),
    realNames: embeddedRegister,
    prove: provePassword,
    admit: admitById,
  }),
  outsiderModule({ admit: admitById, ownerOf, spendCode: spendCodeFor('outsider'), unknownPassword }),
  scanModule({ admit: admitById, placeOf }),
  liveRoomModule,
  sparringModule,
  talentModule({ find: findThings, ways: { course: courseItems, sparring: sparringItems } }),
];

/** Tables with data about people, module by module. */
const keptAbout = keeping.flatMap(({ personal = [] }) => personal);

/** All modules: the last one shows people the data that the others keep about them. */
const modules: readonly ServerModule[] = [
  ...keeping,
  privacyModule({ tables: keptAbout, files: ownFiles, removeFiles: removeOwnFiles, evidence: allStatements }),
];

/** All data kept about people. */
export const allPersonal = modules.flatMap(({ personal = [] }) => personal);

/** All calls that the server answers. */
export const allRoutes = modules.flatMap(({ routes }) => routes);

/** All demo data, step by step. */
export const allSeeds = modules.flatMap(({ seeds = [] }) => seeds);

/** Jobs that remove expired rows. */
export const allSweeps = modules.flatMap(({ sweep }) => (sweep ? [sweep] : []));

/** Jobs. */
export const allJobs = modules.flatMap(({ jobs = [] }) => jobs);

/** Handlers of the events of all modules. */
export const allHandlers = modules.flatMap(({ handlers = [] }) => handlers);

/** Handlers of the events of past demo data: no page is open yet that would have to be updated. */
export const pastHandlers = allHandlers.filter((handler) => !liveHandlers.includes(handler));
