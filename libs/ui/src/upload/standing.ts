import type { UploadItem } from './upload-types.ts';

/** State of a form's files: some on their way; some that failed, to be sent again or removed; all uploaded. */
export type UploadStanding = 'sending' | 'unsent' | 'settled';

/** A form is sent with the files in its list: only once they have arrived, and never without failed ones. */
export function standingOf(items: readonly Pick<UploadItem, 'status'>[]): UploadStanding {
  if (items.some(({ status }) => status === 'waiting' || status === 'sending')) return 'sending';
  return items.some(({ status }) => status !== 'done') ? 'unsent' : 'settled';
}
