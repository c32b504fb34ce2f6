import type { L10n } from '../../../db/seed/content/types.ts';

/** Words of a kind, or of a kind and source type. Of several, the first whose names the message all has. */
export interface Template {
  readonly title: readonly L10n[];
  readonly text: readonly L10n[];
}

const w = (zh: string, en: string) => ({ zh, en });
const nothing = w('', '');
const ownText = [w('{text}', '{text}'), nothing];
const replied = w('{from} 在「{reply}」里回复了你', '{from} replied to you in “{reply}”');

/** Outcome of a post's approval. The outcome goes first: the list cuts off a long title. */
const decided: Template = {
  title: [
    w('没有通过审核：「{rejected}」', 'Not published: “{rejected}”'),
    w('已发布：「{approved}」', 'Published: “{approved}”'),
    // Earlier messages have this form.
    w('「{title}」没有通过审核：{reason}', '“{title}” was not published: {reason}'),
  ],
  text: [w('原因：{why}', 'Reason: {why}'), nothing],
};

/** The reason why an administrator has deleted a person's text. */
const removedBecause = [
  w(
    '{people} 人举报，管理员看过后删除了。有疑问可以联系管理员',
    'Reported by {people} {people:person|people}. Ask an administrator if you have questions',
  ),
  w('有疑问可以联系管理员', 'Ask an administrator if you have questions'),
];

/**
 * By `<kind>.<source type>`, else by kind. Names that end in `At` are moments, in `S` lengths of time; `{count:one|other}` is
 * the word that goes with a number. */
export const templates: Readonly<Record<string, Template>> = {
  personal: {
    title: [w('{from}', '{from}'), w('{title}', '{title}'), w('你有一条新消息', 'You have a new message')],
    text: ownText,
  },
  'personal.exam': {
    title: [w('{title} {startsAt} 开考', '{title} starts {startsAt}'), w('{title} 等你来考', '{title} is open to you')],
    text: [
      w('{minutes} 分钟，{questions} 题', '{minutes} min, {questions} {questions:question|questions}'),
      w('{endsAt} 截止', 'Closes {endsAt}'),
      ...ownText,
    ],
  },
  'personal.order': {
    title: [w('{title} 已发货', '{title} is on its way'), w('{title}', '{title}')],
    text: [w('{carrier} {number}', '{carrier} {number}'), ...ownText],
  },
  'personal.notePassed': {
    title: [w('笔记已公开：「{title}」', 'Note is public: “{title}”'), w('你的笔记已公开', 'Your note is public')],
    text: [w('{words}', '{words}'), nothing],
  },
  'personal.noteRejected': {
    title: [
      w('笔记没有通过审核：「{title}」', 'Note not published: “{title}”'),
      w('你的笔记没有通过审核', 'Your note was not published'),
    ],
    text: [w('原因：{reason}', 'Reason: {reason}'), nothing],
  },
  'personal.microPassed': {
    title: [w('微课通过了审核：「{title}」', 'Micro-course approved: “{title}”')],
    text: [w('大家现在就能学', 'Everyone can study it now')],
  },
  'personal.microRejected': {
    title: [w('微课没有通过审核：「{title}」', 'Micro-course sent back: “{title}”')],
    text: [w('原因：{reason}', 'Reason: {reason}'), nothing],
  },
  'personal.postRemoved': {
    title: [w('你的帖子被管理员删除：「{removed}」', 'An administrator removed your post “{removed}”')],
    text: removedBecause,
  },
  'personal.commentRemoved': {
    title: [w('你的评论被管理员删除：「{removed}」', 'An administrator removed your comment “{removed}”')],
    text: removedBecause,
  },
  'personal.reportSettled': {
    title: [
      w('你举报的内容已删除：「{removed}」', 'What you reported was removed: “{removed}”'),
      w('你举报的内容没有删除：「{kept}」', 'What you reported was not removed: “{kept}”'),
    ],
    text: [
      w('谢谢你的提醒。「{removed}」不会再出现在社区里', 'Thank you. “{removed}” no longer appears in the community'),
      w('管理员看过了，没有发现不合适的地方', 'An administrator looked at it and found nothing against the rules'),
    ],
  },
  'personal.lessonAsked': {
    title: [w('{from} 预约了 {lessonAt} 的面授', '{from} has requested a session with you on {lessonAt}')],
    text: [w('想解决的问题：{text}', 'What they want to solve: {text}'), nothing],
  },
  'personal.lessonOff': {
    title: [w('{from} 取消了 {lessonAt} 的面授', '{from} has cancelled the session on {lessonAt}')],
    text: [w('这个时间又可以预约了', 'The slot can be booked again')],
  },
  'personal.lessonConfirmed': {
    title: [w('{title} 确认了 {lessonAt} 的面授', '{title} has confirmed your session on {lessonAt}')],
    text: [w('{place}。{text}', '{place}. {text}'), w('{place}', '{place}'), ...ownText],
  },
  'personal.lessonRefused': {
    title: [
      w('{withdrawn} 取消了 {lessonAt} 的面授', '{withdrawn} has cancelled your session on {lessonAt}'),
      w('{title} 没有接受 {lessonAt} 的面授', '{title} cannot take your session on {lessonAt}'),
    ],
    text: ownText,
  },
  'personal.lessonOver': {
    title: [w('{title} 的面授结束了，说说收获吧', 'Your session with {title} is over. How was it?')],
    text: ownText,
  },
  'personal.lecturerPassed': {
    title: [w('你的讲师申请通过了', 'You are a lecturer now')],
    text: [w('在讲师工作台放出可以预约的时间', 'Offer bookable slots at your lecturer desk')],
  },
  'personal.lecturerRejected': {
    title: [w('你的讲师申请没有通过', 'Your application to become a lecturer was refused')],
    text: [w('原因：{reason}', 'Reason: {reason}'), nothing],
  },
  'personal.lecturerApplied': {
    title: [
      w(
        '{from} 等 {count} 人申请成为讲师，等待审核',
        '{from} and others, {count} in all, have applied to become lecturers',
      ),
      w('{from} 申请成为讲师，等待审核', '{from} has applied to become a lecturer'),
    ],
    text: [nothing],
  },
  'personal.takenOver': {
    title: [
      w(
        '{from} 等 {people} 人离职，由你接手 {count} 项',
        '{from} and others, {people} in all, have left: {count} {count:thing is|things are} yours now',
      ),
      w('{from} 离职，由你接手 {count} 项', '{from} has left: {count} {count:thing is|things are} yours now'),
    ],
    text: [w('{things}', '{things}'), nothing],
  },
  'personal.leadSent': {
    title: [
      w('{count} 份合作咨询待联系，最近一份关于「{title}」', '{count} enquiries to answer, the latest about “{title}”'),
      w('新的合作咨询：「{title}」', 'New enquiry about “{title}”'),
    ],
    text: [nothing],
  },
  'personal.commentPassed': {
    title: [
      w('评论已显示：「{title}」', 'Comment is public: “{title}”'),
      w('你的评论已显示', 'Your comment is public'),
    ],
    text: [w('{words}', '{words}'), nothing],
  },
  'personal.commentRejected': {
    title: [
      w('评论没有通过审核：「{title}」', 'Comment not published: “{title}”'),
      w('你的评论没有通过审核', 'Your comment was not published'),
    ],
    text: [w('原因：{reason}', 'Reason: {reason}'), nothing],
  },
  'personal.deletionRefused': {
    title: [w('你的注销申请没有通过', 'Your request to close your account was refused')],
    text: [w('原因：{reason}', 'Reason: {reason}'), nothing],
  },
  'personal.topic': decided,
  'personal.question': {
    title: [
      w('{from} 采纳了你的回答，得 {reward} 积分', '{from} chose your answer as the best: {reward} points'),
      ...decided.title,
      w('{from} 采纳了你的回答', '{from} chose your answer as the best'),
    ],
    text: [...decided.text.slice(0, 1), w('{title}', '{title}'), nothing],
  },
  admin: { title: [w('{title}', '{title}'), w('管理员通知', 'Notice from an administrator')], text: ownText },
  information: { title: [w('{title}', '{title}'), w('资讯', 'News')], text: ownText },
  'information.activityPlace': {
    title: [w('候补成功，已报上「{title}」', 'You have a place in {title}'), w('候补成功', 'You have got a place')],
    text: ownText,
  },
  'personal.live': {
    title: [
      w('「{title}」开始了', '“{title}” is starting'),
      w('请你主持「{hosting}」', 'You are to host “{hosting}”'),
      w('「{moved}」改到 {startsAt}', '“{moved}” has moved to {startsAt}'),
      w('「{cancelled}」取消了', '“{cancelled}” was cancelled'),
    ],
    text: [
      w(
        '从 {wasAt} 起的 {gone} 次都不开了。{reason}',
        '{gone} sessions from {wasAt} onwards will not take place. {reason}',
      ),
      w('从 {wasAt} 起的 {gone} 次都不开了', '{gone} sessions from {wasAt} onwards will not take place'),
      w('从 {wasAt} 起的 {shifted} 次都改了时间', '{shifted} sessions from {wasAt} onwards have other times'),
      w('原定 {wasAt}。{reason}', 'It was planned for {wasAt}. {reason}'),
      w('原定 {wasAt}', 'It was planned for {wasAt}'),
      w('{startsAt} 开始', 'Starts {startsAt}'),
      w('{from} 主持，现在就可以进来', 'Hosted by {from}. You can come in now.'),
      w('现在就可以进来', 'You can come in now.'),
    ],
  },
  'personal.meeting': {
    title: [
      w('{from} 邀请你参加「{invited}」', '{from} invited you to “{invited}”'),
      w('「{moved}」改到 {startsAt}', '“{moved}” has moved to {startsAt}'),
      w('「{was}」改名为「{renamed}」', '“{was}” is now called “{renamed}”'),
      w('「{cancelled}」取消了', '“{cancelled}” was cancelled'),
      w('你不用参加「{dropped}」了', 'You are no longer invited to “{dropped}”'),
    ],
    text: [
      w('从 {wasAt} 起的 {gone} 次都不开了', '{gone} sessions from {wasAt} onwards will not take place'),
      w('原定 {wasAt}', 'It was planned for {wasAt}'),
      w('从 {startsAt} 开始，共 {times} 次', 'Starts {startsAt}, {times} sessions in all'),
      w('{startsAt} 开始', 'Starts {startsAt}'),
      nothing,
    ],
  },
  at: {
    title: [
      w('{from} 在「{title}」里提到你', '{from} mentioned you in “{title}”'),
      w('{from} 提到你', '{from} mentioned you'),
      w('有人提到你', 'Someone mentioned you'),
    ],
    text: ownText,
  },
  'at.battle': {
    title: [
      w('{name} 邀请你对战', '{name} challenges you to a quiz battle'),
      w('有人邀请你对战', 'Someone challenges you'),
    ],
    text: [w('{words}', '{words}'), nothing],
  },
  praise: {
    title: [
      w('{from} 等 {count} 人赞了「{title}」', '{from} and others, {count} in all, liked “{title}”'),
      w('{from} 赞了「{title}」', '{from} liked “{title}”'),
      w('{from} 赞了你', '{from} liked what you wrote'),
      w('有人赞了你', 'Someone liked what you wrote'),
    ],
    text: ownText,
  },
  comment: {
    title: [
      replied,
      w('{from} 评论了「{title}」', '{from} commented on “{title}”'),
      w('{from} 评论了你', '{from} commented on what you wrote'),
      w('有新评论', 'A new comment'),
    ],
    text: ownText,
  },
  'comment.question': {
    title: [replied, w('{from} 回答了「{title}」', '{from} answered “{title}”'), w('有新回答', 'A new answer')],
    text: ownText,
  },
  summary: {
    title: [w('上周学了 {spentS}', '{spentS} of study last week'), w('上周没有学习记录', 'No study last week')],
    text: [
      w(
        '比前一周多 {moreS}，学完 {chapters} 章',
        '{moreS} more than the week before, {chapters} {chapters:chapter|chapters} finished',
      ),
      w(
        '比前一周少 {lessS}，学完 {chapters} 章',
        '{lessS} less than the week before, {chapters} {chapters:chapter|chapters} finished',
      ),
      w(
        '和前一周一样，学完 {chapters} 章',
        'The same as the week before, {chapters} {chapters:chapter|chapters} finished',
      ),
    ],
  },
  trainingPlan: {
    title: [
      w('{title} {startsAt} 开始', '{title} starts {startsAt}'),
      w('{title} {endsAt} 截止', '{title} is due {endsAt}'),
      w('新的培训：{title}', 'New training: {title}'),
      w('新的培训安排', 'New training for you'),
    ],
    text: [...ownText.slice(0, 1), w('{place}', '{place}'), nothing],
  },
  certificateExpiry: {
    title: [
      w('{title} 证书 {expiresAt} 到期', '{title} certificate expires {expiresAt}'),
      w('{title} 证书快到期了', '{title} certificate expires soon'),
      w('证书快到期了', 'A certificate expires soon'),
    ],
    text: [
      w('还有 {daysLeft} 天。{text}', '{daysLeft} {daysLeft:day|days} left. {text}'),
      w('还有 {daysLeft} 天，请安排复训', '{daysLeft} {daysLeft:day|days} left; please plan the refresher'),
      w('已经到期，请尽快复训', 'It has expired; please take the refresher soon'),
    ],
  },
  taskScore: {
    title: [
      w('{title} 得了 {score} 分', '{title}: {score} points'),
      w('{title} 有成绩了', '{title} has been marked'),
      w('任务有成绩了', 'A task has been marked'),
    ],
    text: [w('{from}：{text}', '{from}: {text}'), ...ownText],
  },
  'marking.examMarked': {
    title: [w('{title} 阅卷完成', '{title} has been marked'), w('试卷阅完了', 'Your paper has been marked')],
    text: ownText,
  },
  'marking.examRemarked': {
    title: [w('{title} 的成绩有改动', 'Your score in {title} was changed'), w('成绩有改动', 'A score was changed')],
    text: ownText,
  },
  'marking.examAppeal': {
    title: [
      w('{title} 的申诉有答复了', 'Your appeal about {title} was answered'),
      w('申诉有答复了', 'An appeal was answered'),
    ],
    text: ownText,
  },
  'marking.questionReport': {
    title: [
      w('{title} 的题目反馈有答复了', 'Your report about {title} was answered'),
      w('题目反馈有答复了', 'A report about a question was answered'),
    ],
    text: [w('{reply}', '{reply}'), nothing],
  },
  marking: {
    title: [
      w('{title} 有 {count} 份待阅', '{title}: {count} to mark'),
      w('{title} 待阅', '{title} is waiting to be marked'),
      w('有答卷待阅', 'Papers are waiting to be marked'),
    ],
    text: [w('请在 {endsAt} 前阅完', 'Please finish by {endsAt}'), ...ownText],
  },
};

/** Names of values that a message shows beside its words, in this order. */
export const factLabels: Readonly<Record<string, L10n>> = {
  number: w('编号', 'Number'),
  issuedAt: w('发证', 'Issued'),
  startsAt: w('开始', 'Starts'),
  endsAt: w('截止', 'Due'),
  expiresAt: w('到期', 'Expires'),
  place: w('地点', 'Place'),
  minutes: w('时长（分钟）', 'Minutes'),
  questions: w('题数', 'Questions'),
  score: w('得分', 'Score'),
  full: w('满分', 'Full marks'),
  fullScore: w('满分', 'Full marks'),
};

/** Further ones, of a kind alone: the title says how many liked something. */
export const factLabelsOf: Readonly<Record<string, Readonly<Record<string, L10n>>>> = {
  marking: { count: w('份数', 'Papers') },
};

/** Lengths of time. */
export const lengths = {
  hours: w('{h} 小时', '{h} h'),
  minutes: w('{m} 分', '{m} min'),
  both: w('{h} 小时 {m} 分', '{h} h {m} min'),
};
