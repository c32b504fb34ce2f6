import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './settings.zh.ts';

export const settings: MessagesLike<typeof zh.settings> = {
  text: 'Choose how you hear of each kind of message. Changes take effect at once.',
  failed: 'Your message settings could not be loaded',
  loading: 'Loading message settings',
  unchanged: 'The setting is unchanged.',
  kind: 'Message',
  portal: 'In the portal',
  mail: 'Mail',
  chat: 'Chat tool',
  inPortal: '{{kind}}: in the portal',
  byMail: '{{kind}}: mail',
  byChat: '{{kind}}: chat tool',
  rhythm: { off: 'Never', now: 'At once', daily: 'Once a day', weekly: 'Once a week' },
  email: 'Mail goes to {{email}}. Daily mail comes after 8 in the morning, weekly mail on Mondays.',
  noEmail: 'You have not given a mail address yet, so no mail can be sent.',
  giveEmail: 'Add an address',
  chatNote:
    'In the chat tool a robot mentions you in the group. It tells how many messages wait and of which kinds; what they say you read here.',
  about: {
    personal: 'What colleagues write to you; exams and orders',
    admin: 'Notices from your administrators',
    information: 'Course updates and news',
    at: 'Someone mentioned you in the community',
    praise: 'Someone liked what you wrote',
    comment: 'Someone commented or answered you',
    summary: 'On Mondays: how much you studied last week',
    trainingPlan: 'New training, when it starts and when it is due',
    certificateExpiry: 'A certificate is about to expire',
    taskScore: 'Homework and tasks have been marked',
    marking: 'Your papers are marked, your appeals and reports answered',
  },
};
