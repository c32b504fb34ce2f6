import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

/** Texts of outsiders: their entrance, and the desk of the people who decide. */
const en: MessagesLike<typeof zh> = {
  title: 'Ask for access to {{portal}}',
  about: 'For suppliers, customers, auditors and other visitors. Once approved, you log in with your phone.',
  loading: 'Looking up your request',
  lookFailed: 'Your request could not be looked up: {{why}}',
  retry: 'Try again',
  back: 'Back to login',
  goOn: 'Next',
  proveFailed: 'The number was not confirmed: {{why}}',
  proved: 'Phone number confirmed: {{phone}}',
  name: 'Name',
  company: 'Company',
  reason: 'Reason',
  reasonHint: 'What you need to learn and who invited you; the administrator reads it',
  phone: 'Phone number',
  askedAt: 'Requested',
  agree: 'I have read and agree to the',
  terms: 'terms of use',
  and: 'and the',
  privacy: 'privacy notice',
  apply: 'Send request',
  applyFailed: 'The request was not sent: {{why}} What you typed is still here.',
  outdated: 'Your confirmation has expired. Go back and confirm your phone number again.',
  missing: {
    name: 'Enter your name',
    company: 'Enter your company',
    reason: 'Enter a reason',
    agreed: 'Please read and agree first',
  },
  tooLong: '{{limit}} characters at most',
  unseen: 'This contains invisible characters. Please type it again.',
  state: {
    waiting: {
      title: 'Waiting for approval',
      text: 'We will text the decision to {{phone}}. You can also come back here at any time.',
    },
    approved: {
      title: 'Your request was approved',
      text: 'You can come in now. From now on, log in with {{phone}}.',
      stale: 'Confirm your phone number once more to come in.',
    },
    refused: {
      title: 'Your request was not approved',
      text: 'You can add what is missing and ask again.',
    },
    member: {
      title: 'This number already has an account',
      text: '{{phone}} belongs to an account already. There is no need to ask: just log in.',
    },
  },
  why: 'The administrator wrote: {{answer}}',
  look: 'Check again',
  again: 'Ask again',
  enter: 'Come in',
  proveAgain: 'Confirm phone number',
  other: 'Use another number',
  toCode: 'Log in with a code',
  locked: 'Your administrator has locked this account. Please contact them.',
  desk: {
    several: 'Answer several at once, and make visitors members',
    parts: 'Requests by state',
    part: { open: 'Waiting', answered: 'Decided' },
    failed: 'The requests did not load',
    none: { open: 'No requests are waiting', answered: 'Nothing has been decided yet' },
    noneText: {
      open: 'When somebody from outside asks for access on the login page, it shows up here.',
      answered: 'Approved and refused requests are kept here.',
    },
    answer: 'Reason for refusing',
    answerHint: 'Texted to the visitor word for word; not needed to approve',
    answerEmpty: 'Write a reason before you refuse',
    approve: 'Approve',
    refuse: 'Refuse',
    overtaken: 'Another administrator has decided the request of {{name}}. Your decision was not sent.',
    failures: {
      decided: 'Another administrator has already decided this request.',
      taken: 'This number was just linked to another account and cannot be approved.',
      other: 'The decision was not saved: {{why}}',
    },
    decided: { approved: 'Approved', refused: 'Refused' },
    by: 'Decided by {{name}}',
  },
};

export default en;
