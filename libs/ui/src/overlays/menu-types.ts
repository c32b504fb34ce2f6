import type { ReactNode } from 'react';
import type { Tone } from '../components/Tag.tsx';

/** A line of a menu. */
export interface MenuEntry {
  /** What `onAction` is called with. */
  id: string;
  /** Its words; typing their first letters finds it. */
  label: string;
  /** An icon of 18 px before the words. */
  icon?: ReactNode;
  /** A quiet remark at the end of the line, e.g. a key. */
  detail?: ReactNode;
  /** The target; without it `onAction` hears of it. */
  href?: string;
  /** The language a label is in, when it is not the page's. */
  lang?: string;
  /** `danger` for what cannot be taken back. */
  tone?: Extract<Tone, 'neutral' | 'danger'>;
  /** Cannot be chosen now; arrows pass it by. */
  disabled?: boolean;
  /** A line above it begins another group. */
  divided?: boolean;
}

/** What a menu shows and tells. */
export interface MenuContent {
  /** The lines in their order. */
  items: readonly MenuEntry[];
  /** Called with the id of what was chosen and leads nowhere by itself. */
  onAction?: (id: string) => void;
  /** Follows the links of the menu inside the application; without it the browser does. */
  navigate?: (href: string) => void;
  /** Above the lines: who or what the menu belongs to. */
  header?: ReactNode;
  /** Id of the line that is in force, in a menu that chooses one of several. */
  selected?: string;
}
