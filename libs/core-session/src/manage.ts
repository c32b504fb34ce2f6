import type { ComponentType } from 'react';

/** Groups of the console's navigation, in order. */
export type ManageGroup =
  | 'organisation'
  | 'learning'
  | 'assessment'
  | 'training'
  | 'engagement'
  | 'talent'
  | 'messages'
  | 'portal'
  | 'reports'
  | 'system';

/** A thing that ⌘K finds, such as a person or a course. */
export interface FoundThing {
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others of its name. */
  readonly detail?: string;
  /** Its address in the console. */
  readonly href: string;
}

/** A place on a screen of the console, found by its name. */
interface ManagePart {
  /** Key of its name in the module's namespace. */
  readonly titleKey: string;
  /** Its address. */
  readonly href: string;
}

/** An entry of the console's navigation; only screens that exist, and that the viewer may open, are shown. */
export interface ManageEntry {
  /** Its group; without one it stands above the groups. */
  readonly group?: ManageGroup;
  /** Key of its text in the module's namespace: `organisation:nav.people`. */
  readonly titleKey: string;
  /** Path of its screen, whose layout is `console`. */
  readonly path: string;
  /** Position in its group, across all domains: 10, 20, 30 … */
  readonly order: number;
  /** Shown to the platform's administrator alone. */
  readonly only?: 'platform';
  /** A line icon of 16 px, for an entry without a group. */
  readonly icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Number of what waits there. Read inside an observer. */
  readonly counter?: () => number;
  /** Places on the screen that ⌘K finds by their names, such as settings. */
  readonly parts?: readonly ManagePart[];
  /** Finds things of the screen by words, for ⌘K. */
  readonly find?: (words: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
  /** Fetches the number again: when the console opens, and every minute. */
  readonly refresh?: () => unknown;
}
