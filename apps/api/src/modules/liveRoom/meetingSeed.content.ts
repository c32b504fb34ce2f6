import type { BookedKind, InvitationAnswer, MeetingFrequency } from '@banyan/contracts/live';

/** An invited person: their account, their answer, whether they host and whether they came. */
type Asked = readonly [account: string, answer: InvitationAnswer, as?: 'host'];

/** A meeting of the demo data, in the language of its enterprise. */
export interface SeedMeeting {
  /** Id of its first room; those of later times follow. */
  readonly id: number;
  readonly kind: BookedKind;
  readonly topic: string;
  readonly introduction: string;
  /** Account of its owner. */
  readonly owner: string;
  /** Days from today, and hour of the enterprise's clock. */
  readonly day: number;
  readonly hour: number;
  readonly minutes: number;
  readonly asked: readonly Asked[];
  /** Number of colleagues without a login who are invited too. */
  readonly others: number;
  readonly password?: string;
  readonly series?: { readonly frequency: MeetingFrequency; readonly times: number };
  readonly cancelled?: true;
}

/** Meetings of the manufacturer's people. */
export const hengchuanMeetings: readonly SeedMeeting[] = [
  {
    ...{ id: 8101, kind: 'meeting', owner: 'H10017', day: 1, hour: 9, minutes: 45, others: 8 },
    topic: '质量周会：3 号线缸体孔径',
    introduction: '每周三件事：上周的超差件、正在跑的对策、这周要谁帮忙。\n带上自己工位的控制图，不用做幻灯片。',
    asked: [
      ['H20381', 'accepted'],
      ['H20412', 'open'],
      ['H10002', 'declined'],
    ],
    series: { frequency: 'weekly', times: 8 },
  },
  {
    ...{ id: 8111, kind: 'meeting', owner: 'H10002', day: 2, hour: 14, minutes: 60, others: 4, password: '4827' },
    topic: '来料异常对策会',
    introduction: '和供应商一起看 11 月退回的三批毛坯，定下隔离和复检的办法。会上有报价，密码请不要外传。',
    asked: [
      ['H10017', 'accepted', 'host'],
      ['H20381', 'open'],
    ],
  },
  {
    ...{ id: 8112, kind: 'live', owner: 'H10017', day: 3, hour: 19, minutes: 90, others: 26 },
    topic: '直播答疑：控制图上的七种异常',
    introduction: '前四十分钟讲七种异常各长什么样，后面都留给提问。问题可以提前发在消息里。',
    asked: [
      ['H20381', 'accepted'],
      ['H20412', 'declined'],
    ],
  },
  {
    ...{ id: 8113, kind: 'meeting', owner: 'H20381', day: -2, hour: 10, minutes: 30, others: 3 },
    topic: '深度尺借用和校准排期',
    introduction: '三把深度尺轮着用，把下个月的校准日子排出来。',
    asked: [
      ['H20412', 'accepted'],
      ['H10017', 'open'],
    ],
  },
  {
    ...{ id: 8114, kind: 'meeting', owner: 'H10002', day: -6, hour: 15, minutes: 60, others: 12 },
    topic: '年度培训计划征求意见',
    introduction: '明年各车间想学什么、什么时候能脱产，先听一遍。',
    asked: [
      ['H10017', 'accepted', 'host'],
      ['H20381', 'accepted'],
    ],
  },
  {
    ...{ id: 8115, kind: 'live', owner: 'H10017', day: -13, hour: 19, minutes: 60, others: 18 },
    topic: '直播答疑：GR&R 怎么做才算数',
    introduction: '拿上个月三坐标的数据，从选件到结论走一遍。',
    asked: [['H20381', 'accepted']],
  },
  {
    ...{ id: 8116, kind: 'meeting', owner: 'H10017', day: -4, hour: 16, minutes: 45, others: 5, cancelled: true },
    topic: '夹具改型评审',
    introduction: '看新夹具的定位面和首件方案。',
    asked: [
      ['H20381', 'accepted'],
      ['H10002', 'open'],
    ],
  },
];

/** Meetings of the retailer's people. */
export const larkfieldMeetings: readonly SeedMeeting[] = [
  {
    ...{ id: 8201, kind: 'meeting', owner: 'L1007', day: 1, hour: 9, minutes: 45, others: 6 },
    topic: 'Fresh food stand-up',
    introduction:
      'Three things every week: what we threw away, what ran out before noon, and who needs a hand.\nBring your own numbers; no slides.',
    asked: [
      ['L1042', 'accepted'],
      ['L2081', 'open'],
      ['L1001', 'declined'],
    ],
    series: { frequency: 'weekly', times: 8 },
  },
  {
    ...{ id: 8211, kind: 'meeting', owner: 'L1001', day: 2, hour: 14, minutes: 60, others: 4, password: '4827' },
    topic: 'Supplier prices for spring',
    introduction: 'We go through three offers before they are signed. Please keep the password to yourselves.',
    asked: [
      ['L1007', 'accepted', 'host'],
      ['L1042', 'open'],
    ],
  },
  {
    ...{ id: 8212, kind: 'live', owner: 'L1007', day: 3, hour: 18, minutes: 90, others: 22 },
    topic: 'Ask Daniel live: opening a store in six weeks',
    introduction: 'Forty minutes on the plan that worked six times, then your questions.',
    asked: [
      ['L1042', 'accepted'],
      ['L2081', 'declined'],
    ],
  },
  {
    ...{ id: 8213, kind: 'meeting', owner: 'L1042', day: -2, hour: 10, minutes: 30, others: 3 },
    topic: 'Who covers the deli on Saturdays',
    introduction: 'A rota until Christmas that everybody can live with.',
    asked: [
      ['L2081', 'accepted'],
      ['L1007', 'open'],
    ],
  },
  {
    ...{ id: 8214, kind: 'meeting', owner: 'L1001', day: -6, hour: 15, minutes: 60, others: 10 },
    topic: 'Training plan for next year: your say',
    introduction: 'What each store wants to learn, and when people can be spared.',
    asked: [
      ['L1007', 'accepted', 'host'],
      ['L1042', 'accepted'],
    ],
  },
  {
    ...{ id: 8215, kind: 'live', owner: 'L1007', day: -13, hour: 18, minutes: 60, others: 15 },
    topic: 'Ask Daniel live: replenishment at night',
    introduction: 'One night in the stock room, told in pictures.',
    asked: [['L1042', 'accepted']],
  },
  {
    ...{ id: 8216, kind: 'meeting', owner: 'L1007', day: -4, hour: 16, minutes: 45, others: 5, cancelled: true },
    topic: 'New chiller layout',
    introduction: 'A first look at the drawings.',
    asked: [
      ['L1042', 'accepted'],
      ['L1001', 'open'],
    ],
  },
];
