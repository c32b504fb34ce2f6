import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './settings.zh.ts';

export const settings: MessagesLike<typeof zh.settings> = {
  text: 'Choose how you hear about each kind of message. Changes take effect at once.',
  failed: 'Your message settings could not be loaded',
  loading: 'Loading message settings',
  unchanged: 'The setting is unchanged.',
  kind: 'Message',
  portal: 'In the portal',
  mail: 'Email',
  chat: 'Chat tool',
  inPortal: '{{kind}}: in the portal',
  byMail: '{{kind}}: email',
  byChat: '{{kind}}: chat tool',
  rhythm: { off: 'Never', now: 'At once', daily: 'Once a day', weekly: 'Once a week' },
  email: 'Emails go to {{email}}. Daily emails come after 8 in the morning, weekly ones on Mondays.',
  noEmail: 'You have not given an email address yet, so no emails can be sent.',
  giveEmail: 'Add an address',
  chatNote:
    'In the chat tool, a bot mentions you in the group. It says how many messages are waiting and of what kind; you read them here.',
  about: {
    personal: 'What colleagues write to you; exams and orders',
    admin: 'Notices from your administrators',
    information: 'Course updates and news',
    at: 'Someone mentioned you in the community',
    praise: 'Someone liked what you wrote',
    comment: 'Someone commented on your post or answered you',
    summary: 'On Mondays: how much you studied last week',
    trainingPlan: 'New training, when it starts and when it is due',
    certificateExpiry: 'A certificate is about to expire',
    taskScore: 'Homework and tasks have been marked',
    marking: 'Your papers are marked, your appeals and reports answered',
  },
};
