import type { Role } from '@banyan/contracts/account';
import type { AccessDecision, EnterpriseGate, Need, StatusOutcome } from './access.ts';
import { hostAgents } from './hosts.cases.ts';
import type { ScreenHandle } from './module.ts';

/** One row of the guard's table. Plain data, so that a unit test and a browser test run the same rows. */
export interface AccessCase {
  /** Expected behaviour, with its requirement ids. */
  readonly title: string;
  readonly enterprise: keyof typeof gateStates;
  readonly role: Role;
  /** Row of the route table for the path. */
  readonly pattern: keyof typeof gateScreens;
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
  readonly host: keyof typeof gateHosts;
  readonly expected: AccessDecision;
}

const open: EnterpriseGate = {
  eid: 1002,
  puborg: 0,
  expireStatus: 'Y',
  islock: 'Y',
  isdelete: '0',
  is_jion: 'Y',
  pcScanQRCodeLoginUrl: '',
};
const company: EnterpriseGate = { ...open, eid: 1001, puborg: 1 };
const expired: EnterpriseGate = { ...company, eid: 1003, expireStatus: 'N' };
const scan = 'https://scan.example.com/login?from=portal';

const loaded = (enterprise: EnterpriseGate): StatusOutcome => ({ kind: 'loaded', enterprise });

/** States of the enterprise for the guard. */
export const gateStates = {
  publicPortal: loaded({ ...open, eid: 0 }),
  /** A public portal with every block: none applies at eid 0. */
  publicPortalBlocked: loaded({ ...open, eid: 0, expireStatus: 'N', islock: 'N', isdelete: '1', is_jion: 'N' }),
  openCompany: loaded(open),
  privateCompany: loaded(company),
  /** Private, of another kind than 1. */
  privateOrganisation: loaded({ ...company, puborg: 2 }),
  expired: loaded(expired),
  locked: loaded({ ...company, eid: 1004, islock: 'N' }),
  deleted: loaded({ ...company, eid: 1005, isdelete: '1' }),
  notJoined: loaded({ ...company, eid: 1006, is_jion: 'N' }),
  openNotJoined: loaded({ ...open, is_jion: 'N' }),
  expiredAndLocked: loaded({ ...expired, islock: 'N' }),
  lockedAndDeleted: loaded({ ...company, islock: 'N', isdelete: '1' }),
  deletedAndNotJoined: loaded({ ...company, isdelete: '1', is_jion: 'N' }),
  everyBlock: loaded({ ...expired, islock: 'N', isdelete: '1', is_jion: 'N' }),
  scanCompany: loaded({ ...company, pcScanQRCodeLoginUrl: scan }),
  expiredScanCompany: loaded({ ...expired, pcScanQRCodeLoginUrl: scan }),
  /** Its scan address is not a web address. */
  brokenScanCompany: loaded({ ...company, pcScanQRCodeLoginUrl: 'javascript:alert(1)' }),
  refused: { kind: 'refused', code: 577, message: 'Too many users', data: { current: 512, limit: 500 } },
  unreachable: { kind: 'failed', reloaded: false },
  unreachableAgain: { kind: 'failed', reloaded: true },
} as const satisfies Readonly<Record<string, StatusOutcome>>;

/** The screens of the rows, as in the route table. */
export const gateScreens = {
  '/login': { access: 'public', name: 'login' },
  '/agreement': { access: 'public' },
  '/transferLogin': { access: 'public' },
  '/loginPc': { access: 'public' },
  '/prompt': { access: 'public', name: 'prompt' },
  '/index': { access: 'open' },
  '/course': { access: 'open' },
  '/course/:id': { access: 'open', name: 'courseDetail' },
  '/my/learn-record': { access: 'login' },
  '/task/exam/questions/:id': { access: 'open' },
  '/task/exam/excessive/:id': { access: 'open', transition: 'exam' },
  '/training/train-detail/:id': { access: 'open', transition: 'training' },
  '/task/active-detail/:id': { access: 'open', transition: 'activity' },
  '/questionnaire/excessive/:id': { access: 'open', transition: 'questionnaire' },
  '/manage/review': { access: 'admin' },
  '/lecturer/office': { access: 'lecturer' },
  /** No row: the not-found screen. */
  '*': { access: 'open' },
} as const satisfies Readonly<Record<string, Pick<ScreenHandle, 'access' | 'name' | 'transition'>>>;

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
/** User agents of host applications. */
export const gateHosts = {
  browser: chrome,
  wecom: `${chrome} wxwork/4.1.0 MicroMessenger/7.0.1`,
  dingtalk: `${chrome} DingTalk/7.6.0`,
  dingtalkMac: hostAgents.dingtalkMac.userAgent,
  lark: `${chrome} Lark/7.20.0`,
  cloudHub: `${chrome} cloudhub/10.8.0`,
  collaboration: `${chrome} XieZuo/3.17`,
  meeting: `${chrome} wxwork/4.1.0 wemeet/3.30.0`,
  office: `${chrome} WPSOffice/12.1.0`,
} as const;

const allow: AccessDecision = { kind: 'allow' };
const prompt = (code: number): AccessDecision => ({ kind: 'prompt', code });
const login = (backUrl: string): AccessDecision => ({ kind: 'login', backUrl });
const leave: AccessDecision = { kind: 'leave', url: scan };
const refusal: AccessDecision = {
  kind: 'prompt',
  code: 577,
  message: 'Too many users',
  data: { current: 512, limit: 500 },
};
const initialisationError: AccessDecision = { kind: 'initialisationError' };
const forbidden = (needs: Need): AccessDecision => ({ kind: 'forbidden', needs });

type State = keyof typeof gateStates;
type Pattern = keyof typeof gateScreens;

/** A row: state, role, address and decision; `at` gives pattern and address when they differ. */
function row(
  title: string,
  enterprise: State,
  role: Role,
  at: Pattern | readonly [pattern: Pattern, address: string],
  expected: AccessDecision,
  host: keyof typeof gateHosts = 'browser',
): AccessCase {
  const [pattern, address] = typeof at === 'string' ? [at, at] : at;
  const [path = '', query] = address.split('?');
  return { title, enterprise, role, pattern, path, query: query === undefined ? '' : `?${query}`, host, expected };
}

const course = ['/course/:id', '/course/7'] as const;
const coursePreview = ['/course/:id', '/course/7?preview=1'] as const;
const homePreview = ['/index', '/index?preview='] as const;
const exam = ['/task/exam/excessive/:id', '/task/exam/excessive/4'] as const;
const training = ['/training/train-detail/:id', '/training/train-detail/4'] as const;
const activity = ['/task/active-detail/:id', '/task/active-detail/4'] as const;
const questionnaire = ['/questionnaire/excessive/:id', '/questionnaire/excessive/4'] as const;

/** The guard's table [AC-02 … AC-07, AC-10]. */
export const accessCases: readonly AccessCase[] = [
  row('the public portal lets visitors see its home [AC-06]', 'publicPortal', 'none', '/index', allow),
  row('the public portal lets visitors see its courses [AC-06]', 'publicPortal', 'none', '/course', allow),
  row(
    'a login screen asks visitors of the public portal to log in [AC-07]',
    'publicPortal',
    'none',
    '/my/learn-record',
    login('/my/learn-record'),
  ),
  row(
    'a login screen opens to a learner of the public portal [AC-07]',
    'publicPortal',
    'learner',
    '/my/learn-record',
    allow,
  ),
  row('no block counts in the public portal [AC-03]', 'publicPortalBlocked', 'none', '/index', allow),
  row('no block counts for a learner of the public portal [AC-03]', 'publicPortalBlocked', 'learner', '/course', allow),

  row('an open company lets visitors see its home [AC-06]', 'openCompany', 'none', '/index', allow),
  row('an open company lets visitors see a course [AC-06]', 'openCompany', 'none', course, allow),
  row(
    'an open company asks for login where the screen does [AC-07]',
    'openCompany',
    'none',
    '/my/learn-record',
    login('/my/learn-record'),
  ),
  row(
    'an open company keeps the query of the way back [AC-06]',
    'openCompany',
    'none',
    ['/my/learn-record', '/my/learn-record?page=2&sort=new'],
    login('/my/learn-record?page=2&sort=new'),
  ),
  row('a learner of an open company sees a login screen [AC-07]', 'openCompany', 'learner', '/my/learn-record', allow),

  row(
    'a private company sends visitors from home to login [AC-06]',
    'privateCompany',
    'none',
    '/index',
    login('/index'),
  ),
  row(
    'a private company sends visitors from the list to login with its query [AC-06]',
    'privateCompany',
    'none',
    ['/course', '/course?keyword=5S&page=3'],
    login('/course?keyword=5S&page=3'),
  ),
  row(
    'any kind of private enterprise sends visitors to login [AC-06]',
    'privateOrganisation',
    'none',
    '/index',
    login('/index'),
  ),
  row(
    'a private company sends visitors from an unknown path to login [AC-06]',
    'privateCompany',
    'none',
    ['*', '/nowhere'],
    login('/nowhere'),
  ),
  row(
    'a private company sends visitors from an exam paper to login [AC-06]',
    'privateCompany',
    'none',
    ['/task/exam/questions/:id', '/task/exam/questions/9'],
    login('/task/exam/questions/9'),
  ),
  row(
    'a private company sends visitors to login with the place on the page that they wanted [AC-06]',
    'privateCompany',
    'none',
    ['/index', '/index?tab=2#news'],
    login('/index?tab=2#news'),
  ),
  row(
    'a private company takes no place on a page for a preview [AC-06]',
    'privateCompany',
    'none',
    ['/index', '/index#?preview=1'],
    login('/index#?preview=1'),
  ),
  row('a private company shows visitors its login screen [AC-06, AC-07]', 'privateCompany', 'none', '/login', allow),
  row(
    'a private company shows visitors its login screen with a way back [AC-06]',
    'privateCompany',
    'none',
    ['/login', '/login?backUrl=%2Findex'],
    allow,
  ),
  row('a private company shows visitors a course [AC-06]', 'privateCompany', 'none', course, allow),
  row('a private company shows visitors the transition of an exam [AC-06]', 'privateCompany', 'none', exam, allow),
  row(
    'a private company shows visitors the transition of a training [AC-06]',
    'privateCompany',
    'none',
    training,
    allow,
  ),
  row(
    'a private company shows visitors the transition of an activity [AC-06]',
    'privateCompany',
    'none',
    activity,
    allow,
  ),
  row(
    'a private company shows visitors the transition of a questionnaire [AC-06]',
    'privateCompany',
    'none',
    questionnaire,
    allow,
  ),
  row('a private company shows visitors its agreement [AC-06, AC-07]', 'privateCompany', 'none', '/agreement', allow),
  row(
    'a private company shows visitors the prompt [AC-06, AC-07]',
    'privateCompany',
    'none',
    ['/prompt', '/prompt?errorMsg=401'],
    allow,
  ),
  row('a preview link lets visitors of a private company in [AC-06]', 'privateCompany', 'none', homePreview, allow),
  row(
    'a preview link does not replace login where a screen asks for it [AC-06, AC-07]',
    'privateCompany',
    'none',
    ['/my/learn-record', '/my/learn-record?preview=1'],
    login('/my/learn-record?preview=1'),
  ),
  row(
    'only a query of that name is a preview [AC-06]',
    'privateCompany',
    'none',
    ['/index', '/index?x=preview'],
    login('/index?x=preview'),
  ),
  row('WeCom lets visitors of a private company in [AC-06]', 'privateCompany', 'none', '/index', allow, 'wecom'),
  row('DingTalk lets visitors of a private company in [AC-06]', 'privateCompany', 'none', '/index', allow, 'dingtalk'),
  row('Lark lets visitors of a private company in [AC-06]', 'privateCompany', 'none', '/course', allow, 'lark'),
  row(
    'a cloud hub lets visitors of a private company in [AC-06]',
    'privateCompany',
    'none',
    '/index',
    allow,
    'cloudHub',
  ),
  row(
    'a collaboration client lets visitors of a private company in [AC-06]',
    'privateCompany',
    'none',
    '/index',
    allow,
    'collaboration',
  ),
  row('a meeting client is no chat tool [AC-06]', 'privateCompany', 'none', '/index', login('/index'), 'meeting'),
  row('an office suite is no chat tool [AC-06]', 'privateCompany', 'none', '/index', login('/index'), 'office'),
  row(
    'a chat tool does not replace login where a screen asks for it [AC-06, AC-07]',
    'privateCompany',
    'none',
    '/my/learn-record',
    login('/my/learn-record'),
    'wecom',
  ),
  row('a learner sees the home of a private company [AC-06]', 'privateCompany', 'learner', '/index', allow),
  row(
    'a learner sees a login screen of a private company [AC-07]',
    'privateCompany',
    'learner',
    '/my/learn-record',
    allow,
  ),
  row('a learner may look at the login screen [AC-07]', 'privateCompany', 'learner', '/login', allow),
  row('a learner comes to the not-found screen [AC-06]', 'privateCompany', 'learner', ['*', '/nowhere'], allow),

  row('an expired enterprise stops a learner [AC-03]', 'expired', 'learner', '/index', prompt(3)),
  row('an expired enterprise stops a visitor before login [AC-03]', 'expired', 'none', '/index', prompt(3)),
  row(
    'an expired enterprise stops a visitor at a login screen [AC-03]',
    'expired',
    'none',
    '/my/learn-record',
    prompt(3),
  ),
  row('an expired enterprise stops at a course too [AC-03]', 'expired', 'learner', course, prompt(3)),
  row('a preview link does not pass expiry [AC-03]', 'expired', 'learner', coursePreview, prompt(3)),
  row('a chat tool does not pass expiry [AC-03]', 'expired', 'none', '/index', prompt(3), 'wecom'),
  row('an expired enterprise still shows its login screen [AC-03, AC-07]', 'expired', 'none', '/login', allow),
  row('an expired enterprise still shows its agreement [AC-03, AC-07]', 'expired', 'none', '/agreement', allow),
  row(
    'an expired enterprise shows the prompt, not a loop [AC-03]',
    'expired',
    'learner',
    ['/prompt', '/prompt?errorMsg=3'],
    allow,
  ),
  row('a locked enterprise stops a learner [AC-03]', 'locked', 'learner', '/index', prompt(4)),
  row('a locked enterprise stops a visitor [AC-03]', 'locked', 'none', course, prompt(4)),
  row('a locked enterprise shows the prompt [AC-03]', 'locked', 'none', '/prompt', allow),
  row('a deleted enterprise stops a learner [AC-03]', 'deleted', 'learner', '/index', prompt(5)),
  row('a deleted enterprise stops a visitor at an exam transition [AC-03]', 'deleted', 'none', exam, prompt(5)),
  row('a deleted enterprise still shows its login screen [AC-03, AC-07]', 'deleted', 'none', '/login', allow),
  row('who has not joined is stopped at home [AC-03]', 'notJoined', 'learner', '/index', prompt(2)),
  row('who has not joined is stopped at an unknown path [AC-03]', 'notJoined', 'learner', ['*', '/nowhere'], prompt(2)),
  row('who has not joined is stopped at a transition [AC-03]', 'notJoined', 'learner', training, prompt(2)),
  row('who has not joined may see a course [AC-03]', 'notJoined', 'learner', course, allow),
  row('a visitor who has not joined may see a course [AC-03, AC-06]', 'notJoined', 'none', course, allow),
  row('who has not joined may log in as someone else [AC-03]', 'notJoined', 'learner', '/login', allow),
  row('a preview link passes not joined [AC-03]', 'notJoined', 'learner', homePreview, allow),
  row('a preview link passes not joined for a visitor [AC-03, AC-06]', 'notJoined', 'none', homePreview, allow),
  row('a chat tool does not pass not joined [AC-03]', 'notJoined', 'none', '/index', prompt(2), 'dingtalk'),
  row('an open company also stops who has not joined [AC-03]', 'openNotJoined', 'none', '/index', prompt(2)),
  row('expired comes before locked [AC-03]', 'expiredAndLocked', 'learner', '/index', prompt(3)),
  row('locked comes before deleted [AC-03]', 'lockedAndDeleted', 'learner', '/index', prompt(4)),
  row('deleted comes before not joined [AC-03]', 'deletedAndNotJoined', 'learner', '/index', prompt(5)),
  row('deleted holds where not joined is excused [AC-03]', 'deletedAndNotJoined', 'learner', coursePreview, prompt(5)),
  row('expired comes first of all [AC-03]', 'everyBlock', 'learner', course, prompt(3)),

  row('a visitor leaves to the scan login [AC-02]', 'scanCompany', 'none', '/index', leave),
  row('a visitor leaves to the scan login from the login screen [AC-02]', 'scanCompany', 'none', '/login', leave),
  row('a visitor leaves to the scan login from a course [AC-02]', 'scanCompany', 'none', course, leave),
  row('a login that was handed over stays where visitors scan [AC-02]', 'scanCompany', 'none', '/transferLogin', allow),
  row('the gateway of administrators stays where visitors scan [AC-02]', 'scanCompany', 'none', '/loginPc', allow),
  row('the agreement stays where visitors scan [AC-02]', 'scanCompany', 'none', '/agreement', allow),
  row('the scan login comes before the blocks [AC-02, AC-03]', 'expiredScanCompany', 'none', '/index', leave),
  row('a learner does not leave to the scan login [AC-02]', 'scanCompany', 'learner', '/index', allow),
  row(
    'a learner of an expired company with scan login is told so [AC-02, AC-03]',
    'expiredScanCompany',
    'learner',
    '/index',
    prompt(3),
  ),
  row(
    'the prompt stays readable where visitors scan [AC-02, AC-13]',
    'scanCompany',
    'none',
    ['/prompt', '/prompt?errorMsg=401'],
    allow,
  ),
  row(
    'a scan address that is no web address is ignored [AC-02, AC-14]',
    'brokenScanCompany',
    'none',
    '/index',
    login('/index'),
  ),

  row('status N leads to the prompt with code and message [AC-04]', 'refused', 'none', '/index', refusal),
  row('status N stops a learner [AC-04]', 'refused', 'learner', course, refusal),
  row('status N stops at the login screen [AC-04]', 'refused', 'none', '/login', refusal),
  row('status N shows the prompt, not a loop [AC-04]', 'refused', 'none', ['/prompt', '/prompt?errorMsg=577'], allow),
  row('no status loads the page once more [AC-05]', 'unreachable', 'none', '/index', { kind: 'reload' }),
  row('no status loads a login screen once more [AC-05]', 'unreachable', 'learner', '/login', { kind: 'reload' }),
  row('no status twice is the initialisation error [AC-05]', 'unreachableAgain', 'none', '/index', initialisationError),
  row(
    'no status twice is the initialisation error at the prompt too [AC-05]',
    'unreachableAgain',
    'none',
    '/prompt',
    initialisationError,
  ),

  row('an administrator sees the review desk [AC-10]', 'privateCompany', 'admin', '/manage/review', allow),
  row(
    'DingTalk for Mac does not open the review desk and says so [HO-04]',
    'privateCompany',
    'admin',
    '/manage/review',
    forbidden('otherProgram'),
    'dingtalkMac',
  ),
  row(
    'DingTalk for Windows opens the review desk [HO-04]',
    'privateCompany',
    'admin',
    '/manage/review',
    allow,
    'dingtalk',
  ),
  row(
    'a learner does not see the review desk [AC-10]',
    'privateCompany',
    'learner',
    '/manage/review',
    forbidden('admin'),
  ),
  row(
    'a lecturer does not see the review desk [AC-10]',
    'privateCompany',
    'lecturer',
    '/manage/review',
    forbidden('admin'),
  ),
  row(
    'a visitor is asked to log in before the review desk [AC-07, AC-10]',
    'openCompany',
    'none',
    '/manage/review',
    login('/manage/review'),
  ),
  row(
    'an administrator of an expired company is told so [AC-03, AC-10]',
    'expired',
    'admin',
    '/manage/review',
    prompt(3),
  ),
  row('a lecturer sees the lecturer office [AC-10]', 'privateCompany', 'lecturer', '/lecturer/office', allow),
  row('an administrator sees the lecturer office [AC-10]', 'privateCompany', 'admin', '/lecturer/office', allow),
  row(
    'a learner does not see the lecturer office [AC-10]',
    'privateCompany',
    'learner',
    '/lecturer/office',
    forbidden('lecturer'),
  ),
];
