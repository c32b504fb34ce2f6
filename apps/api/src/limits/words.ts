import { languageTags } from '../db/localised.ts';
import { traditional } from '../db/traditional.ts';
import type { Viewer } from '../http/context.ts';
import type { Act } from './actLimits.ts';

/** The counted act, as the subject of a sentence; `soon`: used in place of "too many in a short time". */
const names: Readonly<
  Record<Act, { readonly zh: string; readonly en: string; readonly soon?: readonly [string, string] }>
> = {
  post: { zh: '发帖和提问', en: 'posts and questions' },
  comment: { zh: '评论', en: 'comments' },
  mention: { zh: '@ 同事', en: 'mentions' },
  praise: { zh: '点赞', en: 'likes', soon: ['请不要连续点赞', 'Please do not like continuously'] },
  report: { zh: '举报', en: 'reports' },
  remind: { zh: '提醒全员', en: 'reminders to everyone' },
  message: { zh: '私信', en: 'private messages' },
  conversation: { zh: '首次联系同事', en: 'new conversations' },
  meeting: { zh: '会议的预约、修改和取消', en: 'meetings booked, changed or cancelled' },
  invitation: { zh: '会议邀请', en: 'meeting invitations' },
  booking: { zh: '预约讲师', en: 'lecturer bookings' },
  challenge: { zh: '发起挑战', en: 'challenges' },
  submission: { zh: '提交审核', en: 'submissions for review' },
  objection: { zh: '申诉和题目反馈', en: 'appeals and reported questions' },
  homework: { zh: '交作业', en: 'homework handed in' },
  evaluation: { zh: '评价', en: 'evaluations' },
  reward: { zh: '打赏', en: 'rewards' },
  registration: { zh: '活动报名', en: 'activity registrations' },
  order: { zh: '下单和兑换', en: 'orders and exchanges' },
  archive: { zh: '打包下载', en: 'archives to download' },
  scorm: { zh: '课件交记录', en: 'records of packages' },
  sparring: { zh: '对练发言', en: 'sparring lines' },
};

/** A limit that a person has reached. */
interface ReachedAct {
  /** How many there are in a day; null: it was too many in a short time. */
  readonly most: number | null;
  /** Epoch ms. */
  readonly opensAt: number;
}

const minute = 60_000;

/** The sentence for a person who has reached a limit, in their language: which, and when it opens again. */
export function wordsOf(act: Act, { most, opensAt }: ReachedAct, { language, timeZone }: Viewer): string {
  const { zh, en, soon } = names[act];
  // In whole minutes, never too early.
  const moment = Math.ceil(opensAt / minute) * minute;
  const date = most === null ? {} : ({ day: 'numeric', month: 'long' } as const);
  const format = new Intl.DateTimeFormat(languageTags[language], {
    ...{ timeZone, ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const at = format.format(moment);
  if (language === 'en') {
    const first =
      most === null ? (soon?.[1] ?? `Too many ${en} in a short time`) : `That is the limit of ${most} ${en} a day`;
    return `${first}. You can go on from ${at}.`;
  }
  const first = most === null ? (soon?.[0] ?? `${zh}太频繁了`) : `今天的${zh}已到上限（${most}）`;
  const said = `${first}，${at} 起可以继续`;
  return language === 'zh_cn' ? said : traditional(language)(said);
}
