import type { Layout } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { MessageLoaders } from './messages.ts';

/** Layouts whose screens share a navigation. */
export type SharedLayout = Exclude<Layout, 'bare' | 'console' | 'none' | 'site'>;

/** Groups of the learning centre's navigation, in order; entries of other layouts have none. */
export type NavigationGroup = 'study' | 'task' | 'result' | 'other';

/** An entry of a layout's shared navigation, shown if its screen exists and the viewer may open it. */
export interface NavigationEntry {
  readonly layout: SharedLayout;
  readonly group?: NavigationGroup;
  /** Key of its text in the namespace `<domain>Nav`: `courseNav:record`. */
  readonly titleKey: string;
  readonly path: string;
  /** Further paths of its screens that are not below its own: `/task/homework`. */
  readonly also?: readonly string[];
  /** Position in its group, across all domains: 10, 20, 30 … */
  readonly order: number;
  /** A line icon of 16 px. */
  readonly icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Number of its waiting items, shown as a red dot; 0 shows none. Read inside an observer. */
  readonly counter?: () => number;
}

/** A domain's entries and their texts, loaded with the first screen of a layout that shows any. */
export interface ModuleNavigation {
  /** `<domain>Nav`, the namespace of its messages. */
  readonly name: string;
  readonly load: () => Promise<readonly NavigationEntry[]>;
  readonly messages: MessageLoaders;
}
