/** State of a login by scan. */
export const scanStates = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const;
export type ScanState = (typeof scanStates)[number];

/** Lifetime of a picture to scan, seconds. */
export const scanLifetimeS = 120;
/** Polling interval of the requesting page, ms. */
export const scanPollMs = 2000;
