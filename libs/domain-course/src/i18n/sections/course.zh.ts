/** The course page. */
export const course = {
  hits_other: '看过 {{formatted}} 次',
  way: '所在位置',
  catalogue: '目录',
  learnedOf: '{{learned}} / {{all}} 章',
  left: '还剩 {{duration}}',
  studyLeft: '学时还差 {{duration}}',
  studyRequired: '要求学时 {{duration}}',
  studyOf: '学时 {{studied}} / {{required}}',
  pointsEach_other: '每章 {{formatted}} 积分',
  pointsEarned_other: '已得 {{formatted}} 积分',
  eachAndEarned: '{{each}}，{{earned}}',
  opensAfter: '学完第 {{no}} 章后开放',
  goToChapter: '去学第 {{no}} 章 {{title}}',
  noChapters: '这门课还没有章节。',
  more: '更多内容',
  beside: '视频旁边',
  tab: { transcript: '文稿', notes: '大家的笔记', comments: '评论', introduction: '课程介绍', materials: '资料' },
  side: { label: '旁边看什么', catalogue: '目录', notes: '我的笔记' },
  outcomes: '学完能做什么',
  whoLearns: '谁在学',
  whoLearnsFailed: '谁在学没有取到',
  lecturer: '讲师',
  lecturerCourses_other: '这位讲师的 {{count}} 门课程',
  published: '上架于',
  related: '相关课程',
  relatedFailed: '相关课程没有取到',
  dueAt: '学习期限到 {{date}}，在那之前学完。',
  failed: '课程没有取到',
  kept: '学习进度都在，没有丢',
} as const;

/** Reasons why a course does not open. */
export const refusal = {
  others: '看其他课程',
  notFound: { title: '没有这门课程', text: '地址可能写错了，或者课程属于别的企业。' },
  notVisible: { title: '这门课没有对你开放', text: '需要学习的话，请联系企业管理员开通。' },
  full: { title: '学习人数已满', text: '有名额空出来后就能学，也可以请管理员增加名额。' },
  expired: { title: '这门课的学习期限已过', text: '可以重新购买，或者联系企业管理员延长期限。学过的记录都还在。' },
  ended: { title: '这门课的学习期限已过', text: '需要继续学习的话，请联系企业管理员延长期限。学过的记录都还在。' },
  offShelf: { title: '这门课已下架', text: '学过的记录还在，重新上架后可以接着学。' },
  deleted: { title: '这门课已删除', text: '课程内容不再提供，学过的记录还在学习记录里。' },
} as const;

/** Study continues elsewhere. */
export const refused = {
  title: '这门课正在别处学习',
  titleOf: '“{{name}}”正在别处学习',
  text: '同一门课一次只能在一个窗口或一台设备上学。可以换到这里继续，那边会暂停。',
  note: '那边看过的部分已经记下来了。',
  takeOver: '在这里继续学',
  back: '先不换，回到课程',
  failed: '没有换过来。',
} as const;
