/** An answer of the demo. */
interface SeedReply {
  readonly account: string;
  readonly hoursAgo: number;
  readonly text: string;
}

/** A comment of the demo. */
export interface SeedComment extends SeedReply {
  readonly eid: number;
  readonly course: number;
  readonly praisedBy?: readonly string[];
  readonly replies?: readonly SeedReply[];
}

const hengchuan = { eid: 1001, course: 101 } as const;
const larkfield = { eid: 1002, course: 201 } as const;

/** What people of the demo say about courses; in the retailer it waits for an administrator. */
export const seedComments: readonly SeedComment[] = [
  {
    ...hengchuan,
    account: 'H30101',
    hoursAgo: 20,
    text: '第二章那张记录卡照着改了一版，班里用了一周，漏填的少了一大半。',
    praisedBy: ['H20381', 'H30108', 'H10017'],
    replies: [
      { account: 'H10017', hoursAgo: 18, text: '方便的话把改过的卡发我一份，下期课里用你们的例子。' },
      { account: 'H30101', hoursAgo: 17, text: '好的，明早发您。' },
    ],
  },
  {
    ...hengchuan,
    account: 'H30108',
    hoursAgo: 75,
    text: '案例讲得实在，就是语速有点快，1.25 倍听着吃力，退回 1 倍正好。',
    praisedBy: ['H30122'],
  },
  {
    ...hengchuan,
    account: 'H30122',
    hoursAgo: 190,
    text: '想问一下，一个班换三次刀，是不是三次都要做首件？我们现在只做第一次。',
    praisedBy: ['H30129', 'H30101'],
    replies: [{ account: 'H20381', hoursAgo: 170, text: '第三章讲了，换刀算触发点，三次都要做。' }],
  },
  {
    ...hengchuan,
    account: 'H20381',
    hoursAgo: 52,
    text: '孔径漂移那章值得反复看，和我们上个月的情况几乎一样。',
    praisedBy: ['H30101'],
  },
  {
    eid: 1001,
    course: 102,
    account: 'H30101',
    hoursAgo: 40,
    text: '转移规则终于搞明白了，以前一直把加严和正常的条件记反。',
    praisedBy: ['H20381'],
  },
  {
    ...larkfield,
    account: 'L2101',
    hoursAgo: 26,
    text: 'Showed the dock part to the whole early shift. Took ten minutes and saved us a write-off the same week.',
    praisedBy: ['L1042', 'L2104'],
    replies: [{ account: 'L1007', hoursAgo: 24, text: 'Glad to hear it. What did you change first?' }],
  },
  {
    ...larkfield,
    account: 'L2104',
    hoursAgo: 120,
    text: 'Clear and short. I would have liked one more example with frozen goods.',
    praisedBy: ['L1042'],
  },
  {
    ...larkfield,
    account: 'L1042',
    hoursAgo: 50,
    text: 'The part about door seals explains our Monday readings.',
  },
];

/** Comments that wait for an administrator, where the enterprise wants it. */
export const waitingComments: readonly SeedComment[] = [
  { ...larkfield, account: 'L2107', hoursAgo: 3, text: 'Does this also hold for the small stores without a dock?' },
  {
    ...larkfield,
    account: 'L2101',
    hoursAgo: 2,
    text: 'The checklist link in chapter two is the old version, I think.',
  },
];
