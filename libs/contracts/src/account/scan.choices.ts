/** How far a login by scan has come. */
export const scanStates = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const;
export type ScanState = (typeof scanStates)[number];

/** A picture to scan is good for so long, seconds. */
export const scanLifetimeS = 120;
/** How often the asking page looks, ms. */
export const scanPollMs = 2000;
