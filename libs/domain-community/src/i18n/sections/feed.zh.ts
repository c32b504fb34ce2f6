/** Titles of the pages. */
export const title = {
  topics: '话题',
  questions: '问答',
  topic: '话题详情',
  question: '问题详情',
  mine: '我的社区',
} as const;

export const rich = { newWindow: '（新窗口打开）', table: '表格' } as const;

export const kind = { topic: '话题', question: '问题' } as const;

/** Reasons for refusals of the community. */
export const refusal = {
  own: '自己提的问题，不能自己回答',
  points: '积分不够，悬赏没有发出',
  best: '已经选过最佳答案',
  closed: '这个问题已经关闭',
  answers: '已经有人回答，悬赏要留给他们，不能关闭或删除',
  state: '这篇内容现在没有公开',
  rights: '你没有这个权限',
  reminded: '今天已经通知过全员，明天可以再通知',
  reported: '你已经举报过',
  changed: '内容刚刚被改过，看一下现在的再操作',
  settled: '已有人处理过这个举报',
} as const;

/** Problems of a post in progress. */
export const rule = {
  required: '这里要填',
  tooLong: '太长了',
  tooMany: '图片最多 9 张',
  tooManyPeople: '最多提到 10 个人',
  unknownPerson: '提到的人不在企业里了',
  unknownCategory: '这个分类已经没有了，换一个',
  unknownFile: '有文件已经失效，删掉它重新上传',
} as const;

export const act = {
  praise_other: '赞，{{formatted}} 人',
  comments: { topic_other: '{{formatted}} 条评论', question_other: '{{formatted}} 个回答' },
  edit: '修改',
  withdraw: '撤回',
  dismiss: '关闭提示',
  cancel: '取消',
  remove: '删除',
  close: '关闭问题',
  remindAll: '通知全员',
  pin: '置顶',
  unpin: '取消置顶',
  report: '举报',
  share: '复制链接',
  copied: '已复制',
  more: '更多操作',
} as const;

export const mark = {
  pinned: '置顶',
  waiting: '审核中，仅你可见',
  rejected: '未通过',
  reward: {
    held_other: '悬赏 {{formatted}} 积分',
    paid_other: '悬赏 {{formatted}} 积分，已给出',
    returned_other: '悬赏 {{formatted}} 积分，已退回',
  },
  answered: '已有最佳答案',
  closed: '已关闭',
} as const;

export const picture = {
  all: '图片',
  one: '第 {{no}} 张：{{name}}',
  lightbox: '大图',
  carousel: '轮播',
  slide: '图片',
  caption: '说明',
  position: '{index} / {total}',
  previous: '上一张',
  next: '下一张',
  close: '关闭',
  zoomIn: '放大',
  zoomOut: '缩小',
  showCaptions: '显示说明',
  hideCaptions: '隐藏说明',
  open: '看大图：{{alt}}',
  more_other: '还有 {{count}} 张',
} as const;

export const media = { has: { video: '视频：{{name}}', audio: '音频：{{name}}' } } as const;

export const state = {
  rejected: '没有通过：{{reason}}',
  rejectedLong: '没有通过审核：{{reason}}。改好后可以再次提交。',
  waiting: '正在等管理员审核，通过后大家才能看到。',
  waitingShort: '通过后大家才能看到',
} as const;

export const post = {
  comments: { topic_other: '{{formatted}} 条评论', question_other: '{{formatted}} 个回答' },
  praises_other: '{{formatted}} 赞',
  edited: '修改于',
  way: '位置',
} as const;

export const side = {
  label: '社区动态',
  me: '我的社区',
  visitor: '登录后可以发话题、提问题、参与讨论。',
  login: '登录',
  figures: '发布 {{posts}}，回答 {{answers}}，被采纳 {{best}}',
  waiting_other: '看等人回答的 {{formatted}} 个问题',
  mine: '我的社区',
  toReview_other: '{{formatted}} 篇等你审核',
  hot: '近期最热',
  categories: '分类',
  all: '全部',
  author: { topic: '发布的人', question: '提问的人' },
  related: { topic: '相关话题', question: '相近的问题' },
} as const;

export const feed = {
  search: { topic: '搜话题', question: '搜问题' },
  order: { label: '排序', active: '最新回复', new: '最新发布', hot: '最热', unanswered: '等人回答' },
  without: '去掉条件“{{words}}”',
  today_other: '今天 {{formatted}} 条新内容',
  views_other: '{{formatted}} 人看过',
  fresh_other: '{{formatted}} 条新内容',
  list: { topic: '话题列表', question: '问题列表' },
  failed: { topic: '话题没有取到', question: '问题没有取到' },
  allAnswered: '问题都有人回答了',
  allAnsweredText: '有新问题时会出现在这里。',
  nothing: { topic: '没有找到话题', question: '没有找到问题' },
  nothingText: '换个说法，或者换个分类看看。',
  showAll: { topic: '看全部话题', question: '看全部问题' },
  none: { topic: '还没有话题', question: '还没有问题' },
  noneText: { topic: '工作里的一个窍门、一次改进，都可以发出来。', question: '遇到想不通的事，问问同事。' },
} as const;

export const withdraw = { title: '撤回这篇内容？', text: '撤回就是删除，文字和图片都不会保留。' } as const;
