/** Titles of the pages. */
export const title = {
  catalogue: '课程',
  course: '课程学习',
  refused: '正在别处学习',
  study: '学习',
  record: '学习记录',
} as const;

/** Where one stands in a course or chapter. */
export const state = {
  not_studied: '未学',
  learning: '在学',
  learned: '已学完',
} as const;

/** Parts of a length of time. */
export const time = {
  h: '{{n}} 小时',
  min: '{{n}} 分',
  s: '{{n}} 秒',
} as const;

/** Near moments. */
export const when = {
  today: '今天 {{time}}',
  yesterday: '昨天 {{time}}',
  weekday: '{{weekday}} {{time}}',
} as const;

/** Why a request failed. */
export const failure = {
  network: '连不上网络',
  timeout: '服务器迟迟没有回应',
  server: '服务器没有给出可用的结果',
} as const;

/** A course in a list. */
export const card = {
  required: '必修',
  chapters_other: '{{count}} 章',
  learners_other: '{{formatted}} 人在学',
  credits_other: '{{formatted}} 学分',
  rating: '评分 {{rating}}，满分 5',
  left: '剩 {{duration}}',
  learned: '已学完',
} as const;
