import type { ComponentType } from 'react';

/** A line icon of 16 px. */
export type FrameIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** A page in the navigation. */
export interface FrameEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: FrameIcon;
  /** Number of what waits there; 0 and none show nothing. */
  readonly count?: number;
}

/** Pages under a heading. */
export interface FrameGroup {
  readonly id: string;
  readonly label: string;
  readonly icon: FrameIcon;
  readonly entries: readonly FrameEntry[];
}

/** A page by itself, or a group of them. */
export type FrameItem = FrameEntry | FrameGroup;

export const isGroup = (item: FrameItem): item is FrameGroup => 'entries' in item;
export const entriesOf = (items: readonly FrameItem[]): readonly FrameEntry[] =>
  items.flatMap((item) => (isGroup(item) ? item.entries : [item]));

export const pathOf = (href: string) => href.replace(/[?#].*$/, '');
const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The entry of a page: the one with the longest path that the page is, or lies below. */
export function currentEntry(items: readonly FrameItem[], pathname: string): FrameEntry | undefined {
  const fitting = entriesOf(items).filter(({ href }) => isBelow(pathname, pathOf(href)));
  return fitting.reduce<FrameEntry | undefined>(
    (best, entry) => (best === undefined || pathOf(entry.href).length > pathOf(best.href).length ? entry : best),
    undefined,
  );
}

/** Work that goes on on the server: an import, an export, an upload. */
export interface LongWork {
  readonly id: string;
  readonly label: string;
  /** Share that is done, 0–1; null while it waits. */
  readonly share: number | null;
  readonly state: 'running' | 'done' | 'failed';
  /** The way back to it. */
  readonly href: string;
}
