/** Texts of mails and of the page that ends them. */
export const mailWords = {
  greeting: { zh: '{name}，你好：', en: 'Hello {name},' },
  digest: { zh: '{count} 条未读消息', en: '{count} unread messages' },
  chat: { zh: '{name}，你有 {count} 条未读消息：{kinds}', en: '{name}: {count} unread messages ({kinds})' },
  chatOne: { zh: '{name}，你有 1 条未读消息：{kinds}', en: '{name}: 1 unread message ({kinds})' },
  summary: { zh: '{title}，还有 {count} 条未读消息', en: '{title} – unread messages: {count}' },
  open: { zh: '打开消息', en: 'Open messages' },
  colon: { zh: '：', en: ': ' },
  space: { zh: '', en: ' ' },
  /** Letters of the days, Monday first. */
  days: { zh: '一二三四五六日', en: 'MTWTFSS' },
  stop: { zh: '不再接收这类邮件', en: 'Stop mails of this kind' },
  why: { zh: '你在{portal}选择了用邮件接收这类消息。', en: 'You receive this because of your settings in {portal}.' },
  before: { zh: '浅色是前一周', en: 'Pale: the week before' },
  stopTitle: { zh: '不再接收这类邮件？', en: 'Stop these mails?' },
  stopText: {
    zh: '按下按钮以后，「{kinds}」不再发邮件给你，站内消息照常。',
    en: 'Press the button and “{kinds}” will no longer be mailed to you. In the portal nothing changes.',
  },
  stopButton: { zh: '不再接收', en: 'Stop them' },
  stopped: { zh: '好的，不再发了', en: 'Done, no more mails' },
  stoppedText: {
    zh: '「{kinds}」不会再发到你的邮箱。按错了可以恢复。',
    en: '“{kinds}” will not be mailed to you any more. You can undo this.',
  },
  again: { zh: '恢复接收', en: 'Undo' },
  resumed: { zh: '已恢复', en: 'They are back' },
  resumedText: { zh: '「{kinds}」会照常发到你的邮箱。', en: '“{kinds}” will be mailed to you as before.' },
  invalid: { zh: '链接失效了', en: 'This link is no longer valid' },
  invalidText: {
    zh: '请登录后在「消息设置」里选择要接收的邮件。',
    en: 'Please log in and choose your mails under “Message settings”.',
  },
} as const;

/** Names of kinds, for the page that ends them. */
export const kindNames = {
  personal: { zh: '个人消息', en: 'Personal messages' },
  admin: { zh: '管理员消息', en: 'Messages from administrators' },
  information: { zh: '资讯', en: 'News' },
  at: { zh: '@我', en: 'Mentions' },
  praise: { zh: '赞', en: 'Likes' },
  comment: { zh: '评论', en: 'Comments' },
  summary: { zh: '周报', en: 'Weekly summary' },
  trainingPlan: { zh: '培训计划', en: 'Training plans' },
  certificateExpiry: { zh: '证书到期', en: 'Certificates' },
  taskScore: { zh: '任务成绩', en: 'Scores' },
  marking: { zh: '阅卷通知', en: 'Marking' },
} as const;
