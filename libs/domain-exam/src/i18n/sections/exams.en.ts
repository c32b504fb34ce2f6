import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './exams.zh.ts';

export const exams: MessagesLike<typeof zh.exams> = {
  list: 'Exams',
  which: 'Which exams',
  failed: 'Your exams could not be loaded',
  tab: { all: 'All', todo: 'To do', marking: 'Awaiting marks', done: 'Results', missed: 'Missed' },
  tabCount: '{{name}} {{n}}',
  category: 'Category',
  allCategories: 'All categories',
  search: 'Find an exam',
  searchHint: 'Exam title',
  kind: { online: 'Online exam', practice: 'Daily practice', offline: 'In-person exam' },
  scores: '{{pass}} of {{full}} points to pass',
  attempts_one: '{{used}} of {{allowed}} attempt used',
  attempts_other: '{{used}} of {{allowed}} attempts used',
  when: {
    always: 'Always open',
    opens: 'Opens {{when}}',
    closes: 'Closes {{when}}',
    closed: 'Closed {{when}}',
    handsIn: 'Handed in automatically {{when}}',
    makeupOpens: 'Retake opens {{when}}',
    makeupCloses: 'Retake closes {{when}}',
    scoring: 'Score in a moment',
    marking: 'Waiting for the marker',
  },
  left: '{{duration}} left',
  step: { begin: 'Start', goOn: 'Continue', retake: 'Retake', result: 'See result', read: 'Details' },
  stepOf: {
    begin: 'Start: {{title}}',
    goOn: 'Continue: {{title}}',
    retake: 'Retake: {{title}}',
    result: 'See result: {{title}}',
    read: 'Details: {{title}}',
  },
  none: {
    all: 'No exams yet',
    todo: 'Nothing left to sit',
    marking: 'Nothing is waiting for marks',
    done: 'No results yet',
    missed: 'You have not missed any exam',
  },
  noneText: {
    all: 'Exams assigned to you will appear here.',
    todo: 'No exam or retake is open right now.',
    marking: 'Exams you have handed in wait here until they are marked.',
    done: 'Your results stay here once an exam has been marked.',
    missed: 'You have made it to every one.',
  },
  noneFound: 'No exam matches',
  clear: 'Clear filters',
  showAll: 'See all exams',
};

export const when: MessagesLike<typeof zh.when> = {
  today: 'today {{time}}',
  tomorrow: 'tomorrow {{time}}',
  yesterday: 'yesterday {{time}}',
  date: '{{date}}, {{time}}',
};
