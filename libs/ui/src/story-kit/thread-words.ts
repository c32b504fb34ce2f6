import type { CommentWords } from '../comments/comment-types.ts';

/** Words of the stories of comments. */
export const threadWords = {
  zh: {
    write: '写评论',
    names: ['李思远', '陈国栋', '赵敏', '欧阳雪晴'],
    lecturer: '讲师',
    times: ['昨天 09:12', '昨天 10:05', '昨天 11:20', '11 月 18 日'],
    now: '刚刚',
    said: [
      '第 5 章说先看过程能力再定巡检频次，那新产线还没有数据怎么办？',
      '先按 2 小时一次走，攒够 25 组数据再算 Cpk，然后放宽。',
      '巡检表的模板在资料里，改完记得换版本号。',
    ],
    answer: '明白了，谢谢老师',
    words: {
      thread: '评论',
      like: (likes: number) => `赞，${likes} 人`,
      reply: '回复',
      replyTo: (author: string) => `回复${author}`,
      remove: '删除',
      removed: '这条评论已删除',
      placeholder: '说说你的看法',
      send: '发送',
      cancel: '取消',
      tooLong: '最多 500 个字',
      failed: '没有发出去，内容还在，再试一次',
    } satisfies CommentWords,
  },
  en: {
    write: 'Write a comment',
    names: ['Siyuan Li', 'Guodong Chen', 'Min Zhao', 'Xueqing Ouyang'],
    lecturer: 'Lecturer',
    times: ['Yesterday 09:12', 'Yesterday 10:05', 'Yesterday 11:20', '18 November'],
    now: 'Just now',
    said: [
      'Chapter 5 says to look at the capability first. What about a new line that has no data yet?',
      'Go round every 2 hours, collect 25 groups, work out Cpk, and then go less often.',
      'The form is among the materials. Change its version when you change it.',
    ],
    answer: 'I see, thank you',
    words: {
      thread: 'Comments',
      like: (likes: number) => `Like, ${likes} people`,
      reply: 'Reply',
      replyTo: (author: string) => `Reply to ${author}`,
      remove: 'Delete',
      removed: 'This comment was deleted',
      placeholder: 'What do you think?',
      send: 'Send',
      cancel: 'Cancel',
      tooLong: 'At most 500 characters',
      failed: 'Not sent. Your words are still here; try again',
    } satisfies CommentWords,
  },
};

export type ThreadWords = typeof threadWords.zh;
