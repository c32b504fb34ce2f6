import type { SeedLecturing } from './types.ts';

const leeds = { zh: '利兹', en: 'Leeds' };
const starters = { zh: '新员工', en: 'New starters' };

/** Lecturers of the retailer, beyond their courses. */
export const larkfield: SeedLecturing = {
  eid: 1002,
  teachers: [
    {
      ...{ name: '阿玛拉·奥卡福', graded: 24, means: [49, 47, 48, 46, 43, 45] },
      place: { zh: '利兹培训厨房', en: 'Training kitchen, Leeds' },
      comments: [
        {
          zh: '她把我们店的温度记录摊在桌上，一格一格讲。',
          en: 'She spread our own temperature logs on the table and went through them line by line.',
        },
        { zh: '走的时候知道每小时该量什么。', en: 'I left knowing exactly what to measure every hour.' },
        { zh: '讲得好，就是有点快。', en: 'Excellent, if a little fast in the last part.' },
      ],
    },
    {
      ...{ name: '丹尼尔·奥科罗', graded: 15, means: [46, 48, 47, 48, 46, 44] },
      place: { zh: '利兹一店后仓', en: 'Stock room, Leeds One' },
      comments: [
        {
          zh: '在我们自己的后仓里讲，马上就能改。',
          en: 'Taught in our own stock room, so we could change things at once.',
        },
        { zh: '问题当天就有答复。', en: 'Every question answered the same day.' },
      ],
    },
    {
      ...{ name: '莱娜·菲舍尔', graded: 14, means: [45, 47, 46, 44, 46, 46] },
      place: { zh: '鹿特丹旗舰店', en: 'Flagship store, Rotterdam' },
      comments: [
        { zh: '报损第一周就降了。', en: 'Our waste went down in the first week.' },
        { zh: '例子都来自真实的柜台。', en: 'Real counters, real numbers.' },
      ],
    },
    {
      ...{ name: '奥利维耶·洛朗', graded: 9, means: [43, 47, 42, 41, 44, 48] },
      place: { zh: '线上，链接另发', en: 'Online, link follows' },
      comments: [{ zh: '眼动录像很有说服力。', en: 'The eye-tracking films are hard to argue with.' }],
    },
    {
      ...{ name: '陈美玲', graded: 8, means: [44, 45, 47, 45, 46, 43] },
      comments: [{ zh: '秒表一按，差距就出来了。', en: 'One stopwatch and the gaps were plain to see.' }],
    },
    {
      ...{ name: '普丽雅·奈尔', graded: 10, means: [47, 46, 45, 47, 46, 44] },
      comments: [{ zh: '学到三句话，天天在用。', en: 'Three sentences I use every day.' }],
    },
    {
      ...{ name: '詹姆斯·惠特洛克', graded: 7, means: [45, 46, 44, 43, 45, 43] },
      comments: [{ zh: '冷静，实在。', en: 'Calm and practical.' }],
    },
    {
      ...{ name: '托马斯·里维拉', graded: 6, means: [44, 45, 45, 44, 42, 46] },
      comments: [{ zh: '终于懂了算法什么时候会错。', en: 'At last I know when the model is wrong.' }],
    },
    {
      ...{ name: '萨拉·林德奎斯特', graded: 9, means: [47, 44, 46, 47, 48, 45] },
      comments: [
        { zh: '她每周还在卖场当班，听得出来。', en: 'She still works a shift on the floor, and you can tell.' },
      ],
    },
    {
      ...{ name: '艾琳·马什', graded: 5, means: [46, 44, 43, 45, 47, 44] },
      comments: [{ zh: '告示从一页变成三行。', en: 'Our notice went from a page to three lines.' }],
    },
  ],
  bookings: [
    {
      ...{ lecturer: '阿玛拉·奥卡福', account: 'L1042', day: 2, hour: 14, state: 'waiting' },
      note: {
        zh: '奶制品柜周末总是超温，我会带上两周的记录。',
        en: 'The dairy case runs warm every weekend. I will bring two weeks of logs.',
      },
    },
    {
      ...{ lecturer: '莱娜·菲舍尔', account: 'L1042', day: 4, hour: 10, state: 'confirmed' },
      note: {
        zh: '沙拉柜的报损，想一起看陈列。',
        en: 'Waste on the salad bar; could we look at the display together?',
      },
      answer: { zh: '好，请拍几张早上的照片。', en: 'Gladly. Please take a few photos in the morning.' },
    },
    {
      ...{ lecturer: '丹尼尔·奥科罗', account: 'L1042', day: -6, hour: 14, state: 'evaluate' },
      note: { zh: '夜班补货怎么排人。', en: 'How to plan people for the night fill.' },
    },
    {
      ...{ lecturer: '丹尼尔·奥科罗', account: 'L1042', day: -20, hour: 9, state: 'ended' },
      note: { zh: '补货车的路线。', en: 'A better round for the cages.' },
    },
    {
      ...{ lecturer: '阿玛拉·奥卡福', account: 'L1042', day: -33, hour: 15, state: 'cancelled' },
      note: { zh: '冷库除霜。', en: 'Defrosting the cold room.' },
      answer: { zh: '那天有检查，下个月再约。', en: 'There is an inspection that day. Please book again next month.' },
    },
    {
      ...{ lecturer: '丹尼尔·奥科罗', account: '', day: 3, hour: 9, state: 'waiting' },
      note: { zh: '新店第一周的排班。', en: 'Rotas for the first week of a new store.' },
    },
    {
      ...{ lecturer: '丹尼尔·奥科罗', account: '', day: 2, hour: 10, state: 'confirmed' },
      note: { zh: '后仓太满，想一起走一圈。', en: 'Our stock room is too full; please walk it with us.' },
      answer: { zh: '周二见。', en: 'See you then.' },
    },
  ],
  applications: [
    {
      expertise: { zh: '收银与自助结账', en: 'Checkouts and self-service tills' },
      labels: [{ zh: '顾客沟通', en: 'Talking to customers' }, starters],
      cities: [leeds],
      introduction: {
        zh: '做了七年收银组长，想讲自助结账区的第一个月：顾客会卡在哪里，怎么不让他们觉得被盯着。',
        en: 'Seven years as a checkout supervisor. I would like to teach the first month at the self-service tills: where customers get stuck, and how to help without hovering.',
      },
      daysAgo: 2,
    },
  ],
};
