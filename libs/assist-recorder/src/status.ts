import type { EndFromServer, RecordingStatus } from '@banyan/contracts/account';

/** Events of a support session. */
export type RecordingEvent =
  /** Consent was given and the browser gave its picture. */
  | 'start'
  /** The browser gave no picture, or cannot record. */
  | 'refuse'
  /** Recording broke off. */
  | 'break'
  /** Support leaves without having begun. */
  | 'cancel'
  /** Support has finished, or has taken the picture back. */
  | 'stop'
  /** Nothing is recorded any more; what is left is sent. */
  | 'flushed'
  /** The server has the whole. */
  | 'saved'
  /** The server has ended it. */
  | EndFromServer;

const ends = { delete: 'delete', expire: 'expire', unconfirmed: 'unconfirmed' } as const;

/** The state machine: what leads nowhere has no entry, so that what comes too late changes nothing. */
const steps: Readonly<Record<RecordingStatus, Partial<Record<RecordingEvent, RecordingStatus>>>> = {
  ready: { start: 'recording', refuse: 'fail', cancel: 'cancel', ...ends },
  recording: { stop: 'stopping', break: 'error', ...ends },
  stopping: { flushed: 'stopped', break: 'error', saved: 'success' },
  stopped: { saved: 'success', break: 'error' },
  success: {},
  fail: {},
  error: {},
  cancel: {},
  delete: {},
  expire: {},
  unconfirmed: {},
};

/** The status after an event; the same one where the event comes too late. */
export function step(status: RecordingStatus, event: RecordingEvent): RecordingStatus {
  return steps[status][event] ?? status;
}

const endStatuses: readonly RecordingStatus[] = [
  'success',
  'fail',
  'error',
  'cancel',
  'delete',
  'expire',
  'unconfirmed',
];

/** Whether nothing follows any more. */
export const isOver = (status: RecordingStatus) => endStatuses.includes(status);

/** Whether the dialog of assist mode is shown: in every status but while recording, which has the red bar. */
export const showsDialog = (status: RecordingStatus) => status !== 'recording';

const leaving: readonly RecordingStatus[] = ['success', 'cancel', 'unconfirmed', 'fail'];

/** Whether the page leaves for /login by itself. */
export const leavesItself = (status: RecordingStatus) => leaving.includes(status);
