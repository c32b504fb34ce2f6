import {
  boxOf,
  messageKinds,
  noUnread,
  type MessageBox,
  type MessageCounts,
  type MessageDetail,
  type MessageRow,
  type MessageSetting,
  type PrivateMessage,
} from '@banyan/contracts/messages';
import { fixtureNow } from './fixtures.ts';

const minute = 60_000;
const person = { id: 7, name: '何佳怡', department: '质量部', image: '' };

const rows: readonly Omit<MessageRow, 'at'>[] = [
  [
    'certificateExpiry',
    'certificate',
    '叉车作业安全 证书 12月31日 到期',
    '还有 41 天。复训 2 小时，考过后续期 2 年',
    '',
  ],
  ['personal', 'conversation', '何佳怡', '8D 报告退回了，D4 的根因再往下问两层', '何佳怡'],
  ['summary', 'week', '上周学了 2 小时 51 分', '比前一周多 34 分，学完 3 章', ''],
  ['trainingPlan', 'programme', '班组长能力提升营 第 2 阶段 11月25日 开始', '培训中心 302', ''],
  ['admin', 'notice', '特种作业证书提前 60 天提醒', '复训名额每周二放出', '赵敏'],
  ['information', 'course', '抽样方案查表课更新了转移规则一章', '补了从加严转正常的例子', ''],
  ['at', 'topic', '周建国 在「首件卡怎么填才不被退」里提到你', '@李思远 发出来给大家看看', '周建国'],
].map(([kind = '', type = '', title = '', text = '', from = ''], index) => ({
  id: index + 1,
  kind: kind as MessageRow['kind'],
  source: { type, id: String(index + 1) },
  title,
  text,
  from,
  image: '',
  read: index > 1,
}));

/** Messages of a list, last first. */
export const makeMessages = (box: MessageBox, long = false): MessageRow[] =>
  rows
    .filter(({ kind }) => boxOf(kind) === box)
    .map((row, index) => ({
      ...row,
      ...(long ? { title: `${row.title} · ${'很长的名字'.repeat(12)}`, text: '没有空格的长话'.repeat(20) } : {}),
      at: fixtureNow - index * 190 * minute,
    }));

/** One message with its details. */
export function makeDetail(id: number): MessageDetail {
  const row = rows.find((one) => one.id === id) ?? rows[0];
  if (row === undefined) throw new Error('no message');
  const { kind, source } = row;
  return {
    ...row,
    at: fixtureNow - 20 * minute,
    facts: kind === 'certificateExpiry' ? [{ label: '编号', value: 'HC-2024-12-1077' }] : [],
    reach: source.type === 'conversation' ? 'none' : 'open',
    summary:
      kind === 'summary'
        ? {
            monday: '2025-11-10',
            now: { days: [2100, 900, 0, 1500, 2700, 0, 3060], seconds: 10_260, chapters: 3 },
            before: { days: [0, 720, 2460, 0, 1800, 0, 3240], seconds: 8220, chapters: 2 },
            goalS: 10_800,
          }
        : null,
    conversation: source.type === 'conversation' ? { person, blocked: false, closed: false } : null,
  };
}

export const makeCounts = (
  unread: Partial<MessageCounts['unread']> = { personal: 1, certificateExpiry: 1 },
): MessageCounts => ({
  adminMessage: 'Y',
  unread: { ...noUnread, ...unread },
  total: Object.values(unread).reduce((sum, one) => sum + one, 0),
});

/** Lines of a conversation, last first. */
export const makeLines = (): PrivateMessage[] =>
  ['8D 报告退回了，D4 的根因再往下问两层', '谢谢何老师，D4 我还不太确定。', '8D 报告我看过了，D3 写得不错。'].map(
    (text, index) => ({
      id: 30 - index,
      clientId: `line-${index}`,
      mine: index === 1,
      text,
      at: fixtureNow - (20 + index * 8) * minute,
      reported: false,
    }),
  );

export const makePeople = () => [person, { id: 8, name: '孙立军', department: '机加二车间', image: '' }];

export const makeSettings = (): MessageSetting[] =>
  messageKinds.map((kind) => ({ kind, portal: 'now', mail: kind === 'praise' ? 'off' : 'daily', chat: 'off' }));
