import type { ReactNode } from 'react';

/** An option of a list. */
export interface Choice {
  value: string;
  label: string;
  /** A quieter line below the label, in lists that show one: `Select`, `ComboBox`, `TagField`. */
  description?: string;
  /** A small number at the far end. */
  count?: ReactNode;
  /** Shown before the label, e.g. an avatar; decoration, in lists that show one. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Options under a heading of their own. */
export interface ChoiceSection {
  label: string;
  options: readonly Choice[];
}

/** Content and events of a list of options. */
export interface ChoiceContent {
  options: readonly Choice[];
  /** The chosen values. */
  selected: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  onChange: (selected: string[]) => void;
  mode?: 'multiple' | 'single';
  /** Label of the button that clears the choice. */
  clearText?: string;
}
