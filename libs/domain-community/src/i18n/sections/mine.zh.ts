export const mine = {
  tabs: '我的社区',
  tab: { topics: '话题', questions: '提问', answers: '回答', praised: '赞过' },
  tabCount: '{{words}} {{formatted}}',
  failed: '没有取到',
  none: { topics: '还没有发过话题', questions: '还没有提过问题', answers: '还没有回答过问题', praised: '还没有赞过' },
  noneText: {
    topics: '你发的话题都会列在这里，审核中的也在。',
    questions: '你提的问题和收到的回答会列在这里。',
    answers: '回答同事的问题，被采纳还能得到悬赏。',
    praised: '赞过的话题和问题会列在这里，方便再看。',
  },
  next: { topics: '发话题', questions: '提问题', answers: '看等人回答的问题', praised: '看最热的话题' },
} as const;

export const desk = {
  parts: '要看的内容',
  part: { waiting: '等待审核', reported: '被举报' },
  failed: '没有取到',
  none: { waiting: '没有等待审核的内容', reported: '没有被举报的内容' },
  noneText: { waiting: '新提交的话题和问题会出现在这里。', reported: '同事举报的内容会出现在这里。' },
  reason: '不通过的原因',
  reasonHint: '作者会看到',
  reasonLong: '最多 {{limit}} 字',
  reasonEmpty: '写明原因，作者才知道怎么改',
  approve: '通过',
  reject: '不通过',
  target: { post: '帖子', comment: '评论' },
  people_other: '{{formatted}} 人举报，最早是',
  keep: '保留',
  remove: '删除',
  removeTitle: '删除被举报的内容？',
  removeText: '下面的回复会一起删除，不能恢复。',
} as const;
