import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

/** Texts of the registration, in English. */
const en: MessagesLike<typeof zh> = {
  title: 'Register with {{portal}}',
  known: 'Already have an account?',
  toLogin: 'Log in',
  name: 'Name',
  department: 'Department',
  departmentHint: 'Type to search, or choose from the list',
  noDepartment: 'No such department',
  departmentsFailed: 'The departments did not load.',
  retry: 'Try again',
  password: 'Password',
  confirm: 'Password again',
  birthday: 'Birthday (optional)',
  birthdayHint: 'Such as 1993-04-12',
  birthdayType: 'Calendar',
  types: {
    solar: 'Solar',
    lunar: 'Lunar',
  },
  agree: 'I have read and agree to the',
  submit: 'Register and log in',
  failed: 'You were not registered: {{why}}. What you entered is still here; please try again.',
  closed: 'You cannot register here yourself',
  closedText: 'Ask your administrator for an account.',
  rule: {
    name: 'Enter your name',
    unseen: 'There are invisible characters in the name. Type it again.',
    department: 'Choose a department',
    birthday: 'There is no such day. Write it as 1993-04-12.',
    weak: 'The password does not meet the rules below yet',
    mismatch: 'The passwords do not match',
    agreed: 'Please read and agree to the terms first',
  },
};

export default en;
