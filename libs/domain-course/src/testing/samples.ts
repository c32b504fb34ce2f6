import type { Interval } from '@banyan/contracts';
import type { Category, Chapter, CourseCard } from '@banyan/contracts/course';

/** Ribbon, remaining time and state of a course in the middle of its fifth chapter. */
export const begun: Pick<CourseCard, 'state' | 'learnedChapters' | 'ribbon' | 'leftS'> = {
  state: 'learning',
  learnedChapters: 4,
  ribbon: [1080, 1320, 1560, 1020, 1270, 1140, 900].map((seconds, index) => ({
    seconds,
    done: index < 4 ? 1 : index === 4 ? 0.54 : 0,
    locked: index === 6,
  })),
  leftS: 43 * 60,
};

/** A course of seven learned chapters that lacks 6 min 12 s of its required two and a half hours. */
export const studyLeft: Pick<
  CourseCard,
  'state' | 'chapterCount' | 'learnedChapters' | 'ribbon' | 'leftS' | 'requiredStudyS' | 'studyLeftS'
> = {
  state: 'learning',
  chapterCount: 7,
  learnedChapters: 7,
  ribbon: begun.ribbon.map((piece) => ({ ...piece, done: 1, locked: false })),
  leftS: 372,
  requiredStudyS: 9000,
  studyLeftS: 372,
};

/** A course not yet begun. */
export const untouched: Pick<CourseCard, 'state' | 'learnedChapters' | 'ribbon'> = {
  state: 'not_studied',
  learnedChapters: 0,
  ribbon: [],
};

/** A learned course. */
export const learned: Pick<CourseCard, 'state' | 'learnedChapters' | 'ribbon' | 'leftS'> = {
  state: 'learned',
  learnedChapters: 4,
  ribbon: [540, 600, 540, 480].map((seconds) => ({ seconds, done: 1, locked: false })),
  leftS: 0,
};

/** Title, motif, lecturer and overrides of the plain fixture, in Chinese. */
export const zhTitles: readonly [string, CourseCard['motif'], string, Partial<CourseCard>][] = [
  ['首件检验与过程巡检实务', 'quality', '陈国栋', begun],
  ['GB/T 2828.1 计数抽样：从查表到转移规则', 'quality', '何佳怡', { required: true, rating: 49 }],
  ['三坐标测量机操作与日常点检', 'equip', '吴建平', learned],
  ['在线视觉检测：相机选型与误判治理', 'digital', '周启明', { rating: 47, learners: 884, credits: 10 }],
  ['来料检验与供应商质量协议', 'supply', '唐婉清', { rating: 46, learners: 731, credits: 10 }],
  ['外观检验：灯光、距离与限度样件', 'quality', '欧阳雪晴', { rating: 48, learners: 1209, credits: 5 }],
  ['自働化与防错：让缺陷流不下去', 'lean', '林晓岚', { ...begun, leftS: 31 * 60 }],
  ['检验岗位的个人防护与化学品使用', 'safety', '王海燕', { required: true, rating: 45, credits: 5 }],
  ['检验记录的真实性：一次数据造假的代价', 'comply', '沈文彬', { fee: 'charged', price: 12800, rating: null }],
  ['检验班长：如何当好第一任班组长', 'lead', '高慧敏', { learners: 0, rating: null }],
  ['检验员第一周：现场、图纸与量具', 'newbie', '刘思源', {}],
  ['量具校准与使用：卡尺、千分尺、百分表', 'equip', '吴建平', {}],
];

/** The same in English. */
export const enTitles: readonly [string, CourseCard['motif'], string, Partial<CourseCard>][] = [
  ['First-article inspection and in-process patrol inspection in practice', 'quality', 'Guodong Chen', begun],
  [
    'Sampling by attributes with GB/T 2828.1: from reading the tables to switching rules',
    'quality',
    'Jiayi He',
    { required: true, rating: 49 },
  ],
  ['Operating a coordinate measuring machine and its daily check', 'equip', 'Jianping Wu', learned],
  [
    'In-line vision inspection: choosing cameras and reducing false rejects',
    'digital',
    'Qiming Zhou',
    { rating: 47, learners: 884, credits: 10 },
  ],
  [
    'Incoming inspection and supplier quality agreements',
    'supply',
    'Wanqing Tang',
    { rating: 46, learners: 731, credits: 10 },
  ],
  [
    'Visual inspection: light, distance and limit samples',
    'quality',
    'Xueqing Ouyang',
    { rating: 48, learners: 1209, credits: 5 },
  ],
  ['Jidoka and poka-yoke: stopping defects where they are made', 'lean', 'Xiaolan Lin', { ...begun, leftS: 31 * 60 }],
  [
    'Personal protection and chemicals at the inspection bench',
    'safety',
    'Haiyan Wang',
    { required: true, rating: 45, credits: 5 },
  ],
];

/** Watched pieces of a chapter left in its middle, with a skipped stretch. */
export const half: Interval[] = [
  [0, 250],
  [332, 766],
];

/** Section, title (zh, en each), seconds, overrides. */
export const chapterRows: readonly [string, string, string, string, number, Partial<Chapter>][] = [
  [
    '首件检验',
    'First-article inspection',
    '首件为什么要三检',
    'Why a first article is checked three times',
    1080,
    { state: 'learned' },
  ],
  [
    '首件检验',
    'First-article inspection',
    '首件记录卡怎么填',
    'How to fill in the first-article card',
    1320,
    { state: 'learned' },
  ],
  [
    '过程巡检',
    'Patrol inspection',
    '巡检的五个触发点',
    'Five triggers for a patrol inspection',
    1560,
    { state: 'learned' },
  ],
  [
    '过程巡检',
    'Patrol inspection',
    '巡检表与异常标识',
    'The patrol sheet and marking what is wrong',
    1020,
    { state: 'learned' },
  ],
  [
    '过程巡检',
    'Patrol inspection',
    '巡检路线与抽样频次',
    'Patrol routes and sampling frequency',
    1270,
    { state: 'learning', intervals: half, positionS: 766 },
  ],
  ['过程巡检', 'Patrol inspection', '案例：缸体孔径漂移', 'Case: a cylinder bore that drifts', 1140, {}],
  ['收尾', 'Closing', '结业回顾', 'Looking back', 900, { lockedBy: 6 }],
];

/** Id, parent, name (zh, en), motif, count. */
export const categoryRows: readonly [string, string | null, string, string, Category['motif'], number][] = [
  ['quality', null, '质量管理', 'Quality management', 'quality', 68],
  ['quality01', 'quality', '检验与抽样', 'Inspection and sampling', 'quality', 21],
  ['quality011', 'quality01', '来料检验', 'Incoming inspection', 'quality', 9],
  ['quality012', 'quality01', '过程检验', 'In-process inspection', 'quality', 12],
  ['quality02', 'quality', '统计过程控制', 'Statistical process control', 'quality', 14],
  ['quality03', 'quality', '测量系统分析', 'Measurement system analysis', 'quality', 9],
  ['quality04', 'quality', '质量工具与 8D', 'Quality tools and 8D problem solving', 'quality', 16],
  ['equip', null, '工艺与设备', 'Process and equipment', 'equip', 92],
  ['equip01', 'equip', '数控加工', 'CNC machining', 'equip', 40],
  ['safety', null, '安全与环保', 'Safety and environment', 'safety', 57],
  ['lean', null, '精益制造', 'Lean manufacturing', 'lean', 44],
  ['digital', null, '数字化与自动化', 'Digital and automation', 'digital', 39],
  ['supply', null, '供应链与采购', 'Supply chain and purchasing', 'supply', 31],
  ['lead', null, '领导力与管理', 'Leadership', 'lead', 62],
  ['comply', null, '职业素养与合规', 'Professional skills and compliance', 'comply', 71],
  ['newbie', null, '新员工', 'New employees', 'newbie', 22],
];

/** From, to, words (zh, en). */
export const cueRows: readonly [number, number, string, string][] = [
  [
    718,
    741,
    '很多班组问，巡检到底多久走一圈。先看过程能力，再看后果有多严重。',
    'How often should a patrol go round? Look at capability first, then at how bad the outcome would be.',
  ],
  [
    741,
    766,
    'Cpk 不到 1，过程本身不稳，半小时一次都不算密，要先停下来找原因。',
    'Below a Cpk of 1 the process itself is unstable; even every half hour is not often. Stop and find the cause.',
  ],
  [
    766,
    785,
    'Cpk 到 1.33，间隔可以放宽到两小时，但首件和末件不能省。',
    'At 1.33 two hours will do, but never skip the first and the last piece.',
  ],
  [
    785,
    820,
    '换刀、换料、换人、停机超过 30 分钟，都按新的首件处理。',
    'A new tool, batch or operator, or a stop of more than 30 minutes, calls for a new first article.',
  ],
  [
    820,
    852,
    '下面看缸体线的巡检路线图，为什么从最后一道工序倒着走。',
    'Now the route on the block line, and why it runs backwards from the last operation.',
  ],
  [
    852,
    880,
    '倒着走，发现问题时，下游已经做出来的件最少，追溯的范围也最小。',
    'Walking backwards, the fewest pieces are downstream when you find something, so the least must be traced.',
  ],
];
