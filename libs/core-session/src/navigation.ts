import type { Layout } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { MessageLoaders } from './messages.ts';

/** Layouts whose screens share a navigation. */
export type SharedLayout = Exclude<Layout, 'bare' | 'none' | 'site'>;

/** Parts of the learning centre's navigation, in their order; entries of the other layouts stand in none. */
export type NavigationGroup = 'study' | 'task' | 'result' | 'other';

/** An entry of the navigation that the screens of a layout share. It shows where its screen exists and the viewer may open it. */
export interface NavigationEntry {
  readonly layout: SharedLayout;
  readonly group?: NavigationGroup;
  /** Its words, of the namespace `<domain>Nav`: `courseNav:record`. */
  readonly titleKey: string;
  readonly path: string;
  /** Further paths whose screens lie under it, and are not below its own: `/task/homework`. */
  readonly also?: readonly string[];
  /** Place in its group, across all domains: 10, 20, 30 … */
  readonly order: number;
  /** A line icon of 16 px. */
  readonly icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** How much waits behind it, shown as a red point; 0 shows none. Read inside an observer. */
  readonly counter?: () => number;
}

/** A domain's entries with their texts: both come with the first screen of a layout that shows any, not with the portal. */
export interface ModuleNavigation {
  /** `<domain>Nav`, the namespace of its messages. */
  readonly name: string;
  readonly load: () => Promise<readonly NavigationEntry[]>;
  readonly messages: MessageLoaders;
}
