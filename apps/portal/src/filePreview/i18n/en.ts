import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: 'File preview',
  save: 'Download',
  loading: 'Opening the file',
  retry: 'Try again',
  home: 'Go to home',
  back: 'Go back',
  none: 'No file was chosen',
  noneText: 'Open it from the page where the file is listed.',
  expired: 'The file was open for too long',
  expiredHere: 'Opening it again gets a new address.',
  expiredThere: 'Go back to the page where the file is listed and open it again.',
  openAgain: 'Open again',
  failed: 'The file could not be loaded',
  failedText: 'It may have been deleted, or the network was interrupted.',
  unknown: 'There is no preview for this kind of file',
  unknownText: 'Download it and open it on your device.',
  empty: 'The file is empty',
  cut: 'Only the beginning is shown. Download the file to see all of it.',
};

export default en;
