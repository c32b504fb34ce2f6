import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './frame.zh.ts';

export const title: MessagesLike<typeof zh.title> = {
  home: 'Home',
  agreement: 'Terms and privacy',
  prompt: 'Notice',
  notFound: 'Page not found',
  page: '{{title}} · {{portal}}',
};

export const shell: MessagesLike<typeof zh.shell> = {
  skip: 'Skip to content',
  home: '{{portal}}, home',
  navigation: 'Main',
  tasksWaiting_one: '{{formatted}} task to do',
  tasksWaiting_other: '{{formatted}} tasks to do',
  navigationFailed: 'The navigation did not load',
  retry: 'Retry',
  login: 'Log in',
  loading: 'Opening',
  footer: 'Footer',
  agreement: 'Terms of use',
  privacy: 'Privacy notice',
  provided: 'Powered by {{product}}',
  toasts: 'Notifications',
  close: 'Close',
  toTop: 'Back to top',
  more: 'More',
  namesFailed:
    'WeCom did not allow names to be shown here, so some may be incomplete. Refresh the page; if this keeps happening, tell your administrator.',
  partMissing: 'Did not load. Refresh the page',
  partLost: 'This did not open. The page is unchanged',
  partLostDetail:
    'Check the connection and press again. If this keeps happening, keep a copy of what you wrote and refresh the page.',
  messages: 'Messages',
  unreadMessages_one: 'Messages, {{formatted}} unread',
  unreadMessages_other: 'Messages, {{formatted}} unread',
  noData: 'No data',
};

export const search: MessagesLike<typeof zh.search> = {
  label: 'Search everything',
  placeholder: 'Search everything',
  hint: 'Press / to search',
};

export const language: MessagesLike<typeof zh.language> = {
  menu: 'Language',
  auto: 'Follow the browser',
  notSaved: 'The language was switched but not saved to your account. Choose it again on another computer.',
  notLoaded: 'This language did not load. The interface stays as it was.',
};

export const user: MessagesLike<typeof zh.user> = {
  menu: 'Account of {{name}}',
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  records: 'Learning record',
  profile: 'Personal data',
  manage: 'Console',
  platform: 'Platform',
  review: 'Review desk',
  assist: 'Support access',
  switchEnterprise: 'Switch organisation',
  portal: 'Portal: {{name}}',
  portalCurrent: 'Current',
  portalFailed: 'The portal was not changed. Please try again.',
  system: 'Same as system',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  logout: 'Log out',
  logoutFailed: 'You are still logged in. Try again.',
};

export const loginDialog: MessagesLike<typeof zh.loginDialog> = {
  title: 'Log in to continue',
  text: 'Saved courses, questions and progress are kept under your name. You will come back to this page afterwards.',
  login: 'Log in',
  register: 'No account? Register',
  close: 'Close',
  badge: 'Learner',
};

export const relogin: MessagesLike<typeof zh.relogin> = {
  title: 'Please log in again',
  text: 'Your account has just been used to log in on another device. Your organisation allows one device at a time, so you have been logged out here. Your progress is saved: log in again to pick up where you left off. If that login was not yours, tell your administrator.',
  login: 'Log in again',
};

export const ended: MessagesLike<typeof zh.ended> = {
  title: 'You have been logged out',
  text: 'What you typed is still on this page. Log in again to carry on.',
  elsewhere:
    'Your account has just been used to log in on another device. If that was not you, tell your administrator.',
  leave: 'Leave this page',
};

export const seeing: MessagesLike<typeof zh.seeing> = {
  label: 'Seeing as somebody',
  as: 'You see the academy as {{name}}.',
  text: 'You can change nothing. It ends at',
  end: 'End',
  failed: 'It did not end: {{why}}',
};

export const leave: MessagesLike<typeof zh.leave> = {
  title: 'Leave this page?',
  text: 'What you typed is not saved and will be lost.',
  stay: 'Stay here',
  leave: 'Leave',
};

export const connection: MessagesLike<typeof zh.connection> = {
  lost: 'You are offline. What is on this page stays; save or send it once you are back online.',
  back: 'You are back online.',
};
