import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

/** Texts of forms with a code by phone, in English. */
const en: MessagesLike<typeof zh> = {
  number: 'Phone number',
  country: 'Country or region',
  code: 'Code',
  digits_one: '{{count}} digit',
  digits_other: '{{count}} digits',
  ask: 'Send code',
  askAgain: 'Send again',
  resendIn_one: 'Again in {{count}} s',
  resendIn_other: 'Again in {{count}} s',
  sentTo: 'If the number is right, the code is on its way to {{to}}. It is valid for 5 minutes.',
  wait_one: 'Too many codes. Try again in {{count}} minute. What you entered is still here.',
  wait_other: 'Too many codes. Try again in {{count}} minutes. What you entered is still here.',
  notSent: 'The code was not sent: {{why}}',
  numberProblem: {
    missing: 'Enter your phone number',
    invalid: 'There is no such number in this country or region. Check it.',
    same: 'This is your current number. Enter another one.',
    taken: 'This number belongs to another account',
  },
  codeProblem: {
    missing: 'Enter the 6-digit code',
    wrong: 'This is not the code from the message',
    expired: 'The code is no longer valid. Ask for a new one.',
  },
  slider: {
    title: 'One quick check',
    close: 'Close',
    label: 'Move the piece',
    hint: 'Drag the slider until the piece fits the gap, or use the arrow keys and press Enter',
    done: 'Confirm',
    work: 'Cannot see the picture? Let the browser verify',
    working: 'Verifying, this takes a few seconds',
    missed: 'That was not the gap. Here is another picture.',
    failed: 'The picture did not load',
    loading: 'Loading the picture',
    retry: 'Try again',
  },
  reset: {
    title: 'Reset your password',
    text: 'The code goes to the phone number of your account. Afterwards you are logged out on all other devices.',
    password: 'New password',
    confirm: 'New password again',
    weak: 'The new password does not meet the rules below yet',
    mismatch: 'The new passwords do not match',
    submit: 'Reset password and log in',
    back: 'Back to login',
    failed: 'Your password was not reset: {{why}}. What you entered is still here; please try again.',
  },
};

export default en;
