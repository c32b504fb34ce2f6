import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: { overview: 'Overview' },
  home: '{{portal}}, first page of the console',
  group: {
    organisation: 'People',
    learning: 'Learning',
    assessment: 'Assessment',
    training: 'Training',
    engagement: 'Engagement',
    talent: 'Talent',
    messages: 'Messages',
    portal: 'Portal',
    reports: 'Reports',
    system: 'System',
  },
  overview: {
    waits_one: '{{n}} item is waiting.',
    waits_other: '{{n}} items are waiting.',
    nothing: 'Nothing is waiting.',
    desk: 'Review desk',
    review: 'Go on reviewing',
    setup: 'Set up your academy',
    setupLeft: 'Left to do: {{steps}}',
    setupGoOn: 'Go on setting up',
    step: { look: 'name and look', departments: 'departments', people: 'first people', course: 'first course' },
  },
};

export default en;
