/**
 * State of a download: being compressed, ready for 24 hours, not worked, or over; all but the first can be asked for
 * again [CO-12].
 */
export const downloadStates = ['waiting', 'ready', 'failed', 'expired'] as const;
export type DownloadState = (typeof downloadStates)[number];

/** Files that are compressed at once. */
export const mostCompressed = 50;
