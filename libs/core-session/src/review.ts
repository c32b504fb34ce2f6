import type { ComponentType } from 'react';

/** A part of the review desk. */
export interface ReviewPart {
  /** Its name in the address: `?tab=exam`. */
  readonly key: string;
  /** Key of its text in the namespace `<domain>Nav`: `examNav:desk.appeal`. Other texts are loaded with the part. */
  readonly titleKey: string;
  /** Position among the parts of all domains: 10, 20, 30 … */
  readonly order: number;
  /** Loads the part when its tab is opened; the same function each time. */
  readonly load: () => Promise<ComponentType>;
  /** Number of its waiting items; read inside an observer. */
  readonly count?: () => number;
  /** Fetches the number again: when the desk opens, and every minute. */
  readonly refresh?: () => unknown;
}
