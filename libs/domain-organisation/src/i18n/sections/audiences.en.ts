import type { MessagesLike } from '@banyan/core-session';
import type { audiences as zh } from './audiences.zh.ts';

export const audiences: MessagesLike<typeof zh> = {
  sentence: 'Courses, exams, live sessions, announcements: who sees each of them is changed here, and holds at once.',
  search: 'Find by name',
  column: { name: 'Name', kind: 'Kind', people: 'People', whom: 'Who can see it', changed: 'Changed' },
  everyone: 'Everyone',
  nobody: 'Nobody',
  some: 'Some people',
  without: 'not {{words}}',
  none: 'Nothing yet that could be for some people alone',
  noneText:
    'Once there are courses, exams, surveys, activities, homework, live sessions or announcements, you choose here who sees them.',
};
