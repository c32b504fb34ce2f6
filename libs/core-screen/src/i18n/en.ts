import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  more: 'Show more',
  moreLoading: 'Loading more',
  moreFailed: 'The rest could not be loaded',
  end: 'You have reached the end',
  failed: 'This could not be loaded',
  restarted: 'The list has changed, so it starts from the top',
  listSeparator: ', ',
  sentenceSeparator: '. ',
  time: {
    h: '{{n}} h',
    min: '{{n}} min',
    s: '{{n}} s',
  },
  when: {
    today: 'today {{time}}',
    yesterday: 'yesterday {{time}}',
    weekday: '{{weekday}} {{time}}',
  },
  document: {
    tools: 'Document tools',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
    ofPages: 'of {total}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit width',
    loading: 'Opening the document',
    pageName: 'Page {page}',
    pageBroken: 'This page could not be drawn, so it does not count as read.',
    again: 'Draw it again',
  },
  failure: {
    network: 'You seem to be offline',
    timeout: 'The server is taking too long to respond',
    often: 'Too many attempts in a short time. Please try again in a moment',
    busy: 'The server is busy right now. Please try again in a moment',
    gone: 'This is no longer available',
    changed: 'This has changed in the meantime. Refresh and try again',
    login: 'You have been logged out. Log in and try again',
    server: 'Something went wrong on the server',
  },
};

export default en;
