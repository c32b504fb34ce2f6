import type { ReactNode } from 'react';
import type { Tone } from '../components/Tag.tsx';

/** A line of a menu. */
export interface MenuEntry {
  /** The value passed to `onAction`. */
  id: string;
  /** Its text; typing the first letters finds it. */
  label: string;
  /** An icon of 18 px before the words. */
  icon?: ReactNode;
  /** A small remark at the end of the line, e.g. a key. */
  detail?: ReactNode;
  /** Address of the item; without it `onAction` is called. */
  href?: string;
  /** Language of the label, when it is not the page's. */
  lang?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: Extract<Tone, 'neutral' | 'danger'>;
  /** Disabled; arrows skip it. */
  disabled?: boolean;
  /** Starts a new group with a line above it. */
  divided?: boolean;
}

/** Content and events of a menu. */
export interface MenuContent {
  /** The lines in their order. */
  items: readonly MenuEntry[];
  /** Called with the id of a chosen item that has no address. */
  onAction?: (id: string) => void;
  /** Follows the links of the menu inside the application; by default the browser does. */
  navigate?: (href: string) => void;
  /** Content above the lines: the person or thing that the menu belongs to. */
  header?: ReactNode;
  /** Id of the current option, in a menu that chooses one of several. */
  selected?: string;
}
