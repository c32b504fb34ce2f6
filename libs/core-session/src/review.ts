import type { ComponentType } from 'react';

/** A part of the review desk. */
export interface ReviewPart {
  /** Its name in the address: `?tab=exam`. */
  readonly key: string;
  /** Its words, with their namespace. */
  readonly titleKey: string;
  /** Place among the parts of all domains: 10, 20, 30 … */
  readonly order: number;
  readonly Part: ComponentType;
  /** How much waits in it; read inside an observer. */
  readonly count?: () => number;
  /** Asks anew how much waits: when the desk opens, and every minute. */
  readonly refresh?: () => unknown;
}
