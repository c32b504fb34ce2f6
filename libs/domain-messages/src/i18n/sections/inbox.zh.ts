/** Titles of the pages. */
export const title = {
  own: '消息',
  ownOne: '个人消息',
  trainingPlan: '培训计划',
  certificateExpiry: '证书到期',
  taskScore: '任务成绩',
  admin: '管理员消息',
  adminOne: '管理员消息详情',
  information: '资讯',
  informationOne: '资讯详情',
  at: '@我的',
  praise: '赞',
  comment: '评论',
  topic: '话题详情',
  question: '问题详情',
  summary: '周报',
  marking: '阅卷通知',
  settings: '消息设置',
} as const;

/** Ways into the inbox. */
export const place = {
  personal: '个人',
  admin: '管理员',
  information: '资讯',
  at: '@我',
  praise: '赞',
  comment: '评论',
  summary: '周报',
  trainingPlan: '培训计划',
  certificateExpiry: '证书到期',
  taskScore: '任务成绩',
  marking: '阅卷通知',
} as const;

/** Kinds of the open message. */
export const kind = {
  personal: '个人消息',
  admin: '管理员消息',
  information: '资讯',
  at: '提到了你',
  praise: '收到的赞',
  comment: '收到的评论',
  summary: '学习周报',
  trainingPlan: '培训计划',
  certificateExpiry: '证书到期提醒',
  taskScore: '任务成绩',
  marking: '阅卷通知',
} as const;

export const inbox = {
  title: '消息',
  lists: '消息类别',
  list: '消息列表',
  message: '消息内容',
  loading: '正在打开消息',
  unread_other: '{{formatted}} 条未读',
  unreadOf_other: '{{n}} 条未读',
  isUnread: '未读：',
  readAll: '全部已读',
  stillUnread: '消息还是未读',
  write: '写消息',
  settings: '设置',
  onlyUnread: '只看未读',
  search: '搜索消息',
  searchHint: '标题、人名或内容',
  searchEnd: '结束搜索',
  failed: '消息没有取到',
  messageFailed: '这条消息没有打开',
  messageGone: '这条消息不在了',
  messageGoneText: '可能已经删除，或者不是发给你的。',
  toList: '回到列表',
  allRead: '都读过了',
  notFound: '没有找到相关的消息',
  showAll: '看全部',
  newer: '来了新消息',
  showNewer: '看新消息',
  choose: '从左边选一条消息',
  keysStep: '上下移动，',
  keysRead: '标为已读或未读',
  markRead: '标为已读',
  markUnread: '标为未读',
  remove: '删除',
  removed: '已删除：{{title}}',
  putBack: '放回去',
  dismiss: '知道了',
  from: '来自',
  noAdmin: '这里没有管理员消息',
  noAdminText: '所在的企业没有开通管理员消息。',
} as const;

/** Lists with nothing in them. */
export const none = {
  own: '还没有消息',
  admin: '还没有管理员消息',
  information: '还没有资讯',
  at: '还没有人提到你',
  praise: '还没有收到赞',
  comment: '还没有收到评论',
} as const;

export const noneText = {
  own: '同事写给你的话、成绩、证书和培训安排会出现在这里。',
  admin: '管理员发给大家的通知会出现在这里。',
  information: '课程更新和企业动态会出现在这里。',
  at: '同事在社区里 @ 你，会出现在这里。',
  praise: '别人赞了你写的内容，会出现在这里。',
  comment: '别人评论或回答了你，会出现在这里。',
} as const;

/** To the thing itself. */
export const open = {
  personal: '去看看',
  admin: '去看看',
  information: '去看看',
  at: '看原文',
  praise: '看原文',
  comment: '看原文',
  summary: '看学习记录',
  trainingPlan: '看培训安排',
  certificateExpiry: '去复训',
  taskScore: '看作业',
  marking: '看结果',
} as const;

export const way = {
  back: '回到消息',
  gone: '它已经下架或删除，打不开了。',
  forbidden: '它没有对你开放，需要的话请联系管理员。',
  elsewhere: '网页端还打不开它，请到它原来的地方查看。',
} as const;

export const thing = {
  topic: '这个话题现在打不开',
  question: '这个问题现在打不开',
  text: '它可能已经删除，或者社区还没有开放。',
} as const;

export const summary = {
  title: '每天学了多久',
  time: '学习时长',
  before: '前一周',
  chapters: '学完章节',
  goal: '达成目标',
  week: '那一周',
  weekBefore: '前一周',
  unit: '单位：分钟',
  read: '那一周学了 {{now}}，前一周 {{before}}。',
  asTable: '看表格',
  asChart: '看图',
  day: '日期',
  loading: '正在取数据',
  empty: '没有数据',
  failed: '数据没有取到',
  retry: '重试',
} as const;
