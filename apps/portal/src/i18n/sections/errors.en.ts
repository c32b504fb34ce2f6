import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './errors.zh.ts';

export const notFound: MessagesLike<typeof zh.notFound> = {
  title: 'This page does not exist',
  text: 'The address may be misspelt, or the page has moved.',
  home: 'Go home',
  search: 'Find a course',
};

export const screenError: MessagesLike<typeof zh.screenError> = {
  title: 'Something went wrong on this page',
  text: 'Other pages still work. Try again; if it fails again, give the line below to your administrator.',
  retry: 'Retry',
  home: 'Go home',
  chunkTitle: 'The page did not load completely',
  chunkText: 'The connection may be down, or a new version has just come out. Refresh to continue from here.',
  slowText: 'Nothing came for two minutes. Refresh once the connection is back to continue from here.',
  refresh: 'Refresh',
  adminTitle: 'You do not have administrator rights',
  lecturerTitle: 'This page is for lecturers',
  otherProgramTitle: 'Open the back office in a browser',
  otherProgramText:
    'DingTalk for Mac cannot open the back office. Copy the address and open it in Safari, Chrome or another browser. DingTalk for Windows works.',
  copyAddress: 'Copy address',
  addressCopied: 'The address is copied. Paste it into a browser.',
  addressNotCopied: 'The address was not copied. Please copy it by hand: {{address}}',
  forbiddenText: 'If you need it, ask your administrator for access.',
};
