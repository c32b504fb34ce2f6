import type { ReactNode } from 'react';

/** What every field with a label can say about itself. */
export interface FieldTexts {
  /** What is asked for. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone, where the place says it already. */
  hideLabel?: boolean;
  /** Help that stays visible, e.g. the expected form. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: ReactNode;
  /** At the far end of the hint, e.g. how many characters are used. */
  counter?: ReactNode;
  required?: boolean;
}
