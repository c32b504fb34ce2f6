/** The study home. */
export const study = {
  goOn: '接着学',
  counts: '在学 {{learning}} 门，已学完 {{learned}} 门',
  popular: '大家在学',
  required: '看必修课程',
  visitor: '登录后从上次停下的地方接着学',
  visitorText: '学到哪一章、哪一秒，都会记在你名下。',
} as const;

/** The learning record. */
export const records = {
  evidence: {
    export: '导出学习凭证',
    file: '学习凭证-xAPI',
    notSaved: '没有导出，请再试一次。',
  },
  table: {
    export: '导出表格',
    course: '课程',
    credits: '学分',
    source: '来源',
    earnedAt: '获得时间',
    visitedAt: '打开时间',
    lastStudiedAt: '上次学习',
    completedAt: '学完时间',
    minutes: '学习分钟',
    day: '日期',
  },
  which: '学习记录范围',
  list: '学过的课程',
  tab: { all: '全部', learning: '在学', learned: '已学完' },
  tabCount: '{{name}} {{count}}',
  chapterAt: '第 {{no}} 章 {{title}} {{at}}',
  chapterStart: '第 {{no}} 章 {{title}} 开头',
  allLearned: '各章都学完了',
  studied: '共学 {{duration}}',
  learnedOn: '学完于',
  goOn: '继续',
  goOnWith: '继续：{{title}}',
  watchAgain: '回看',
  watchAgainOf: '回看：{{title}}',
  none: { all: '还没有学习记录', learning: '没有在学的课程', learned: '还没有学完的课程' },
  noneText: '学过的课会排在这里。先从岗位必修开始。',
  failed: '学习记录没有取到',
} as const;
