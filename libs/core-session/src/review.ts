import type { ComponentType } from 'react';

/** A part of the review desk. */
export interface ReviewPart {
  /** Its name in the address: `?tab=exam`. */
  readonly key: string;
  /** Its words, of the namespace `<domain>Nav`: `examNav:desk.appeal`. The domain's own come with the part. */
  readonly titleKey: string;
  /** Place among the parts of all domains: 10, 20, 30 … */
  readonly order: number;
  /** Fetches the part when its tab is opened; the same function each time. */
  readonly load: () => Promise<ComponentType>;
  /** How much waits in it; read inside an observer. */
  readonly count?: () => number;
  /** Asks anew how much waits: when the desk opens, and every minute. */
  readonly refresh?: () => unknown;
}
