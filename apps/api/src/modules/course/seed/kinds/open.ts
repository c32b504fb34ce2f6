import { chapter, course } from '../../../../db/seed/content/text.ts';
import type { KindChapter, KindCourse } from './types.ts';

const chapters: readonly KindChapter[] = [
  {
    kind: 'audio',
    title: '听：家里的三种报警声',
    sounds: [
      { noise: 'beeps', seconds: 6, says: '烟雾报警器：连续短促。低头离开，再打 119。' },
      { noise: 'sweep', seconds: 6, says: '燃气报警器：音调上下起伏。不开关电器，开窗，到屋外打电话。' },
      { noise: 'chime', seconds: 6, says: '电量不足：每隔几秒一声。当天换电池。' },
    ],
  },
  {
    kind: 'document',
    title: '读：家庭用电用气自查手册',
    seconds: 15,
    file: '家庭用电用气自查手册.pdf',
    pages: [
      {
        heading: '用电：每月看一次',
        lines: [
          '按一下漏电保护器上的试验按钮，应当立即跳闸。不跳闸就换。',
          '插头发热、变色、有焦味的插座停止使用。',
          '一个插线板上只接一台大功率电器：电暖器、电热水壶、烤箱各用各的插座。',
          '电动自行车的电池不进家门，充电到点拔掉。',
        ],
      },
      {
        heading: '用气：每周看一次',
        lines: [
          '灶具火焰应当是蓝色。发黄、发红说明缺氧，先开窗。',
          '软管不超过两米，不穿墙，十八个月换一次；换成不锈钢波纹管更省心。',
          '接头刷肥皂水，冒泡就是漏气。关阀，开窗，到屋外打电话。',
          '睡前、出门前关灶前阀。',
        ],
      },
      {
        heading: '逃生：每年走一遍',
        lines: [
          '全家一起走一遍从卧室到楼外的路，记下用了多少秒。',
          '约好楼外的集合点，谁也不回去拿东西。',
          '门把手发烫不要开门，用湿毛巾塞住门缝，到窗口呼救。',
          '报警时说清：小区、楼号、楼层、烧的是什么、有没有人被困。',
        ],
      },
    ],
  },
  {
    kind: 'article',
    title: '看：燃气阀的三个位置',
    seconds: 12,
    pictures: [
      { shows: 'valve', open: true, caption: '阀门手柄与管道平行：开' },
      { shows: 'valve', open: false, caption: '阀门手柄与管道垂直：关' },
    ],
    html: `<p>家里的燃气管上通常有三道阀：表前阀、灶前阀、灶具开关。睡前至少关掉<strong>灶前阀</strong>。</p><h2>怎样看开关</h2><p>手柄与管道平行是开。</p><p><img data-picture="1"></p><p>手柄与管道垂直是关。</p><p><img data-picture="2"></p><h2>闻到气味时</h2><ol><li>不开灯、不关灯，不在屋里打电话。</li><li>关阀，开窗，全家离开。</li><li>到楼外打燃气公司电话。</li></ol><p>报警器没有响不等于没有漏：气味比报警器早到的情况并不少见。</p>`,
  },
  {
    kind: 'album',
    title: '认：三张图判断该不该报修',
    seconds: 8,
    pictures: [
      { shows: 'gauge', value: 0.4, from: 0.3, to: 0.6, caption: '热水器水压表在绿区：正常。' },
      { shows: 'gauge', value: 0.82, from: 0.3, to: 0.6, caption: '水压表在红区：关进水阀，报修。' },
      { shows: 'lamps', lit: 'red', caption: '报警器红灯常亮：传感器到期，整只更换。' },
    ],
  },
  {
    kind: 'link',
    title: '查：消防知识（外部网站）',
    seconds: 5,
    url: 'https://www.119.gov.cn/',
    about: '国家消防救援局网站，有各类火灾的处置方法和逃生演练视频。',
  },
  {
    kind: 'scorm',
    title: '练：警报响起的第一分钟',
    seconds: 8,
    lesson: {
      lang: 'zh',
      title: '练：警报响起的第一分钟',
      pages: [
        {
          heading: '先分清是哪一种',
          lines: [
            '烟雾报警器是急促的蜂鸣，燃气报警器音调上下起伏，电量不足是隔几秒一声短音。',
            '听不准的时候按最危险的处理。',
          ],
        },
        {
          heading: '闻到燃气味',
          lines: [
            '不开灯、不关灯，不在屋里打电话：开关的火花足够点燃混合气。',
            '关灶前阀，开窗，叫上家人下楼，到楼外再打燃气公司电话。',
          ],
        },
        {
          heading: '看到烟',
          lines: ['弯腰走，用湿毛巾捂住口鼻，走楼梯，不坐电梯。', '门把手发烫就不要开门，塞住门缝，到窗口呼救。'],
        },
      ],
      questions: [
        {
          asks: '闻到燃气味，第一件事是什么？',
          choices: ['开灯看看哪里漏', '关阀、开窗', '在厨房打电话报修'],
          right: 1,
          why: '开灯和打电话都可能产生火花。先关阀、开窗，再到楼外打电话。',
        },
        {
          asks: '门把手发烫，应该怎么办？',
          choices: ['用毛巾垫着开门', '塞住门缝，到窗口呼救'],
          right: 1,
          why: '门外的温度已经很高，开门会让火和烟一起进来。',
        },
      ],
    },
  },
];

/** The open portal's course with chapters of every kind. */
export const openKinds: KindCourse = {
  eid: 0,
  course: course({
    id: 95,
    category: 'SF0101',
    title: '家里的报警器响了',
    intro: '给每个住在楼房里的人。听懂三种报警声，看懂燃气阀和水压表，学完能带着家人走一遍逃生路线。',
    outcomes: ['听声音分清三种报警', '每月完成一次用电用气自查', '闻到燃气味时按顺序处置'],
    lecturer: 'qinchuan',
    credits: 0.3,
    fee: 'free',
    rating: 48,
    ratings: 152,
    praises: 47,
    learners: 962,
    publishedDaysAgo: 380,
    chapters: chapters.map(({ title }) => chapter(title, [])),
  }),
  chapters,
};
