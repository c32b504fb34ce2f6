import type { SeedProgramme } from './types.ts';

const t = (zh: string) => ({ zh });

const induction: SeedProgramme = {
  id: 6001,
  title: t('检验员入职 90 天'),
  summary: t('从认识量具到独立签字。前一个月跟着师傅学，第二个月选一个方向，最后一个月独立上岗。'),
  category: t('新员工'),
  owner: t('质量部 何佳怡'),
  motif: 'newbie',
  publishedIn: -180,
  days: 90,
  credits: 300,
  countsEarlier: true,
  stages: [
    {
      title: t('入职第一周'),
      rule: 'start',
      dueDay: 7,
      tasks: [
        { kind: 'course', itemId: 111, title: t('检验员上岗第一周') },
        { kind: 'course', itemId: 125, title: t('图纸与样件保密：手机、邮件和快递') },
        { kind: 'course', itemId: 108, title: t('检验岗位的个人防护与化学品使用') },
      ],
    },
    {
      title: t('跟师傅学一个月'),
      rule: 'date',
      opensDay: 7,
      dueDay: 45,
      electives: 1,
      tasks: [
        { kind: 'course', itemId: 103, title: t('三坐标测量机操作与日常点检') },
        { kind: 'course', itemId: 101, title: t('首件检验与过程巡检实务') },
        { kind: 'homework', itemId: 9001, title: t('首件检验：写一份自己的检验记录') },
        { kind: 'questionnaire', itemId: 700_002, title: t('检验岗位入岗一个月回访') },
        { kind: 'course', itemId: 126, title: t('读懂一张零件图：尺寸、公差与几何公差'), elective: true },
        { kind: 'course', itemId: 112, title: t('量具校准与使用：卡尺、千分尺、内径表'), elective: true },
      ],
    },
    {
      title: t('方向：来料检验'),
      rule: 'choice',
      choice: 1,
      tasks: [
        { kind: 'course', itemId: 105, title: t('来料检验与供应商质量协议') },
        { kind: 'exam', itemId: 1101, title: t('GB/T 2828.1 抽样检验阶段测验') },
      ],
    },
    {
      title: t('方向：过程检验'),
      rule: 'choice',
      choice: 1,
      tasks: [
        { kind: 'course', itemId: 106, title: t('外观检验：灯光、距离与限度样件') },
        { kind: 'exam', itemId: 1104, title: t('首件与巡检开卷作业') },
      ],
    },
    {
      title: t('独立上岗'),
      rule: 'after',
      dueDay: 90,
      tasks: [
        { kind: 'exam', itemId: 1109, title: t('首件与巡检上岗考试') },
        { kind: 'homework', itemId: 9007, title: t('改善提案：三个可以省下的动作') },
      ],
    },
  ],
  known: { joinedAgo: 34 },
  colleagues: 4,
};

const safety: SeedProgramme = {
  id: 6002,
  title: t('叉车与现场安全年度复训'),
  summary: t('全厂每年一次。课学过的不用再学，考试每年都要重新考过。'),
  category: t('安全与环保'),
  owner: t('安环部'),
  motif: 'safety',
  publishedIn: -700,
  open: true,
  credits: 100,
  countsEarlier: true,
  certificate: { templateId: 9201, title: t('叉车作业安全') },
  validDays: 365,
  renewDays: 60,
  stages: [
    {
      title: t('学'),
      rule: 'start',
      tasks: [
        { kind: 'course', itemId: 108, title: t('检验岗位的个人防护与化学品使用') },
        { kind: 'course', itemId: 118, title: t('叉车与行车安全 2025 复训'), elective: true },
        { kind: 'course', itemId: 114, title: t('双重预防机制：风险分级与隐患排查'), elective: true },
      ],
    },
    {
      title: t('考'),
      rule: 'after',
      tasks: [{ kind: 'exam', itemId: 1102, title: t('班前安全快测'), again: true }],
    },
  ],
  known: { joinedAgo: 320, round: 2, beganAgo: 4 },
  colleagues: 15,
};

const leaders: SeedProgramme = {
  id: 6003,
  title: t('班组长能力提升营'),
  summary: t('八周，线上学、面授练、回到班组用。结营后发精益改善绿带证书。'),
  category: t('领导力与管理'),
  term: t('第 3 期'),
  owner: t('人力资源部 赵敏'),
  motif: 'lead',
  publishedIn: -40,
  beginsIn: -24,
  endsIn: 29,
  credits: 400,
  countsEarlier: true,
  certificate: { templateId: 9205, title: t('精益改善绿带') },
  stages: [
    {
      title: t('线上预习'),
      rule: 'start',
      dueIn: 1,
      tasks: [
        { kind: 'course', itemId: 125, title: t('图纸与样件保密：手机、邮件和快递') },
        { kind: 'course', itemId: 108, title: t('检验岗位的个人防护与化学品使用') },
        { kind: 'course', itemId: 111, title: t('检验员上岗第一周') },
        { kind: 'exam', itemId: 1107, title: t('班组安全周测（第 47 周）') },
      ],
    },
    {
      title: t('集中面授'),
      rule: 'date',
      opensIn: -3,
      dueIn: 5,
      electives: 1,
      tasks: [
        { kind: 'course', itemId: 103, title: t('三坐标测量机操作与日常点检') },
        { kind: 'exam', itemId: 1102, title: t('班前安全快测'), dueIn: 3 },
        { kind: 'homework', itemId: 9005, title: t('班前会：写一周的安全提示') },
        { kind: 'activity', itemId: 8003, title: t('班前会五分钟：现场演一遍'), dueIn: 4 },
        { kind: 'course', itemId: 117, title: t('新任班组长的前 90 天'), elective: true },
        { kind: 'course', itemId: 110, title: t('检验班长：如何当好“第二双眼睛”'), elective: true },
      ],
    },
    {
      title: t('岗位实践'),
      rule: 'date',
      opensIn: 6,
      dueIn: 22,
      tasks: [
        { kind: 'course', itemId: 121, title: t('8D 报告：从围堵到防再发') },
        { kind: 'homework', itemId: 9007, title: t('改善提案：三个可以省下的动作') },
        { kind: 'activity', itemId: 8004, title: t('走进供应商：看一颗轴承怎么出厂') },
        { kind: 'questionnaire', itemId: 700_001, title: t('食堂与班车满意度') },
      ],
    },
    {
      title: t('结营'),
      rule: 'after',
      dueIn: 29,
      tasks: [
        { kind: 'homework', itemId: 9003, title: t('8D 报告：把一次客诉写完整') },
        { kind: 'course', itemId: 116, title: t('价值流图实战：缸体线节拍平衡') },
      ],
    },
  ],
  known: { joinedAgo: 26 },
  colleagues: 17,
};

const past: SeedProgramme = {
  id: 6004,
  title: t('质量月：首件与巡检专项'),
  summary: t('九月质量月的专项培训，已经结束。'),
  category: t('质量管理'),
  owner: t('质量部 何佳怡'),
  motif: 'quality',
  publishedIn: -80,
  beginsIn: -72,
  endsIn: -42,
  credits: 150,
  countsEarlier: true,
  stages: [
    {
      title: t('首件'),
      rule: 'start',
      tasks: [
        { kind: 'course', itemId: 111, title: t('检验员上岗第一周') },
        { kind: 'course', itemId: 101, title: t('首件检验与过程巡检实务') },
      ],
    },
    {
      title: t('巡检'),
      rule: 'after',
      tasks: [{ kind: 'course', itemId: 106, title: t('外观检验：灯光、距离与限度样件') }],
    },
  ],
  known: { joinedAgo: 75 },
  colleagues: 12,
};

/** Programmes of Hengchuan Precision. */
export const hengchuanProgrammes: readonly SeedProgramme[] = [induction, safety, leaders, past];
