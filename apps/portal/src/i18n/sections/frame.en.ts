import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './frame.zh.ts';

export const title: MessagesLike<typeof zh.title> = {
  login: 'Log in',
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
  noData: 'No data',
};

export const search: MessagesLike<typeof zh.search> = {
  label: 'Search courses',
  placeholder: 'Courses, lecturers',
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
  appearance: 'Appearance',
  system: 'Same as system',
  light: 'Light',
  dark: 'Dark',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  logout: 'Log out',
  logoutFailed: 'You are still logged in. Try again.',
};

export const loginDialog: MessagesLike<typeof zh.loginDialog> = {
  title: 'Log in to continue',
  text: 'Collections, questions and progress are kept in your name. You come back to this page afterwards.',
  login: 'Log in',
  register: 'No account? Register',
  close: 'Close',
  badge: 'Learner',
};
