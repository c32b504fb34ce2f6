/**
 * State of a support session [AR-01]: `ready` waits for consent to the recording; `stopping` has stopped recording and
 * sends the remaining pieces; `stopped` waits for the last answer. The server sets `delete`, `expire`, `unconfirmed`.
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

/** Events that the page reports by itself. */
export const reportedStatuses = ['start', 'cancel', 'fail', 'error'] as const;
export type ReportedStatus = (typeof reportedStatuses)[number];

/** Status of a piece: more will follow, or it is the last one. */
export const chunkStatuses = ['recording', 'stopped'] as const;

/** Ends that the server reports by a code of their own. */
export const endsFromServer = ['delete', 'expire', 'unconfirmed'] as const;
export type EndFromServer = (typeof endsFromServer)[number];

/**
 * The purpose of the support access [AR-03]: `recordScreen` to look at the portal and record a problem, `assist` to
 * correct it as well. `supportCalls.ts` lists the calls of each.
 */
export const supportTypes = ['assist', 'recordScreen'] as const;
export type SupportType = (typeof supportTypes)[number];

/** Containers of a recording: MP4, or WebM when the browser cannot write MP4. */
export const recordingContainers = ['mp4', 'webm'] as const;
export type RecordingContainer = (typeof recordingContainers)[number];

/** State of an access for the administrator: `open` until its link is used. */
export const accessStates = ['open', ...recordingStatuses] as const;
export type AccessState = (typeof accessStates)[number];

/** Minutes that an access may last. */
export const accessMinutes = [15, 30, 60, 120] as const;

export const assistLimits = {
  /** Characters of the task for support. */
  reason: 200,
  /** Interval between two pieces, ms [AR-03]. */
  chunkMs: 10_000,
  /** Delay of the first piece, ms: until it has arrived nothing else is answered. */
  firstChunkMs: 1000,
  /** Longest gap between two pieces, ms; after it only the dialog is answered until another piece arrives. */
  silentMs: 15_000,
  /** Interval between checks of whether the access is still valid, ms [AR-04]. */
  checkMs: 5000,
  /** Delay from the end of a session to /login, ms [AR-02]. */
  exitMs: 3000,
  /** Largest size of a piece, bytes. */
  chunkBytes: 16 * 1024 * 1024,
  /** Most pieces of a recording: two hours and some restarts. */
  chunks: 1000,
  /** Largest size of a whole recording, bytes. */
  bytes: 2 * 1024 * 1024 * 1024,
  /** Lifetime of the link, ms. */
  linkMs: 30 * 60_000,
  /** Longest time from entry to consent, and from the last piece of an interrupted recording to its restart, ms. */
  confirmMs: 5 * 60_000,
  /** Time after the end of the access in which recorded pieces may still be sent, ms. */
  graceMs: 60_000,
  /** Retention of a recording, ms. */
  keptMs: 90 * 86_400_000,
} as const;
