import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './downloads.zh.ts';

export const downloads: MessagesLike<typeof zh.downloads> = {
  about: 'A download link works for 24 hours. After that you can ask for a new one.',
  list: 'Downloaded materials',
  listFailed: 'Your downloads could not be loaded',
  none: 'Nothing downloaded yet',
  noneText: 'Under “Materials” on a course page you can get files one by one, or several as one archive.',
  files_one: '1 file',
  files_other: '{{count}} files',
  state: { waiting: 'Compressing', ready: 'Ready', failed: 'Failed', expired: 'Link expired' },
  failedText: 'A file is not available right now. Try again, or get the files one by one on the course page.',
  opensUntil: 'Link works until',
  save: 'Download',
  saveName: 'Download: {{name}}',
  again: 'Get again',
  againName: 'Get again: {{name}}',
  kept: 'this entry has not changed',
};

export const materials: MessagesLike<typeof zh.materials> = {
  list: 'Course materials',
  failed: 'The materials could not be loaded',
  none: 'No materials for this course',
  noneText: 'Handouts and sheets appear here once the lecturer adds them.',
  all: 'Select all',
  compress_zero: 'Compress files',
  compress_one: 'Compress 1 file',
  compress_other: 'Compress {{count}} files',
  kept: 'your selection is still here',
  archive: {
    waiting: 'Compressing {{count}} files. You can carry on; the archive will be in your downloads.',
    ready: '{{count}} files are ready. The link works for 24 hours.',
    failed: 'The archive could not be made. Get the files one by one, or try again in your downloads.',
    expired: 'The link has expired. Get a new one in your downloads.',
  },
  notGot: 'the link was not fetched, so please try again. Some phones cannot download files; use a computer instead',
  get: 'Get link',
  getName: 'Get link: {{name}}',
  day: 'Links work for 24 hours. After that, get a new one in your downloads.',
};
