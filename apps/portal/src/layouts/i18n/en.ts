import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  name: {
    my: 'Learning centre',
    news: 'Community',
    message: 'Messages',
    editor: 'Account settings',
    talent: 'Talent development',
    questionnaire: 'Surveys',
    task: 'Task centre',
  },
  group: {
    study: 'Study',
    task: 'Tasks',
    result: 'Results',
    other: 'More',
  },
  waiting_one: '{{formatted}} waiting',
  waiting_other: '{{formatted}} waiting',
};

export default en;
