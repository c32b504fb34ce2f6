import type { ReactNode } from 'react';

/** One of the alternatives of a list. */
export interface Choice {
  value: string;
  label: string;
  /** A quieter line below the label, in lists that show one: `Select`, `ComboBox`, `TagField`. */
  description?: string;
  /** A quiet number at the far end. */
  count?: ReactNode;
  /** Shown before the label, e.g. an avatar; decoration, in lists that show one. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Alternatives under a heading of their own. */
export interface ChoiceSection {
  label: string;
  options: readonly Choice[];
}

/** Content and events of a list of options. */
export interface ChoiceContent {
  options: readonly Choice[];
  /** Values in force. */
  selected: readonly string[];
  /** Called with all values in force, in the order of the options. */
  onChange: (selected: string[]) => void;
  mode?: 'multiple' | 'single';
  /** Words of the button that takes every choice back. */
  clearText?: string;
}
