import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

/** Texts of logins by scan. */
const en: MessagesLike<typeof zh> = {
  title: 'Confirm login',
  loading: 'Getting ready',
  failed: 'The code did not load',
  picture: 'Login code, to be scanned with a phone that is logged in',
  link: 'Cannot scan? Open this link on a device that is logged in',
  renew: 'Get a new code',
  offline: 'You are offline. This page continues once you are back online.',
  home: 'Go home',
  screen: {
    waiting: {
      title: 'Scan with your phone to log in',
      text: 'Make sure you are logged in to this academy on your phone. The code is valid for two minutes.',
    },
    scanned: { title: 'Scanned by {{name}}', text: 'Now confirm the login on the phone.' },
    confirmed: { title: 'Confirmed', text: 'Logging you in.' },
    refused: { title: 'The login was refused on the phone', text: 'To try again, get a new code.' },
    expired: { title: 'This code has expired', text: 'Each code works once and for two minutes.' },
  },
  phone: {
    ask: 'Log in to {{portal}} on the computer?',
    as: 'The computer will be logged in as {{name}}.',
    failed: 'The details of this login did not load',
    device: 'Device',
    unknown: 'Unknown device',
    place: 'Network address',
    at: 'Requested',
    elsewhere: 'Computer and phone are on different networks. Make sure it is the computer in front of you.',
    care: 'Refuse if you did not scan this yourself, or if somebody asked you to.',
    confirm: 'Confirm login',
    refuse: 'Not me, refuse',
    notAnswered: 'Your answer was not received: {{why}}',
    confirmed: { title: 'Login confirmed', text: 'The computer logs in now. You can put the phone away.' },
    refused: {
      title: 'Login refused',
      text: 'The computer is not logged in. If you did not scan the code, change your password.',
    },
    expired: { title: 'This code has expired', text: 'Get a new code on the computer and scan again.' },
    taken: {
      title: 'This code was used already',
      text: 'Each code works once. Get a new one on the computer and scan again.',
    },
  },
};

export default en;
