import { hengchuanPast } from './hengchuanPast.ts';
import type { SeedRoom, SeedRooms } from './types.ts';

const coming: readonly SeedRoom[] = [
  {
    ...{ id: 8001, host: 'H10017', begins: { inMinutes: 28 }, minutes: 90, credits: 5, neededMinutes: 45 },
    title: '夜校直播：老班长问答',
    introduction:
      '机加一车间班长陈国强带班 22 年，今晚把新班长最常问的四件事讲透。\n有想问的现在就写下，想听的人多的先答。在场满 45 分钟记 0.5 学分。',
    agenda: [
      ['新班长最难的一周', 0],
      ['交接班五句话', 16],
      ['老带新怎么不吵架', 50],
      ['自由提问', 70],
    ],
    notices: ['点检表模板在资料里，第 3 句讲完发夜班版。'],
    reminded: ['H20381', 'H20412'],
    lines: [
      { by: 'H20412', at: 190, wants: 14, text: '老员工不服新班长，第一次班前会说什么？' },
      { by: 1, at: 176, wants: 12, text: '交接班一般几分钟合适？我们要 15 分钟。' },
      { by: 'H20381', at: 150, wants: 11, text: '一个班只有一名检验员，末件和交接撞在一起先做哪个？' },
      { by: 4, at: 133, wants: 8, text: '夜班设备小停，要不要叫醒设备员？' },
      { by: 6, at: 121, wants: 7, text: '女班长带一帮老师傅，有什么要先做的？' },
      { by: 7, at: 96, wants: 5, text: '徒弟把刀具装反了，当场说还是下班说？' },
      { by: 9, at: 74, wants: 4, text: '点检表天天打勾，怎么看得出谁真的点了？' },
      { by: 3, at: 52, wants: 3, text: '班前会能不能不站着开？' },
      { by: 11, at: 31, wants: 2, text: '两个班的指标不一样，怎么比才公平？' },
      { by: 2, at: 25, text: '今晚夜班，有回放吗？' },
      { by: 'H10017', at: 23, text: '有，结束后在这一页就能看，讨论也跟着画面走。' },
      { by: 5, at: 14, text: '陈班长讲刀具看板那次我在，受用到现在。' },
      { by: 8, at: 9, text: '总装这边七个人一起看。' },
    ],
  },
  {
    ...{ id: 8002, host: 'H10017', begins: { day: 1, hour: 19.5 }, minutes: 60, credits: 5, neededMinutes: 40 },
    title: '控制图开放日：拿你的图来读',
    introduction: '现场读三张真实的控制图，先看趋势，再看点。想让哪张图上屏，提前把工序和日期写在提问里。',
    agenda: [
      ['趋势、点、班次，看图的次序', 0],
      ['三张图现场读', 15],
      ['什么时候不该调机', 40],
    ],
    notices: [],
    reminded: ['H20381'],
    lines: [
      { by: 5, at: 300, wants: 6, text: '3 号线孔径图连着七点在中线一侧，还没超差要停吗？' },
      { by: 10, at: 210, wants: 3, text: '换刀以后图要不要重新开一张？' },
    ],
  },
];

/** Rooms of the manufacturer. */
export const hengchuan: SeedRooms = { eid: 1001, rooms: [...coming, ...hengchuanPast] };
