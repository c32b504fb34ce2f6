/** Browsing history. */
export const visits = {
  about: '打开过的课程都在这里，删掉不影响学习记录。',
  list: '看过的课程',
  forget: '从历史中删除：{{title}}',
  stays: '这一条仍在历史里',
  clear: '清空历史',
  clearTitle: '清空浏览历史？',
  clearText: '清空后不能恢复。学习进度和学习记录不受影响。',
  clearNow: '清空',
  keep: '不清空',
  failed: '浏览历史没有取到',
  none: '还没有看过课程',
  noneText: '打开过的课程会留在这里，方便再找。',
} as const;

/** Study hours. */
export const hours = {
  about: '只计真正播放和阅读的时间，重复学习也算。',
  which: '年份',
  week: '本周',
  thisMonth: '本月',
  ofYear: '{{year}} 年',
  total: '累计',
  goal: '每周目标 {{time}}',
  yearTitle: '{{year}} 年的学习日',
  yearSummary_other: '{{year}} 年有 {{count}} 天在学习',
  days_other: '学了 {{count}} 天',
  withStreak: '{{days}}，最长连续 {{count}} 天',
  day: '日期',
  time: '学时',
  none: '没有学习',
  underMinute: '不到 1 分',
  less: '少',
  more: '多',
  month: '月份',
  months: '各月学时',
  monthsNote: '单位：小时',
  monthsSummary: '{{month}}学得最多，{{time}}',
  inHours: '{{hours}} 小时',
  courses: '学得最久的课程',
  record: '学习记录',
  last: '上次学习',
  failed: '学时没有取到',
  noneYet: '还没有学时',
  noneYetText: '开始学一门课，时间就从这里长起来。',
} as const;

/** Credits. */
export const credits = {
  about: '学完带学分的课程、通过带学分的考试、完成带学分的培训，就得到学分。',
  ofYear: '{{year}} 年已得',
  goal: '年度要求',
  progress: '年度要求的进度',
  reached: '已达到要求的 {{goal}} 学分',
  left: '要求 {{goal}}，还差 {{left}}',
  short: '要求 {{goal}}，差 {{left}}',
  total: '累计学分',
  months: '各月学分',
  inMonth: '{{month}} {{credits}} 学分',
  list: '学分明细',
  plus: '+{{credits}}',
  minus: '−{{credits}}',
  takenBack: '改判后不再算完成，学分收回',
  for: { course: '学完课程', exam: '通过考试', live: '看完直播', training: '完成培训', carried: '由原系统转入' },
  untitled: {
    course: '已删除的课程',
    exam: '已删除的考试',
    live: '已删除的直播',
    training: '已删除的培训',
    carried: '以往学分',
  },
  failed: '学分没有取到',
  none: '这一年没有学分',
  noneText: '课程卡片上写着学完能得多少学分。',
} as const;

/** Words of charts. */
export const chart = {
  asTable: '看表格',
  asChart: '看图',
  empty: '没有数据',
  failed: '数据没有取到',
} as const;
