export const comment = {
  author: { topic: '楼主', question: '提问的人' },
  toSomebody: '回复 {{name}}：{{words}}',
  more_other: '还有 {{formatted}} 条回复',
  moreFailed: '没有取到，再试一次',
  list: { topic: '评论', question: '回答' },
  order: { label: '排序', useful: '最有用', new: '最新' },
  box: { topic: '写评论', question: '写回答' },
  hint: { topic: '说说你的看法', question: '写下你的做法，最好带上数据' },
  post: { topic: '评论', question: '回答' },
  visitor: { topic: '登录后可以评论。', question: '登录后可以回答。' },
  own: '这是你提的问题，由同事来回答。看到合适的，选为最佳答案。',
  closed: '问题已关闭，不再接受回答。',
  failed: '没有取到',
  none: { topic: '还没有评论', question: '还没有回答' },
  noneText: { topic: '第一个说说看法。', question: '知道一点也可以写，也许正好有用。' },
  reply: '回复',
  replyTo: '回复 {{name}}',
  replyHint: '写一句回复',
  removed: '已删除',
  send: '发送',
  tooLong: '最多 {{limit}} 字',
  removeTitle: '删除这一条？',
  removeText: '下面的回复会一起删除，不能恢复。',
} as const;

export const best = {
  title: '最佳答案',
  choose: '选为最佳答案',
  when: '{{name}} {{time}} 采纳',
  paid_other: '+{{formatted}} 积分',
  confirm: '选为最佳答案？',
  confirmHeld_other: '{{formatted}} 积分的悬赏会给这位同事。选定后不能更改。',
  confirmText: '选定后不能更改。',
} as const;

export const report = {
  title: '举报',
  why: '原因',
  because: { spam: '广告或骚扰', insult: '辱骂或威胁', leak: '泄露他人隐私或公司秘密', other: '其他' },
  send: '举报',
  done: '已举报',
  told: '已举报，管理员会处理。',
  of: '举报 {{name}} 的这一条',
} as const;

export const remove = {
  title: { topic: '删除这个话题？', question: '删除这个问题？' },
  text: { topic: '下面的评论会一起删除，不能恢复。', question: '下面的回答会一起删除，不能恢复。' },
  textHeld_other: '下面的回答会一起删除，不能恢复。{{formatted}} 积分的悬赏会退回。',
} as const;

export const close = {
  title: '关闭这个问题？',
  text: '关闭后不再接受回答。',
  textHeld_other: '关闭后不再接受回答，{{formatted}} 积分的悬赏会退回。',
} as const;

export const remindAll = {
  title: '通知全员？',
  text: '每位同事都会收到一条消息，每个帖子每天最多一次。',
  done_other: '已通知 {{formatted}} 位同事。',
} as const;

export const gone = {
  removed: { topic: '话题已删除', question: '问题已删除' },
  title: { topic: '没有这个话题', question: '没有这个问题' },
  text: '可能已经删除，或者还没有公开。',
  visitor: '可能已经删除，或者要登录才能看。',
  failed: { topic: '话题没有取到', question: '问题没有取到' },
} as const;
