import { day, hour, type DemoInbox } from './types.ts';

const zh = (text: string) => ({ zh: text });

/** Inbox of the learner of the manufacturer. Names that end in `At` are days from now. */
export const hengchuanInbox: DemoInbox = {
  account: 'H20381',
  messages: [
    {
      kind: 'certificateExpiry',
      source: { type: 'certificate', id: '9301' },
      params: {
        title: zh('叉车作业安全'),
        expiresAt: 21,
        issuedAt: -709,
        number: zh('HC-2024-12-1077'),
        text: zh('复训 2 小时，考过后续期 2 年；到期后不能上叉车。'),
      },
      minutesAgo: 25,
    },
    {
      kind: 'personal',
      source: { type: 'exam', id: '1101' },
      params: { title: zh('GB/T 2828.1 抽样检验阶段测验'), minutes: 60, questions: 46 },
      minutesAgo: 5 * hour,
    },
    {
      kind: 'taskScore',
      source: { type: 'homework', id: '9004' },
      params: {
        title: zh('量具使用：测量系统分析练习'),
        score: 48,
        full: 100,
        from: zh('何佳怡'),
        text: zh('数据没问题，结论下反了。改好再交一次。'),
      },
      minutesAgo: day + 18 * hour,
      read: true,
    },
    {
      kind: 'trainingPlan',
      source: { type: 'programme', id: '6003' },
      params: {
        title: zh('班组长能力提升营 岗位实践'),
        startsAt: 6,
        text: zh('一门课、一份改善提案、一次供应商参观和一份问卷。'),
      },
      minutesAgo: 4 * day,
      read: true,
    },
    {
      kind: 'marking',
      source: { type: 'examMarked', id: '11091' },
      params: { title: zh('首件与巡检上岗考试') },
      minutesAgo: 5 * day + 3 * hour,
      read: true,
    },
    {
      kind: 'admin',
      source: { type: 'notice', id: '1' },
      params: {
        title: zh('11 月起，特种作业证书提前 60 天提醒'),
        text: zh(
          '叉车、行车、焊接三类证书到期前 60 天会收到提醒。复训名额每周二放出，先报先得；到期当天排班系统会自动停岗，请提前安排。',
        ),
        from: zh('赵敏'),
      },
      minutesAgo: 7 * hour,
    },
    {
      kind: 'admin',
      source: { type: 'notice', id: '2' },
      params: {
        title: zh('周六 20:00–22:00 平台维护'),
        text: zh('维护期间不能学习和考试，已经开始的考试会顺延。给你带来不便，请谅解。'),
        from: zh('赵敏'),
      },
      minutesAgo: 5 * day,
      read: true,
    },
    {
      kind: 'information',
      source: { type: 'course', id: '102' },
      params: {
        title: zh('抽样方案查表课更新了转移规则一章'),
        text: zh('按现行标准补了从加严转正常的例子，学过的人只需补看这一章。'),
      },
      minutesAgo: 2 * day,
      read: true,
    },
    {
      kind: 'information',
      source: { type: 'notice', id: '3' },
      params: {
        title: zh('质量月：每天一题，连答七天送 60 积分'),
        text: zh('从周一开始，每天早上八点放题，当天答完有效。'),
      },
      minutesAgo: 8 * day,
      read: true,
    },
    {
      kind: 'at',
      source: { type: 'topic', id: '7001' },
      params: {
        title: zh('首件卡怎么填才不被退'),
        from: zh('周建国'),
        text: zh('@李思远 你们二线那张卡发出来给大家看看'),
      },
      minutesAgo: 4.5 * hour,
    },
    {
      kind: 'at',
      source: { type: 'question', id: '7101' },
      params: {
        title: zh('AQL 0.65 和 1.0 差在哪？客户说都行，我该选哪个'),
        from: zh('韩梅'),
        text: zh('这个 @李思远 上周刚讲过'),
      },
      minutesAgo: 9 * day - 2 * hour,
      read: true,
    },
    {
      kind: 'praise',
      source: { type: 'topic', id: '7002' },
      params: { title: zh('巡检间隔我是这么定的'), from: zh('欧阳静澜'), count: 12 },
      minutesAgo: 4 * hour,
    },
    {
      kind: 'praise',
      source: { type: 'course', id: '101' },
      params: { title: zh('首件检验与过程巡检实务 的评论'), from: zh('卫东升') },
      minutesAgo: 3 * day,
      read: true,
    },
    {
      kind: 'comment',
      source: { type: 'topic', id: '7002' },
      params: {
        title: zh('巡检间隔我是这么定的'),
        from: zh('秦朗'),
        text: zh('照着试了一周，班里最高兴的是不用半夜两点去量外圆了。'),
      },
      minutesAgo: 22 * hour,
    },
    {
      kind: 'comment',
      source: { type: 'question', id: '7102' },
      params: {
        title: zh('孔径漂移先查刀还是先查夹具？'),
        from: zh('褚思源'),
        text: zh('把刀补和件数画成一张图，斜率就是磨损速度，换刀周期照这个定。'),
      },
      minutesAgo: day + 11 * hour,
    },
  ],
  conversations: [
    {
      with: 'H10017',
      lines: [
        { text: '8D 报告我看过了，D3 写得不错。', minutesAgo: 70 },
        { mine: true, text: '谢谢何老师，D4 我还不太确定。', minutesAgo: 62 },
        { text: '报告先退回给你，D4 的根因再往下问两层：为什么当班没有发现？', minutesAgo: 55 },
      ],
    },
    {
      with: 'H20412',
      lines: [
        { mine: true, text: '立军，二线那台机床的宏程序能发我一份吗？', minutesAgo: day + 4 * hour },
        { text: '宏程序段发你了，第 8 行改成你们的刀号。', minutesAgo: day + 3 * hour },
      ],
      read: true,
    },
  ],
};
