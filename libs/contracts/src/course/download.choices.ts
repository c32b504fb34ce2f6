/**
 * State of a download: being compressed, ready for 24 hours, failed, or expired; all but the first can be requested
 * again [CO-12].
 */
export const downloadStates = ['waiting', 'ready', 'failed', 'expired'] as const;
export type DownloadState = (typeof downloadStates)[number];

/** Maximum files in one archive. */
export const mostCompressed = 50;
