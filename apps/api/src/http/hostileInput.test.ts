import { ErrorCode, v, type Call } from '@banyan/contracts';
import { uploadLogs } from '@banyan/contracts/account';
import { allCalls } from '@banyan/contracts/all';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../modules/index.ts';
import { addCertificates } from '../modules/certificate/testing/addTemplate.ts';
import { collectedCourses } from '../modules/course/collection.schema.ts';
import { courseVisits } from '../modules/course/visit.schema.ts';
import { creditEntries } from '../modules/credit/credit.schema.ts';
import { chapterProgress, courseProgress } from '../modules/course/progress.schema.ts';
import { examStandings } from '../modules/exam/exam.schema.ts';
import { addField } from '../modules/organisation/testing/addField.ts';
import { addRole } from '../modules/organisation/testing/addRole.ts';
import { addQuestionnaire } from '../modules/questionnaire/testing/addQuestionnaire.ts';
import { ExamWorld, windowOne } from '../modules/exam/testing/world.ts';
import { practiceRuns } from '../modules/exam/practice.schema.ts';
import { questionBanks, questions, wrongQuestions } from '../modules/exam/question.schema.ts';
import { addPackages } from '../modules/course/testing/addPackages.ts';
import { makeScorm } from '../modules/course/testing/addScorm.ts';
import { CourseWorld } from '../modules/course/testing/world.ts';
import { addQuestionImports, hostileQuestions } from '../modules/exam/testing/addQuestionImports.ts';
import { addReviews } from '../modules/exam/testing/addReviews.ts';
import { testApp } from '../testing/app.ts';
import { caller, type CallResult } from '../testing/caller.ts';
import { addSession } from '../testing/fixtures.ts';
import { addHomework, addWaiting } from '../modules/homework/testing/addHomework.ts';
import { addActivities, firstActivity } from '../modules/activity/testing/addActivities.ts';
import { addPastBattles } from '../modules/pk/testing/addPastBattles.ts';
import { addJoined } from '../modules/training/testing/addProgrammes.ts';
import { addMessages } from '../modules/messages/testing/addMessages.ts';
import { addDownloads, hostileDownload } from '../modules/download/testing/addDownloads.ts';
import { addPractices, hostileCourse, hostilePractice } from '../modules/practice/testing/addPractices.ts';
import { addOrders, hostileOrder } from '../modules/order/testing/addOrders.ts';
import { addDraws } from '../modules/lottery/testing/addLottery.ts';
import { addCommunity, hostilePost } from '../modules/community/testing/addCommunity.ts';
import { addMicros } from '../modules/microCourse/testing/addMicros.ts';
import { addHostileNotes } from '../modules/note/testing/addNotes.ts';
import { addComments } from '../modules/comment/testing/addComments.ts';
import { addOutsiders, hostileOutsider } from '../modules/outsider/testing/addOutsiders.ts';
import { addEnterpriseOrders } from '../modules/order/testing/addEnterpriseOrders.ts';
import { addShares } from '../modules/share/testing/addShares.ts';
import { addLecturing } from '../modules/lecturer/testing/lecturerWorld.ts';
import { addRewards } from '../modules/reward/testing/addRewards.ts';
import { addFaceEvents } from '../modules/face/testing/addFaceEvents.ts';
import { addChecks } from '../modules/course/testing/addChecks.ts';
import { addRooms, hostileRoom } from '../modules/liveRoom/testing/addRooms.ts';
import { addLeads, hostileLead } from '../modules/partner/testing/addLeads.ts';
import { addPartner, hostilePartner } from '../modules/partner/testing/addPartner.ts';
import { addDialogues } from '../modules/sparring/testing/addDialogues.ts';
import { addAssessmentRows } from '../modules/talent/testing/addTalent.ts';
import { addAccesses } from '../modules/assist/testing/addAccesses.ts';
import { addPrivacy } from '../modules/privacy/testing/addPrivacy.ts';
import { addExchanges, hostileProduct } from '../modules/mall/testing/addProducts.ts';
import { addTables, hostileTable } from '../modules/tables/testing/addTables.ts';
import { addMeetings } from '../modules/liveRoom/testing/addMeetings.ts';
import { eq } from 'drizzle-orm';
import { addAnnouncements } from '../modules/messages/testing/addAnnouncements.ts';
import { audienceOf, noTerms } from '../platform/audience/audienceOf.ts';
import { settlePeople } from '../platform/audience/settle.ts';
import { auditEntries } from '../platform/audit.schema.ts';
import { groupMembers, groups } from '../platform/organisation.schema.ts';
import { addCategory } from '../modules/course/testing/addCategory.ts';
import { addVersions } from '../modules/course/testing/addVersions.ts';
import { addExamVersions } from '../modules/exam/testing/addExamVersions.ts';
import { anyDraft } from '../modules/course/testing/anyDraft.ts';
import { addQuestionnaireVersions } from '../modules/questionnaire/testing/addQuestionnaireVersions.ts';
import { anyQuestionnaireDraft } from '../modules/questionnaire/testing/anyQuestionnaireDraft.ts';
import { anyExamDraft } from '../modules/exam/testing/anyExamDraft.ts';
import { anyQuestion } from '../modules/exam/testing/anyQuestion.ts';
import { questionnaireSheets } from '../modules/questionnaire/questionnaire.schema.ts';
import { anyLecturer } from '../modules/lecturer/testing/anyLecturer.ts';
import { anyRoom } from '../modules/liveRoom/testing/anyRoom.ts';

/** Two rows of each list of modules beside the course. */
const addRows: readonly ((world: CourseWorld, userId: number) => Promise<unknown>)[] = [
  (world, userId) => addJoined(world, ['a', 'b'], userId),
  (world) => addHomework(world),
  // Compulsory courses are tasks.
  async (world) => [await world.addCourse({ required: true }), await world.addCourse({ required: true })],
  addCertificates,
  addActivities,
  addPackages,
  (world, userId) => addPastBattles(world, userId, 2),
  (world, userId) => addExchanges(world, userId),
  (world, userId) => addPractices(world, userId),
  (world, userId) => addOrders(world, userId),
  // Two colleagues of the department that calls with hostile input name.
  async (world) => {
    for (const account of ['beside-1', 'beside-2']) await world.addLearner(account, '0');
  },
  addCommunity,
  (world, userId) => addDownloads(world, userId),
  addShares,
  addEnterpriseOrders,
  (world) => addOutsiders(world),
  async (world) => {
    await addPartner(world);
    await addLeads(world);
  },
  (world) => addPrivacy(world),
  (world, userId) => addAccesses(world, userId),
  addDialogues,
  addAssessmentRows,
  addRooms,
];

/** The same of lists that lecturers and administrators have of their own. */
const addAdminRows: readonly ((world: CourseWorld, adminId: number) => Promise<unknown>)[] = [addTables];

let app: FastifyInstance;
let who: { token: string; userid: string };
/** Makes the calls for administrators alone, and those that lecturers make as well. */
let administrator: { token: string; userid: string };
let sound: Readonly<Record<string, string>>;
/** Ids that calls ask for, other than courses': by the beginning of the call's name. */
let ids: readonly (readonly [name: string, id: number])[];

/** A bank with three questions; another one is empty. */
const hostileBank = 900_001;

beforeAll(async () => {
  const world = await CourseWorld.open([1001], allRoutes);
  const course = await world.addCourse();
  const learner = await world.addLearner('li');
  // Two rows for each list beside the one that calls of this test change, so that there is a cursor to its second page.
  for (const one of [course, await world.addCourse(), await world.addCourse()]) await study(world, learner, one);
  const exam = await ExamWorld.within(world);
  const examId = await exam.addExam({ switchLimit: 5 });
  await exam.addExam();
  const attemptId = await exam.begin(learner, examId);
  await addReviews(exam);
  for (const account of ['wang', 'zhao']) {
    const other = await world.addLearner(account);
    await rank(world, other, examId);
    await study(world, other, course);
  }
  const asked = [];
  for (let n = 0; n < 3; n += 1) asked.push(await addQuestionnaire(world, { takers: [learner], once: false }));
  const authored = await addQuestionnaire(world, { anonymous: false, authorId: learner });
  await world.in(1001, (scope) => {
    const sheet = { questionnaireId: authored, userId: learner, answers: {}, handedInAt: new Date(world.now) };
    const row = scope.row(questionnaireSheets, sheet);
    return scope.tx.insert(questionnaireSheets).values([row, row]);
  });
  const homeworkId = await addHomework(world);
  await addWaiting(world, homeworkId, [await world.addLearner('chen'), await world.addLearner('zhou')]);
  ids = [
    ...['detail', 'start', 'paper', 'ranking'].map((name) => [`apiExamnew/${name}`, examId] as const),
    ['apiExamnew/', attemptId],
    ['apiQuestionnaire/sheets', authored],
    ['apiQuestionnaire/', asked[0] ?? 0],
    ['apiHomework/', homeworkId],
    ['apiActivity/', firstActivity],
    ['apiMall/', hostileProduct],
    ['apiCourse/practice', hostileCourse],
    ['apiCommunity/', hostilePost],
    ['apiSystem/outsiders/', hostileOutsider],
    ['apiLive/', hostileRoom],
    ['apiCourse/pushMsgAdmin/', hostileRoom],
    ['manage/liveRooms/', hostileRoom],
    ['/yii/appapi/v1/live/', hostileRoom],
  ];
  for (const add of addRows) await add(world, learner);
  const at = { courseId: course.id, chapterId: course.chapterIds[0] ?? 0 };
  await addHostileNotes(world, { ...at, userId: learner });
  await addMicros(world, learner);
  await makeScorm(world, at.chapterId);
  await addComments(world, { courseId: course.id, userId: learner });
  ids = [...ids, ['apiMessage/', await addMessages(world, learner, await world.addLearner('wu'))]];
  ids = [
    ...ids,
    ['apiCourse/courseReward', await addRewards(world, learner)],
    ['/yii/appapi/v1/promote/', hostilePartner],
  ];
  await practise(world, learner);
  const lottery = await addDraws(world, learner);
  who = await addSession(world.db, 1001, learner);
  const adminId = (await world.addPerson('admin')).userId ?? 0;
  for (const add of addAdminRows) await add(world, adminId);
  await addQuestionImports(world, adminId, hostileBank);
  await world.in(1001, (scope) => {
    const entry = scope.row(auditEntries, { at: new Date(), ip: '', act: 'manage/people/act' });
    return scope.tx.insert(auditEntries).values([entry, entry]);
  });
  administrator = await addSession(world.db, 1001, adminId);
  // Not the learner who asks: a new password ends the sessions of the person.
  ids = [...ids, ['manage/imports/', hostileTable], ['manage/exports/', hostileTable]];
  await world.addPerson('admin', 'second');
  ids = [
    ...ids,
    ['manage/roles/', await addRole(world)],
    ['manage/fields/', await addField(world)],
    ['manage/groups/remove', await addGroup(world, [])],
    ['manage/groups/', await addGroup(world, [await world.addLearner('one'), await world.addLearner('two')])],
    ['manage/audience/', await addAnnouncements(world)],
    ['manage/courses/', await addVersions(world)],
    ['manage/exams/', await addExamVersions(exam)],
    ['manage/questionnaires/', await addQuestionnaireVersions(world)],
    ['manage/banks/', hostileBank],
    ['manage/questions/import/', hostileQuestions],
    ['manage/categories/', await addCategory(world)],
    ['manage/', await world.addLearner('managed')],
  ];
  await world.addEnterprise(2001);
  ids = [...ids, ['platform/', 2001]];
  ids = [...ids, ['apiTeacher/', await addLecturing(world, adminId, learner)]];
  ids = [...ids, ['apiMeeting/', await addMeetings(world, learner)]];
  await addFaceEvents(world, learner);
  const checkId = await addChecks(world, learner, course.id);
  app = await testApp(world.db, allRoutes, { platformAdmin: { account: 'admin', eid: 1001 } });
  // Valid values by field name, in wire form; a field of one name means the same in every call.
  sound = {
    backurl: '/index',
    loginLanguage: 'auto',
    from: '',
    account: 'li',
    password: 'Banyan2026',
    confirm: 'Banyan2026',
    remember: 'Y',
    ticket: 't'.repeat(43),
    to: 'zh_cn',
    kind: 'terms',
    events: '[]',
    module: '1',
    'search[keyword]': '',
    'search[catid]': '',
    state: '',
    duration: '',
    fee: '',
    type: 'all',
    lecturer: '0',
    sort: 'default',
    cursor: '',
    size: '1',
    id: String(course.id),
    course_id: String(course.id),
    chapter_id: String(course.chapterIds[0]),
    holder: 'h'.repeat(16),
    window: windowOne,
    answers: '[]',
    files: '[]',
    base: '0',
    submission: '1',
    homework: String(homeworkId),
    marks: '[]',
    code: 'x',
    form: 'pdf',
    tab: 'all',
    category: '',
    keyword: '',
    no: '1',
    seconds: '1',
    questionId: '1',
    text: 't',
    positionS: '1',
    intervals: '[[0,1]]',
    rate: '1',
    seen: '[1]',
    place: '1',
    reason: 'tick',
    take_over: 'N',
    playing: 'N',
    release: 'N',
    collected: 'Y',
    year: '2025',
    avatar: '',
    nickname: '',
    realName: '',
    idNumber: '',
    email: '',
    idPhoto: '',
    question_id: '1',
    grade: 'good',
    mastered: 'Y',
    key: '',
    filter: 'all',
    order: 'due',
    accept: 'Y',
    anonymous: 'N',
    bank: '0',
    choice: '[]',
    span: 'week',
    salt: 's'.repeat(22),
    part: 'course',
    over: 'N',
    first: '2025-11-01',
    last: '2025-11-30',
    phase: 'coming',
    session: '1',
    user: '1',
    mark: 'in',
    row: '1',
    column: '1',
    way: 'code',
    proof: '000000',
    latitude: '31.29891',
    longitude: '120.7312',
    stars: '5',
    words: 'w',
    box: 'at',
    about: 'all',
    unread: 'N',
    read: 'N',
    removed: 'N',
    task_id: '1',
    uid: '1',
    client_id: 'c'.repeat(16),
    person: '1',
    blocked: 'N',
    because: 'other',
    settings: '[]',
    delivery: '',
    affordable: 'N',
    quantity: '1',
    addressId: '0',
    name: 'n',
    phone: '13812347716',
    address: 'a',
    preferred: 'N',
    scope: 'all',
    measure: 'hours',
    period: 'week',
    hidden: 'N',
    practice: String(hostilePractice),
    show: 'all',
    item: 'course',
    number: hostileOrder,
    of: 'course',
    q: '课程',
    lotteryId: String(lottery),
    own: 'o',
    list: '0',
    title: 't',
    body: '<p>b</p>',
    images: '[]',
    media: '',
    reward: '0',
    remind: 'N',
    revision: '1',
    post: String(hostilePost),
    parent: '0',
    comment: '900001',
    answer: '1',
    mentions: '[]',
    target: 'comment',
    praised: 'Y',
    approve: 'N',
    remove: 'N',
    pinned: 'N',
    after: '0',
    purpose: 'login',
    region: 'CN',
    slider: 's'.repeat(22),
    position: '100',
    department: '0',
    birthdayType: 'solar',
    birthday: '',
    agreed: 'Y',
    note: '900001',
    draft_key: 'key-of-a-hostile-note',
    upload: 'u'.repeat(22),
    pin: 'second',
    as: 'draft',
    withdraw: 'N',
    whose: 'mine',
    course: '0',
    verdict: 'passed',
    file: String(hostileDownload),
    download: String(hostileDownload),
    user_eid: '1002',
    portalId: '',
    by: 'link',
    through: 'one',
    share: '1',
    points: '1',
    partner: String(hostilePartner),
    lead: String(hostileLead),
    company: 'c',
    contact: 'c',
    people: 's50',
    interest: 'content',
    status: 'incomplete',
    score: '1',
    location: '1',
    suspend: 's',
    url: 'http://a.localhost/course/1',
    appid: 'ww1',
    ended: 'N',
    component: 'notice',
    pass: 'p'.repeat(43),
    secret: 's'.repeat(43),
    scan: 's'.repeat(43),
    allowed: 'N',
    terms: '1',
    descriptor: `[${Array.from({ length: 128 }, () => 1).join(',')}]`,
    occasion: 'own',
    subject_id: '0',
    challenge: 'n'.repeat(32),
    id_number: '',
    check_id: String(checkId),
    given: 'N',
    reply: 'r',
  };
});

/** As if someone had sat an exam. */
async function rank(world: CourseWorld, userId: number, examId: number) {
  await world.in(1001, (scope) =>
    scope.tx
      .insert(examStandings)
      .values(scope.row(examStandings, { examId, userId, attempts: 1, bestScore: 1000, earliness: -world.now })),
  );
}

/** As if the learner had begun and collected a course. */
async function study(world: CourseWorld, userId: number, course: { id: number; chapterIds: number[] }) {
  const [chapterId = 0] = course.chapterIds;
  const at = new Date(world.now);
  await world.in(1001, async (scope) => {
    const progress = { userId, courseId: course.id, state: 'learning' as const, leftS: 90, enrolledAt: at };
    await scope.tx
      .insert(courseProgress)
      .values(scope.row(courseProgress, { ...progress, lastChapterId: chapterId, lastStudiedAt: at }));
    await scope.tx
      .insert(chapterProgress)
      .values(scope.row(chapterProgress, { userId, courseId: course.id, chapterId, lastBeatAt: at }));
    await scope.tx
      .insert(collectedCourses)
      .values(scope.row(collectedCourses, { userId, courseId: course.id, collectedAt: at }));
    await scope.tx.insert(courseVisits).values(scope.row(courseVisits, { userId, courseId: course.id, visitedAt: at }));
    const earned = { source: 'course' as const, sourceId: course.id, tenths: 10, earnedAt: at };
    await scope.tx.insert(creditEntries).values(scope.row(creditEntries, { userId, ...earned }));
  });
}

/** As if the learner had practised three times, with three wrong questions of each filter. */
async function practise(world: CourseWorld, userId: number) {
  const at = new Date(world.now);
  await world.in(1001, async (scope) => {
    await scope.tx
      .insert(questionBanks)
      .values(
        [hostileBank, hostileBank + 1].map((id) =>
          scope.row(questionBanks, { id, key: `bank${id}`, name: { zh_cn: '题库' } }),
        ),
      );
    const text = { zh_cn: '题' };
    const key = { choice: [1], gaps: [], sample: null, keywords: [] };
    for (const ref of ['q1', 'q2', 'q3']) {
      const asked = { bankId: hostileBank, ref, kind: 'judgement' as const, difficulty: 1, tags: [], options: [] };
      const [question] = await scope.tx
        .insert(questions)
        .values(scope.row(questions, { ...asked, stem: text, explanation: text, key }))
        .returning();
      await scope.tx
        .insert(wrongQuestions)
        .values(scope.row(wrongQuestions, { userId, questionId: question?.id ?? 0, lastWrongAt: at, dueAt: at }));
      const done = { kind: 'tag' as const, key: ref, drills: [], answered: 1, startedAt: at, finishedAt: at };
      await scope.tx.insert(practiceRuns).values(scope.row(practiceRuns, { userId, ...done }));
    }
  });
}

const event = { kind: 'page_view', at: 1, path: '/', title: 't' };
const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '2147483648',
  '999999999999999',
  '-999999999999999',
  '999999999999.999999',
  '1e308',
  'NaN',
  "1' or '1'='1",
  '%00',
  '__proto__',
  '[]',
  '{}',
  'null',
  '[[0,1e308]]',
  '[[-1e308,1e308],[5,1]]',
  '{"__proto__":{"a":1}}',
  '\ufeff😀𠮷',
  '🙂'.repeat(40),
  'x'.repeat(40_000),
  'Y',
  'N',
  'learned',
  'not_studied,not_studied,learned',
  JSON.stringify([{ ...event, at: Number.MAX_SAFE_INTEGER }]),
  JSON.stringify([{ ...event, at: -Number.MAX_SAFE_INTEGER }]),
  JSON.stringify([{ ...event, title: 'a\0b' }]),
  JSON.stringify([{ ...event, path: '\ud800' }]),
];

const writtenPerson = {
  ...{ name: { zh_cn: '某' }, department: null, further: [], post: '', hiredOn: '', tags: [], email: '', phone: '' },
  type: 1,
};

/** A group that is kept by hand. */
const addGroup = (world: CourseWorld, people: readonly number[]): Promise<number> =>
  world.in(1001, async (scope) => {
    const values = scope.row(groups, { name: { zh_cn: '组' } });
    const [row] = await scope.tx.insert(groups).values(values).returning({ id: groups.id });
    const groupId = row?.id ?? 0;
    const audienceId = await audienceOf(scope, { ...noTerms, groups: [groupId] });
    await scope.tx
      .update(groups)
      .set({ audienceId })
      .where(scope.only(groups, eq(groups.id, groupId)));
    if (people.length > 0)
      await scope.tx.insert(groupMembers).values(people.map((userId) => scope.row(groupMembers, { groupId, userId })));
    await settlePeople(scope, people);
    return groupId;
  });

/** Valid values that the calls of one module understand otherwise. */
const soundIn: readonly (readonly [name: string, values: Readonly<Record<string, string>>])[] = [
  ['/yii/appapi/v1/certificate/', { purpose: 'revocation' }],
  ['apiCommunity/', { kind: 'question', order: 'new', category: '0', tab: 'topics' }],
  ['/yii/appapi/v1/login/', { type: 'learner' }],
  ['manage/views/', { table: 'people', name: '视图', query: '' }],
  [
    'manage/',
    {
      ...{
        q: '',
        type: '',
        state: '',
        sort: 'account',
        subject: '',
        who: '0',
        department: '0',
        parent: '0',
        place: '0',
      },
      ...{
        ids: '[1]',
        act: 'unlock',
        revision: '1',
        into: '1',
        closed: 'N',
        open: 'N',
        managers: '[]',
        account: 'neu',
        device: 'none',
        rule: 'null',
        add: '[]',
        take: '[]',
        audience: 'null',
      },
      ...{ name: '{"zh_cn":"名"}', person: JSON.stringify(writtenPerson) },
      ...{
        kind: 'people',
        upload: 'a'.repeat(22),
        mapping: '[]',
        leave: 'N',
        make: '[]',
        line: '2',
        value: '',
        all: 'N',
      },
      ...{ fields: '[]', options: '[]', shown: 'N', archived: 'N' },
      ...{ rows: '1', outcome: '', format: 'csv', columns: '[]' },
    },
  ],
  ['manage/fields/', { kind: 'text', people: '0' }],
  [
    'manage/roles/',
    {
      ...{ permissions: '["people.see"]', holders: '0', holder: '1', builtIn: 'super' },
      ...{ people: '[1]', reach: 'own', departments: '[]' },
    },
  ],
  ['manage/audience/', { kind: 'announcement', some: 'N', began: '0' }],
  ['manage/audit/', { act: '', from: '', to: '', format: 'csv' }],
  [
    'platform/',
    {
      ...{ q: '', state: '', act: 'unlock', host: 'a.localhost', languages: 'en', timeZone: 'Europe/London' },
      ...{ userLimit: '0', expiresOn: '', person: 'p', mail: 'p@a.example' },
    },
  ],
  ['manage/setup/', { name: 'n', theme: '#0a7d5a', logo: '', step: 'look', lines: 'a' }],
  [
    'manage/courses/',
    {
      ...{ title: 't', chapter: 'c', text: 'x', minutes: '2', draft: JSON.stringify(anyDraft), material: '0' },
      ...{ zh: '<p>x</p>', en: '', link: '', about: '', act: 'shelve', category: '', fee: '', kind: '' },
      ...{ sort: '-changed', revision: '0', no: '1', ids: '[1]' },
    },
  ],
  [
    'manage/exams/',
    {
      ...{ title: 't', kind: '', supervision: '', act: 'archive', sort: '-changed', papers: '[]', paper: '1' },
      ...{ minutes: '5', reason: 'r', text: 't', draft: JSON.stringify(anyExamDraft) },
      ...{ people: '[1]', person: '1', stand: '' },
    },
  ],
  [
    'manage/questionnaires/',
    {
      ...{ title: 't', kind: '', names: '', act: 'archive', sort: '-changed', days: '1' },
      ...{ from: '', until: '', item: '', department: '0', answer: '0', draft: JSON.stringify(anyQuestionnaireDraft) },
    },
  ],
  [
    'manage/questions/',
    {
      ...{
        bank: String(hostileBank),
        act: 'retire',
        value: '',
        kind: '',
        difficulty: '',
        tag: '',
        discrimination: '',
        used: '',
      },
      ...{ state: 'current', sort: '-changed', ids: '[1]', question: JSON.stringify(anyQuestion) },
    },
  ],
  [
    'manage/categories/',
    { motif: 'quality', picture: 'keep', upload: '', name: JSON.stringify({ zh_cn: 'n' }), parent: '0', revision: '1' },
  ],
  ['manage/exams/reopenSeveral', { reason: 'r' }],
  ...['previewCorrection', 'correct'].map(
    (name) =>
      [
        `manage/exams/${name}`,
        { question: '1', act: 'mend', policy: 'strict', key: '{"choice":[0],"gaps":[]}', reason: 'r' },
      ] as const,
  ),
  ['manage/exams/takeBackCorrection', { correction: '1' }],
  ['manage/exams/sitters', { reason: '', sort: '-score' }],
  ['manage/exams/exportSitters', { reason: '', sort: '-score' }],
  ['manage/courses/people', { stand: '' }],
  ['manage/courses/exportPeople', { stand: '' }],
  ['manage/courses/remind', { people: '[1]' }],
  ['manage/courses/attention', { chapter: '1' }],
  ['manage/courses/text', { kind: 'article' }],
  ['manage/courses/subtitles', { material: '1' }],
  ['manage/courses/saveSubtitles', { material: '1', language: 'zh' }],
  ['manage/courses/material', { kind: 'video' }],
  ['apiLive/', { kind: 'chat', from: '-1', at: '0', line: '1', on: 'Y', user: '0', leaving: 'N', password: '' }],
  ['apiSystem/outsiders/requests', { state: 'open', q: '' }],
  [
    'apiMeeting/',
    {
      ...{
        tab: 'coming',
        kind: 'meeting',
        topic: 't',
        introduction: '',
        from: '1',
        to: '2',
        members: '[]',
        hosts: '[]',
      },
      ...{
        password: '',
        periodic: 'N',
        frequency: 'weekly',
        times: '2',
        following: 'N',
        answer: 'accepted',
        ids: '[]',
      },
      ...{ accounts: '[]' },
    },
  ],
  [
    'apiTeacher/',
    {
      ...{ kind: 'all', state: 'open', label: '', from: '1', to: '2', place: '', slot: '1', booking: '1', note: 'n' },
      ...{ act: 'confirm', answer: '', gender: 'unsaid', expertise: 'e', labels: '["a"]', cities: '["a"]' },
      ...{ introduction: 'i', images: '[]', application: '1', verdict: 'rejected', grades: '[5,5,5,5,5,5]' },
    },
  ],
  ['manage/lecturers/', { kind: '', state: '', act: 'restore', ids: '[1]', lecturer: JSON.stringify(anyLecturer) }],
  [
    'manage/liveRooms/',
    {
      ...{ state: '', provider: '', sort: '-begins', frequency: '', times: '2', following: 'N', reason: '' },
      liveRoom: JSON.stringify(anyRoom),
    },
  ],
];

/** Makes a call in wire form, without the contract's check in the portal. */
async function ask(call: Call, change: Readonly<Record<string, string>>): Promise<CallResult> {
  const values = soundIn.filter(([name]) => call.name.startsWith(name)).map(([, some]) => some);
  const here = Object.assign({}, sound, ...values) as Readonly<Record<string, string>>;
  const own = Object.keys(call.request.entries).map((name) => [name, here[name] ?? '']);
  const id = ids.find(([name]) => call.name.startsWith(name))?.[1];
  const known = id !== undefined && 'id' in call.request.entries ? { id: String(id) } : {};
  const fields = { ...(Object.fromEntries(own) as Record<string, string>), ...known, ...change };
  // Logging out would leave no session for the rest.
  const apart =
    call.may !== null ||
    call.access === 'admin' ||
    call.access === 'lecturer' ||
    call.name.startsWith('platform/') ||
    call.name.startsWith('manage/exports/');
  const me = call.name === 'apiSystem/loginout' ? {} : apart ? administrator : who;
  return caller(app, { host: 'localhost', eid: 1001, ...me })({ ...call, request: v.object({}) }, {}, { fields });
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('answers or refuses whatever its fields hold, and never fails [HT-08]', async () => {
    expect((await ask(call, {})).http).toBeLessThan(500);
    for (const name of Object.keys(call.request.entries)) {
      for (const value of hostile) {
        const { http } = await ask(call, { [name]: value });
        expect(http, `${name}=${value.slice(0, 60)}`).toBeLessThan(500);
      }
    }
  });
});

/** Choices of a call's fields, one at a time: a list has another order in some of them. */
function choices(call: Call): Record<string, string>[] {
  const chosen = Object.entries(call.request.entries).flatMap(([name, field]) =>
    'options' in field ? (field.options as readonly string[]).map((value) => ({ [name]: value })) : [],
  );
  return [{}, ...chosen];
}

/** The same cursor with other values: in each place of its key, of other kinds, out of range, in other directions. */
function changed(cursor: string): string[] {
  const [list, direction, key, position] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [
    string,
    string,
    unknown[],
    unknown,
  ];
  const values = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, -(2 ** 31) - 1, 8.64e15, 1e308, 0.5];
  const keys = [...values, true, null, '', 'x', 'a\0b', [], {}].flatMap((value) =>
    key.map((_, at) => key.with(at, value)),
  );
  const all = [
    ...[...keys, [], [...key, 1], null, 'x'].map((other) => [list, direction, other, position]),
    [list, 'previous', key, position],
    ...[0, -1, Number.MAX_SAFE_INTEGER, 'x'].map((other) => [list, direction, key, other]),
    ['x', direction, key, position],
  ];
  return all.map((one) => Buffer.from(JSON.stringify(one)).toString('base64url'));
}

const lists = allCalls.filter((call) => 'cursor' in call.request.entries);
describe.each(lists.map((call) => [call.name, call] as const))('a cursor of %s', (_name, call) => {
  it('leads somewhere or is refused by its own code, whatever is in it [HT-08] [CO-01] [CO-14]', async () => {
    let pages = 0;
    for (const choice of choices(call)) {
      const { next } = (await ask(call, choice)).data as { next?: string | null };
      if (typeof next !== 'string') continue;
      pages += 1;
      for (const cursor of [...changed(next), next.slice(0, -3), next.slice(3), `${next}=`, 'x']) {
        const { http, code } = await ask(call, { ...choice, cursor });
        const read = Buffer.from(cursor, 'base64url').toString();
        expect([http, code], read).toEqual(code === undefined ? [200, undefined] : [400, ErrorCode.badCursor]);
      }
      expect((await ask(call, { ...choice, cursor: next.slice(3) })).code).toBe(ErrorCode.badCursor);
      expect((await ask(call, { ...choice, cursor: next })).http).toBe(200);
    }
    const remedy = 'the list has no second page here: add two rows in addRows, and choices for its fields in soundIn';
    expect(pages, remedy).toBeGreaterThan(0);
  });
});

it('names the field of a structure that holds what no database keeps [HT-02]', async () => {
  for (const bad of [
    { ...event, title: 'a\0b' },
    { ...event, at: 9e15 },
    { ...event, at: -1 },
  ]) {
    const result = await ask(uploadLogs, { events: JSON.stringify([bad]), idempotency_key: 'k'.repeat(32) });
    expect(result).toMatchObject({ http: 400, code: ErrorCode.badRequest });
  }
});
