import type { CalendarKind } from '@banyan/contracts/training';
import type { ContentLanguage } from '../../db/localised.ts';

/** Words of the calendar file; the rest are titles. */
export interface FeedWords {
  readonly name: string;
  readonly due: string;
  readonly opens: string;
  readonly done: string;
  /** Title of an item with the kind of its date. */
  readonly join: (what: string, title: string) => string;
  readonly kinds: Readonly<Record<CalendarKind, string>>;
}

const en: FeedWords = {
  name: 'Study calendar',
  due: 'Due',
  opens: 'Opens',
  done: 'Done',
  join: (what, title) => `${what}: ${title}`,
  kinds: {
    course: 'Course',
    exam: 'Exam',
    training: 'Training',
    activity: 'Activity',
    homework: 'Homework',
    questionnaire: 'Survey',
    live: 'Meeting or live session',
  },
};

const zh_cn: FeedWords = {
  name: '学习日历',
  due: '截止',
  opens: '开放',
  done: '已完成',
  join: (what, title) => `${what}：${title}`,
  kinds: {
    course: '课程',
    exam: '考试',
    training: '培训',
    activity: '活动',
    homework: '作业',
    questionnaire: '问卷',
    live: '会议或直播',
  },
};

const traditional: FeedWords = {
  name: '學習日曆',
  due: '截止',
  opens: '開放',
  done: '已完成',
  join: (what, title) => `${what}：${title}`,
  kinds: {
    course: '課程',
    exam: '考試',
    training: '培訓',
    activity: '活動',
    homework: '作業',
    questionnaire: '問卷',
    live: '會議或直播',
  },
};

/** Words of calendar files by language. */
export const feedWords: Readonly<Record<ContentLanguage, FeedWords>> = {
  zh_cn,
  en,
  zh_tw: traditional,
  zh_hk: traditional,
};
