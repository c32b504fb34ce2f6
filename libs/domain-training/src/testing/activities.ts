import type { CallOutput } from '@banyan/contracts';
import type {
  ActivityCard,
  ActivityInfo,
  ActivityKind,
  ActivitySession,
  ActivityStanding,
  activitySeats,
} from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const hour = 3_600_000;

/** Values in which an activity of a story differs; times in hours from now. */
export interface GivenActivity {
  readonly id?: number;
  readonly language?: Language;
  readonly title?: string;
  readonly kind?: ActivityKind;
  readonly begins?: number;
  readonly registers?: readonly [from: number, to: number];
  /** Beginning of each session, from the first one's; two hours each. */
  readonly sessions?: readonly number[];
  readonly places?: number;
  readonly taken?: number;
  readonly waiting?: number;
  readonly standing?: ActivityStanding;
  readonly signOut?: boolean;
  readonly organises?: boolean;
  readonly seated?: boolean;
  readonly own?: { readonly stars: number; readonly words: string };
}

const words = {
  zh: {
    title: '老师傅讲堂：一张图纸里看得见的和看不见的',
    owner: '人力资源部',
    place: '培训中心 301',
    address: '苏州工业园区星湖街 218 号 A 座 3 楼，出电梯右转',
    organiser: '何佳怡',
    introduction: ['吴建平师傅做了 27 年钳工，这次带来 12 张改过的图纸。', '请带上自己工位上最难读的一张图。'],
    session: ['第一轮', '第二轮'],
  },
  en: {
    title: 'At the service desk: seven ways to open a return',
    owner: 'Store operations',
    place: 'Jing’an store, training room',
    address: '1266 West Nanjing Road, Shanghai, 2nd floor, staff entrance',
    organiser: 'Priya Sharma',
    introduction: ['In pairs you take turns as the customer.', 'We practise the first sentence only.'],
    session: ['Round one', 'Round two'],
  },
} as const;

/** An activity as lists show it. */
export function makeActivity(given: GivenActivity = {}): ActivityCard {
  const { begins = 72, language = 'zh', registers = [-48, 48], sessions = [0], standing = 'none' } = given;
  const at = (hours: number) => fixtureNow + hours * hour;
  const ends = begins + Math.max(...sessions) + 2;
  const to = Math.min(registers[1], begins);
  const said = words[language];
  return {
    id: given.id ?? 8001,
    kind: given.kind ?? 'lecture',
    title: given.title ?? said.title,
    owner: said.owner,
    place: said.place,
    beginsAt: at(begins),
    endsAt: at(ends),
    state: begins > 0 ? 'not_started' : ends > 0 ? 'ongoing' : 'ended',
    registration: {
      state: registers[0] > 0 ? 'not_started' : to > 0 ? 'ongoing' : 'over',
      from: at(registers[0]),
      to: at(registers[1]),
    },
    places: given.places ?? 40,
    taken: given.taken ?? 27,
    waiting: given.waiting ?? 0,
    sessionCount: sessions.length,
    standing,
  };
}

function makeSession(given: GivenActivity, index: number): ActivitySession {
  const { begins = 72, language = 'zh', sessions = [0], standing = 'none' } = given;
  const beginsAt = fixtureNow + (begins + (sessions[index] ?? 0)) * hour;
  const came = standing === 'signed_in' || standing === 'signed_out';
  return {
    id: index + 1,
    title: words[language].session[index] ?? '',
    beginsAt,
    endsAt: beginsAt + 2 * hour,
    signInFrom: beginsAt - hour / 2,
    signOutFrom: beginsAt + 1.5 * hour,
    signOutTo: beginsAt + 4 * hour,
    standing,
    signedInAt: came ? beginsAt - 240_000 : null,
    signedInBy: came ? 'code' : null,
    signedOutAt: standing === 'signed_out' ? beginsAt + 2 * hour : null,
  };
}

/** All details of an activity. */
export function makeActivityInfo(given: GivenActivity = {}): ActivityInfo {
  const { language = 'zh', own = null, sessions = [0], standing = 'none' } = given;
  const said = words[language];
  const activity = makeActivity(given);
  const came = standing === 'signed_in' || standing === 'signed_out';
  const seated = given.seated ?? true;
  return {
    activity,
    introduction: [...said.introduction],
    organiser: said.organiser,
    address: said.address,
    radius: 200,
    ways: ['code', 'place', 'name'],
    signOut: given.signOut ?? false,
    sessions: sessions.map((_, index) => makeSession(given, index)),
    seated,
    seat: seated && (came || standing === 'registered') ? { row: 2, column: 3 } : null,
    position: standing === 'waiting' ? 2 : null,
    organises: given.organises ?? false,
    evaluation: { count: 14, mean: 443, open: came && activity.state === 'ended', own },
    now: fixtureNow,
  };
}

const listTitles = {
  zh: [
    '应急演练：化学品泄漏',
    '班前会五分钟：现场演一遍',
    '8D 报告写作工作坊',
    '三坐标测量实操：从装夹到出报告',
    '老师傅讲堂',
    '走进供应商：看一颗轴承怎么出厂',
  ],
  en: [
    'Fire drill',
    'Morning handover in five minutes',
    'Explaining the cold chain',
    'Fresh cutting, small group',
    'At the service desk',
    'From field to shelf: strawberries',
  ],
} as const;

/** Activities in each state that a list shows. */
export function makeActivities(language: Language = 'zh'): ActivityCard[] {
  const given: readonly GivenActivity[] = [
    { kind: 'workshop', begins: -1, registers: [-90, -20], standing: 'signed_in' },
    { kind: 'workshop', begins: 2, registers: [-48, 1.5], taken: 39 },
    { kind: 'workshop', begins: 22, registers: [-90, -4], standing: 'registered' },
    { kind: 'workshop', begins: 70, taken: 40, waiting: 3, standing: 'waiting' },
    { kind: 'lecture', begins: 120 },
    { kind: 'visit', begins: 300, registers: [72, 240], sessions: [0, 4], taken: 0 },
  ];
  return given.map((one, index) =>
    makeActivity({ ...one, id: 8001 + index, language, title: listTitles[language][index] ?? '' }),
  );
}

/** The same with the longest titles and places of a language. */
export const makeLongActivities = (language: Language = 'zh'): ActivityCard[] =>
  makeActivities(language).map((activity) => ({
    ...activity,
    title: Array.from({ length: 8 }, () => activity.title).join(language === 'zh' ? '，' : ', '),
    place: Array.from({ length: 6 }, () => activity.place).join(' '),
    owner: Array.from({ length: 6 }, () => activity.owner).join(' '),
  }));

/** A plan of seats with an aisle, some of them taken. */
export const makeSeatPlan = (own: CallOutput<typeof activitySeats>['own'] = { row: 2, column: 3 }) => ({
  rows: 4,
  columns: 6,
  aisles: [3],
  closed: [{ row: 4, column: 6 }],
  taken: [
    [1, 2],
    [1, 3],
    [1, 5],
    [2, 1],
    [2, 4],
    [3, 3],
    [3, 4],
  ].map(([row = 0, column = 0]) => ({ row, column })),
  own,
});
