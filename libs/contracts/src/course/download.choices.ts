/** State of a download: compressing, ready for 24 hours, failed, expired; all but the first are renewable [CO-12]. */
export const downloadStates = ['waiting', 'ready', 'failed', 'expired'] as const;
export type DownloadState = (typeof downloadStates)[number];

/** Maximum files in one archive. */
export const mostCompressed = 50;
