import { ErrorCode } from '@banyan/contracts';
import { login } from '@banyan/contracts/account';
import { categoryTree, courseDetail, downloadSingle, payByAlipay, videoAddress } from '@banyan/contracts/course';
import { handInAttempt, suggestMark } from '@banyan/contracts/exam';
import { sayInRoom } from '@banyan/contracts/live';
import { exchangeProduct } from '@banyan/contracts/mall';
import type { people } from './people.ts';
import type { EnterpriseHost } from './ServerProcess.ts';

/** Folders of texts, each with its four languages. */
export const textFolders = {
  portal: 'apps/portal/src/i18n',
  account: 'libs/domain-account/src/i18n',
  prompt: 'apps/portal/src/prompt/i18n',
  switching: 'libs/domain-account/src/switching/i18n',
  phone: 'libs/domain-account/src/phone/i18n',
  assist: 'libs/domain-account/src/assist/i18n',
  screen: 'libs/core-screen/src/i18n',
  course: 'libs/domain-course/src/i18n',
  exam: 'libs/domain-exam/src/i18n',
  live: 'libs/domain-live/src/i18n',
  mall: 'libs/domain-mall/src/i18n',
  teaching: 'libs/domain-teaching/src/i18n',
  training: 'libs/domain-training/src/i18n',
} as const;

/** A text by its key; places in it match anything. */
export type Text = readonly [folder: keyof typeof textFolders, key: string];

/** A fault that the server is asked for, see `apps/api/src/chaos`. */
export interface Fault {
  readonly call: string;
  readonly fault: number | 'cut' | 'brokenJson' | 'wrongShape' | 'brokenSeal' | 'staleClock' | 'slow';
  /** 0: always. */
  readonly times?: number;
  readonly msg?: string;
  readonly data?: unknown;
}

/** Action on the screen that leads to the error; the journey implements it. */
export type Act =
  | 'askSuggestion'
  | 'askLink'
  | 'collect'
  | 'commentOnAndOn'
  | 'exchange'
  | 'handIn'
  | 'likeOnAndOn'
  | 'logIn'
  | 'payByAlipay'
  | 'play'
  | 'sendTwice'
  | 'speak'
  | 'upload';

/** The error, driven through the portal. */
interface Driven {
  readonly who: keyof typeof people | 'visitor';
  /** Portal; the person's own when absent. */
  readonly host?: EnterpriseHost | 'nowhere';
  readonly at: string;
  readonly faults?: readonly Fault[];
  readonly act?: Act;
  /** Expected text: one of ours, or the server's own words unchanged. */
  readonly words: Text | string;
  /** The way on: a button or link with this text; null when the words alone say what to do. */
  readonly way: readonly [role: 'button' | 'link', ...text: Text] | null;
}

/** The error, where no single fault brings it about: its texts, and the test that reaches it. */
interface ProvedElsewhere {
  readonly words: Text;
  readonly way: Text | null;
  /** File of that test, from the root. */
  readonly provedBy: string;
}

/** A row of the catalogue of errors, learning-domain.md section 8 [ER-07]. */
export interface CatalogueRow {
  readonly situation: string;
  readonly is: Driven | ProvedElsewhere;
}

const { name: tree } = categoryTree;
const once = (call: string, fault: Fault['fault'], more: Omit<Fault, 'call' | 'fault'> = {}): Fault => ({
  call,
  fault,
  times: 1,
  ...more,
});
const always = (call: string, fault: Fault['fault'], more: Omit<Fault, 'call' | 'fault'> = {}): Fault => ({
  call,
  fault,
  times: 0,
  ...more,
});

/** A call that every learner's course list makes, refused. */
const onTree = (code: number, more: Pick<Fault, 'msg' | 'data'> = {}) =>
  ({ who: 'sun', at: '/course', faults: [once(tree, code, more)] }) as const;

/** A course that does not open. */
const course = (code: number) =>
  ({ who: 'sun', at: '/course/101', faults: [always(courseDetail.name, code)] }) as const;

const closed = (host: EnterpriseHost) => ({ who: 'visitor', host, at: '/course' }) as const;

const exchange = (refusal: string) =>
  ({
    who: 'lecturer',
    at: '/shopMall/shopDetail/1005',
    faults: [always(exchangeProduct.name, ErrorCode.mallRefused, { data: { refusal } })],
    act: 'exchange',
    way: ['button', 'mall', 'product.exchangeFor'],
  }) as const;

const loginRefused = (code: number, key: string, data?: unknown) =>
  ({
    who: 'visitor',
    host: 'hengchuan',
    at: '/login',
    faults: [always(login.name, code, data === undefined ? {} : { data })],
    act: 'logIn',
    words: ['account', `login.errors.${key}`],
    way: ['button', 'account', 'login.submit'],
  }) as const;

/** Every row of the catalogue, in its order; several where it names several. */
export const errorCatalogue: readonly CatalogueRow[] = [
  {
    situation: 'organisation not found for the subdomain [AC-15]',
    is: {
      who: 'visitor',
      host: 'nowhere',
      at: '/index',
      words: ['prompt', 'noEnterprise.title'],
      way: ['button', 'prompt', 'refresh'],
    },
  },
  {
    situation: 'not a member of the organisation',
    is: { ...closed('members'), words: ['prompt', 'notJoined.visitorTitle'], way: ['link', 'prompt', 'notJoined.ask'] },
  },
  {
    situation: 'organisation expired',
    is: { ...closed('expired'), words: ['prompt', 'expired.title'], way: ['link', 'prompt', 'expired.remind'] },
  },
  {
    situation: 'enterprise locked',
    is: { ...closed('locked'), words: ['prompt', 'locked.title'], way: ['link', 'prompt', 'locked.ask'] },
  },
  {
    situation: 'enterprise closed',
    is: {
      ...closed('deleted'),
      words: ['prompt', 'deleted.title'],
      way: ['button', 'prompt', 'refresh'],
    },
  },
  {
    situation: 'account blocked by the administrator, at its next call [AC-12]',
    is: {
      ...onTree(ErrorCode.accountLocked),
      words: ['prompt', 'accountLocked.title'],
      way: ['link', 'prompt', 'accountLocked.ask'],
    },
  },
  {
    situation: 'user count over limit [AC-15]',
    is: {
      ...onTree(ErrorCode.usersOverLimit, { data: { current: 512, limit: 500 } }),
      words: ['prompt', 'overLimit.textFigures'],
      way: ['link', 'prompt', 'overLimit.ask'],
    },
  },
  {
    situation: 'link invalid [AC-15]',
    is: {
      who: 'visitor',
      host: 'hengchuan',
      at: '/transferLogin?code=nobody-gave-this-code-away-00000000000000000',
      words: ['switching', 'transfer.unknown'],
      way: ['link', 'switching', 'transfer.toLogin'],
    },
  },
  {
    situation: 'login expired',
    is: {
      ...onTree(ErrorCode.unauthenticated),
      words: ['prompt', 'session.title'],
      way: ['link', 'prompt', 'login'],
    },
  },
  {
    situation: 'login needed for this action',
    is: {
      who: 'visitor',
      host: 'localhost',
      at: '/course/1',
      act: 'collect',
      words: ['portal', 'loginDialog.title'],
      way: ['link', 'portal', 'loginDialog.login'],
    },
  },
  {
    situation: 'course not visible',
    is: {
      ...course(ErrorCode.courseNotVisible),
      words: ['course', 'refusal.notVisible.text'],
      way: ['link', 'course', 'refusal.others'],
    },
  },
  {
    situation: 'course expired',
    is: {
      ...course(ErrorCode.courseExpired),
      words: ['course', 'refusal.expired.text'],
      way: ['link', 'course', 'buy.again'],
    },
  },
  {
    situation: 'maximum viewers reached',
    is: {
      ...course(ErrorCode.courseFull),
      words: ['course', 'refusal.full.title'],
      way: ['button', 'course', 'retry'],
    },
  },
  {
    situation: 'learning in several windows or devices',
    is: {
      who: 'sun',
      at: '/refused/101/%E8%B4%A8%E9%87%8F',
      words: ['course', 'refused.titleOf'],
      way: ['button', 'course', 'refused.takeOver'],
    },
  },
  {
    situation: 'video playback failed after retries',
    is: {
      words: ['course', 'player.playbackFailed'],
      way: ['course', 'player.refresh'],
      provedBy: 'apps/portal-e2e/src/player.spec.ts',
    },
  },
  {
    situation: 'fetching the video address failed',
    is: {
      who: 'sun',
      at: '/course/104',
      faults: [always(videoAddress.name, ErrorCode.internal)],
      act: 'play',
      words: ['course', 'player.addressFailed'],
      way: ['button', 'course', 'retry'],
    },
  },
  {
    situation: 'paper submission failed',
    is: {
      who: 'lecturer',
      at: '/task/exam/excessive/1102',
      faults: [always(handInAttempt.name, ErrorCode.internal)],
      act: 'handIn',
      words: ['exam', 'sheet.handIn.failedText'],
      way: ['button', 'exam', 'sheet.handIn.again'],
    },
  },
  {
    situation: 'face verification failed more than the allowed times',
    is: { words: ['exam', 'receipt.reason.face'], way: null, provedBy: 'apps/api/src/modules/exam/sitting.test.ts' },
  },
  {
    situation: 'screen switches above the limit',
    is: {
      words: ['exam', 'receipt.reason.switches'],
      way: null,
      provedBy: 'apps/api/src/modules/exam/sitting.test.ts',
    },
  },
  { situation: 'insufficient points on exchange', is: { ...exchange('points'), words: ['mall', 'refusal.points'] } },
  { situation: 'insufficient stock on exchange', is: { ...exchange('stock'), words: ['mall', 'refusal.stock'] } },
  { situation: 'not within pick-up time', is: { ...exchange('hours'), words: ['mall', 'refusal.hours'] } },
  {
    situation: 'do not like continuously [ER-08]',
    // Nobody tells the server what to say: it counts the presses.
    is: { who: 'sun', at: '/news/community', act: 'likeOnAndOn', words: '请不要连续点赞', way: null },
  },
  {
    situation: 'do not click continuously [ER-08]',
    // A seventh comment within a minute; the words are those of the server.
    is: {
      who: 'sun',
      at: '/course/101?tab=comments',
      act: 'commentOnAndOn',
      words: '操作过于频繁，请稍后再试',
      way: ['button', 'course', 'comments.send'],
    },
  },
  {
    situation: 'do not resubmit [ER-08]',
    // Nobody tells the server what to say: it knows the sealed request.
    is: {
      who: 'sun',
      at: '/my/my-exam?tab=todo',
      act: 'sendTwice',
      words: '请求已处理，请勿重复提交',
      way: ['button', 'screen', 'retry'],
    },
  },
  {
    situation: 'upload of a wrong type',
    is: {
      who: 'lecturer',
      at: '/task/homework/9001',
      act: 'upload',
      words: ['training', 'homework.files.type'],
      way: ['button', 'training', 'homework.files.remove'],
    },
  },
  {
    situation: 'upload over size, failed or interrupted',
    is: {
      words: ['training', 'homework.files.broken'],
      way: ['training', 'homework.files.retry'],
      provedBy: 'libs/core-http/src/upload.test.ts',
    },
  },
  {
    situation: 'transcoding in progress or failed',
    is: {
      words: ['teaching', 'micro.file.failed'],
      way: ['teaching', 'micro.again'],
      provedBy: 'apps/portal-e2e/src/micro-course.spec.ts',
    },
  },
  {
    situation: 'slider failed',
    is: {
      words: ['phone', 'slider.missed'],
      way: ['phone', 'slider.done'],
      provedBy: 'apps/portal-e2e/src/phone-code.spec.ts',
    },
  },
  {
    situation: 'verification code expired',
    is: {
      words: ['phone', 'codeProblem.expired'],
      way: ['phone', 'askAgain'],
      provedBy: 'apps/portal-e2e/src/phone-code.spec.ts',
    },
  },
  { situation: 'not in the address book', is: { ...exchange('address'), words: ['mall', 'refusal.address'] } },
  {
    situation: 'payment over an hour',
    is: {
      who: 'mia',
      at: '/coursePay?id=214',
      faults: [always(payByAlipay.name, ErrorCode.orderRefused, { data: { refusal: 'late' } })],
      act: 'payByAlipay',
      words: ['course', 'pay.refusal.late'],
      way: ['button', 'course', 'pay.now'],
    },
  },
  {
    situation: 'AI scoring failed',
    is: {
      who: 'administrator',
      at: '/review?tab=exam&by=paper&exam=1108&attempt=11081',
      faults: [always(suggestMark.name, ErrorCode.scorerFailed, { data: { reason: 'timeout' } })],
      act: 'askSuggestion',
      words: ['exam', 'review.askFailed'],
      way: ['button', 'exam', 'review.askAgain'],
    },
  },
  {
    situation: 'forbidden to speak in a live room',
    is: {
      who: 'sun',
      at: '/course/live/8001',
      faults: [always(sayInRoom.name, ErrorCode.roomRefused, { data: { refusal: 'muted' } })],
      act: 'speak',
      words: ['live', 'live.refusal.muted'],
      way: null,
    },
  },
  {
    situation: 'download failed',
    is: {
      who: 'sun',
      at: '/course/101?tab=materials',
      faults: [always(downloadSingle.name, ErrorCode.internal)],
      act: 'askLink',
      words: ['course', 'materials.notGot'],
      way: ['button', 'course', 'materials.getName'],
    },
  },
  { situation: 'login: wrong name', is: loginRefused(ErrorCode.wrongCredentials, 'wrongCredentials') },
  { situation: 'login: wrong id number', is: loginRefused(ErrorCode.wrongIdNumber, 'wrongIdNumber') },
  {
    situation: 'login: frequent requests',
    is: loginRefused(ErrorCode.loginTooFrequent, 'tooFrequent_other', { retryAfterS: 120 }),
  },
  { situation: 'login: illegal request', is: loginRefused(ErrorCode.illegalRequest, 'illegalRequest') },
  { situation: 'login: not the same person', is: loginRefused(ErrorCode.notSamePerson, 'notSamePerson') },
  {
    situation: 'recording error',
    is: {
      words: ['assist', 'dialog.error.title'],
      way: ['assist', 'dialog.act.leave'],
      provedBy: 'apps/portal-e2e/src/assist.spec.ts',
    },
  },
  {
    situation: 'recording cancelled or failed to start',
    is: {
      words: ['assist', 'dialog.fail.text'],
      way: ['assist', 'dialog.act.leave'],
      provedBy: 'apps/portal-e2e/src/assist.spec.ts',
    },
  },
  {
    situation: 'forced offline [AC-09]',
    is: {
      ...onTree(ErrorCode.loggedInElsewhere),
      words: ['portal', 'relogin.title'],
      way: ['link', 'portal', 'relogin.login'],
    },
  },
  {
    situation: 'an answer of another shape [HT-08]',
    is: {
      who: 'sun',
      at: '/course',
      faults: [once(tree, 'wrongShape')],
      words: ['course', 'catalogue.treeFailed'],
      way: ['button', 'course', 'retry'],
    },
  },
  {
    situation: 'an answer that is no JSON [HT-08]',
    is: {
      who: 'sun',
      at: '/course',
      faults: [always(tree, 'brokenJson')],
      words: ['course', 'catalogue.treeFailed'],
      way: ['button', 'course', 'retry'],
    },
  },
  {
    situation: 'a connection cut in the middle of every answer [HT-06]',
    is: {
      who: 'sun',
      at: '/course',
      faults: [always(tree, 'cut')],
      words: ['course', 'catalogue.treeFailed'],
      way: ['button', 'course', 'retry'],
    },
  },
  {
    situation: 'a login whose seal is broken [HT-05]',
    is: {
      who: 'visitor',
      host: 'hengchuan',
      at: '/login',
      faults: [once(login.name, 'brokenSeal')],
      act: 'logIn',
      words: ['account', 'login.errors.unknown'],
      way: ['button', 'account', 'login.submit'],
    },
  },
  {
    situation: 'a clock that the server calls wrong twice [ER-02]',
    is: {
      who: 'sun',
      at: '/course',
      faults: [{ call: tree, fault: 'staleClock', times: 2 }],
      words: ['course', 'catalogue.treeFailed'],
      way: ['button', 'course', 'retry'],
    },
  },
];
