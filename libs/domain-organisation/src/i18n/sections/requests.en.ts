import type { MessagesLike } from '@banyan/core-session';
import type { requests as zh } from './requests.zh.ts';

export const requests: MessagesLike<typeof zh> = {
  sentence: 'People from outside ask to come in; visitors who are in can join a department',
  label: 'Sign-up requests',
  views: 'Views',
  view: { open: 'Waiting', answered: 'Answered' },
  search: 'Name, company, or a whole phone number',
  none: 'No requests',
  noneText: 'People from outside ask on the login page; their requests appear here.',
  beyond: 'Requests are not shown to you',
  beyondText: 'Whoever asks belongs to no department yet. Administrators who may edit all people decide.',
  column: { name: 'Name', company: 'Company', phone: 'Phone', reason: 'Reason', askedAt: 'Asked', state: 'State' },
  state: { waiting: 'Waiting', approved: 'Visitor', refused: 'Refused', member: 'Member' },
  act: { approve: 'Approve', refuse: 'Refuse', join: 'Make a member' },
  ask: {
    approve_one: 'Approve {{n}} request?',
    approve_other: 'Approve {{n}} requests?',
    refuse_one: 'Refuse {{n}} request?',
    refuse_other: 'Refuse {{n}} requests?',
    join_one: 'Make this visitor a member?',
    join_other: 'Make {{n}} visitors members?',
  },
  effect: {
    approve: 'Each gets an account, and logs in with a code to the phone; a text message says so.',
    refuse: 'A text message tells them the reason. They may ask once more.',
    join: 'They belong to the department, and see what is for it.',
  },
  reason: 'Reason',
  reasonLong: 'At most {{max}} characters',
  why: {
    decided: 'was answered by another administrator',
    taken: 'has an account with this number',
    full: 'does not fit: the plan is full',
    beyond: 'is beyond your rights',
  },
  decidedBy: 'Answered by',
  answer: 'Reason of the refusal',
  toPerson: 'Open under people',
};
