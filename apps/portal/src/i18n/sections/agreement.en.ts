import type { MessagesLike } from '@banyan/core-session';
import type { agreement as zh } from './agreement.zh.ts';

export const agreement: MessagesLike<typeof zh> = {
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  choose: 'Choose a document',
  since: 'In force since {{date}}',
  loading: 'Loading the document',
  failed: 'The document did not load',
  failedText: 'Check the connection and try again.',
  retry: 'Retry',
};
