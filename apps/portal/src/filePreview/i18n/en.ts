import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: 'File preview',
  save: 'Download',
  loading: 'Opening the file',
  retry: 'Try again',
  home: 'Go home',
  back: 'Go back',
  none: 'No file was chosen',
  noneText: 'Open it from the page where the file is listed.',
  expired: 'The file was open for too long',
  expiredHere: 'Open it again to get a new address.',
  expiredThere: 'Go back to the page where the file is listed and open it again.',
  openAgain: 'Open again',
  failed: 'The file could not be loaded',
  failedText: 'It may have been deleted, or the network was interrupted.',
  unknown: 'There is no preview for this kind of file',
  unknownText: 'Download it and open it on your device.',
  empty: 'The file is empty',
  cut: 'Only the beginning is shown. Download the file to see all of it.',
  large: 'The file is too large to preview',
  largeText: 'Download it and open it on your device.',
  unreadable: 'The file cannot be opened here',
  unreadableText: 'It may have a password, or be damaged. Download it and open it in its own program.',
  office: {
    sheets: 'Sheets',
    emptyPart: 'There is nothing in it',
    cutSheet: 'The first {rows} rows and {columns} columns are shown. Download the file to see all of it.',
    cutSheets: 'The first {sheets} sheets are shown. Download the file to see all of them.',
    slide: 'Slide {page}',
    roughly: 'The preview may look different from the file itself, which is what counts.',
    newWindow: '(new window)',
    table: 'Table',
  },
};

export default en;
