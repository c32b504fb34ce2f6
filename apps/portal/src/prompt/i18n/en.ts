import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  code: 'Code {{code}}',
  codeInit: 'Start-up failed',
  thisPortal: 'this academy',
  said: 'The server says: {{text}}',
  refresh: 'Refresh',
  home: 'Go home',
  login: 'Log in again',
  switchAccount: 'Use another account',
  switchEnterprise: 'Switch organisation',
  copyDetails: 'Copy diagnostics',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Select it by hand:',
  contact: 'Contact',
  copy: 'Copy',
  mail: 'Write an email',
  expired: {
    reason: 'Service period over',
    title: 'The service of {{portal}} ended on {{date}}',
    titleUndated: 'The service of {{portal}} has ended',
    text: 'Courses and exams are paused. Records, certificates and notes are kept; after renewal you carry on where you left off.',
    remind: 'Ask for renewal',
    refresh: 'Renewed? Refresh',
    mailSubject: 'The service of {{portal}} has ended: please renew',
  },
  notJoined: {
    reason: 'Not a member',
    title: 'You are not a member of {{portal}} yet',
    text: 'Your account was not found in this organisation. Ask your administrator to add you, or use another account.',
    visitorTitle: '{{portal}} is open to its members alone',
    login: 'Log in',
    visitorText: 'Please log in first. If you cannot, ask your administrator to add you.',
    refresh: 'Added? Refresh',
    ask: 'Ask to be added',
    mailSubject: 'Please add me to {{portal}}',
  },
  locked: {
    reason: 'Organisation locked',
    title: '{{portal}} is locked',
    text: 'The platform administrator has locked this organisation. Nothing is lost; it works as before once unlocked.',
    refresh: 'Unlocked? Refresh',
    ask: 'Contact the administrator',
    mailSubject: '{{portal}} is locked',
  },
  deleted: {
    reason: 'Organisation closed',
    title: '{{portal}} is closed',
    text: 'This organisation no longer uses the platform. To get your learning record, contact your administrator.',
    ask: 'Contact the administrator',
    mailSubject: '{{portal}} is closed: my learning record',
  },
  accountLocked: {
    reason: 'Account disabled',
    title: 'Your organisation has disabled your account',
    text: 'Your learning record is kept. Ask your administrator to enable it, or use another account.',
    ask: 'Contact the administrator',
    mailSubject: 'Please enable my learning account',
  },
  noEnterprise: {
    reason: 'No such organisation',
    title: 'We could not find this academy',
    text: 'No organisation has this address. Check it and refresh; if somebody sent you the link, ask for a new one.',
  },
  session: {
    reason: 'Session over',
    title: 'Your session has ended',
    text: 'Log in again and you will be back where you were. All saved progress is still there.',
  },
  overLimit: {
    reason: 'Too many users',
    title: 'The user limit has been exceeded',
    text: 'Your organisation has more users than its plan allows. The administrator needs to extend it.',
    textFigures:
      'Your organisation has {{current}} users and its plan allows {{limit}}. The administrator needs to extend it.',
    ask: 'Ask to extend the plan',
    refresh: 'Extended? Refresh',
    mailSubject: '{{portal}} has more users than its plan allows: please extend',
  },
  init: {
    title: 'The academy did not open',
    text: 'We tried twice. The connection may be down, or a company proxy stops the request.',
    retry: 'Try again',
  },
  unknown: {
    reason: 'Something went wrong',
    title: 'We could not continue',
    text: 'Refresh and try again; if this keeps happening, contact your administrator.',
  },
};

export default en;
