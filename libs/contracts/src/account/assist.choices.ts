/**
 * State of a support session [AR-01]: `ready` waits for consent to the recording; `stopping` has stopped recording and
 * sends what is left; `stopped` waits for the last answer. `delete`, `expire` and `unconfirmed` are the server's.
 */
export const recordingStatuses = [
  'ready',
  'recording',
  'stopping',
  'stopped',
  'success',
  'fail',
  'error',
  'cancel',
  'delete',
  'expire',
  'unconfirmed',
] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** What the page reports of its own accord. */
export const reportedStatuses = ['start', 'cancel', 'fail', 'error'] as const;
export type ReportedStatus = (typeof reportedStatuses)[number];

/** With which a piece is sent: more will follow, or it is the last one. */
export const chunkStatuses = ['recording', 'stopped'] as const;

/** Ends that the server tells of by a code of their own. */
export const endsFromServer = ['delete', 'expire', 'unconfirmed'] as const;
export type EndFromServer = (typeof endsFromServer)[number];

/**
 * The purpose of the support access [AR-03]: `recordScreen` to look at the portal and show on the recording what is wrong,
 * `assist` to put it right as well. What each may call stands in `supportCalls.ts`.
 */
export const supportTypes = ['assist', 'recordScreen'] as const;
export type SupportType = (typeof supportTypes)[number];

/** Containers of a recording: MP4, or where the browser cannot write it WebM. */
export const recordingContainers = ['mp4', 'webm'] as const;
export type RecordingContainer = (typeof recordingContainers)[number];

/** Where an access stands for the administrator: `open` until its link is used. */
export const accessStates = ['open', ...recordingStatuses] as const;
export type AccessState = (typeof accessStates)[number];

/** Minutes that an access may last. */
export const accessMinutes = [15, 30, 60, 120] as const;

export const assistLimits = {
  /** Characters of what support is asked to do. */
  reason: 200,
  /** A piece follows every so many ms [AR-03]. */
  chunkMs: 10_000,
  /** The first one comes so early, ms: until it is there nothing else is answered. */
  firstChunkMs: 1000,
  /** From one piece to the next at most, ms; then nothing but the dialog is answered until another one comes. */
  silentMs: 15_000,
  /** Whether the access still holds is asked every so many ms [AR-04]. */
  checkMs: 5000,
  /** From the end of a session to /login, ms [AR-02]. */
  exitMs: 3000,
  /** Bytes of a piece at most. */
  chunkBytes: 16 * 1024 * 1024,
  /** Pieces of a recording at most: two hours and some beginnings anew. */
  chunks: 1000,
  /** Bytes of a whole recording at most. */
  bytes: 2 * 1024 * 1024 * 1024,
  /** The link opens for so long, ms. */
  linkMs: 30 * 60_000,
  /** From coming in to the consent at most, ms; and from the last piece of a recording that broke off to another start. */
  confirmMs: 5 * 60_000,
  /** After the end of the access what was recorded may still be sent, ms. */
  graceMs: 60_000,
  /** How long a recording is kept, ms. */
  keptMs: 90 * 86_400_000,
} as const;
