import type { ReactNode } from 'react';

/** The texts of a field with a label. */
export interface FieldTexts {
  /** The label: the value that is asked for. */
  label: ReactNode;
  /** Hides the label visually, where the place makes it obvious; assistive technology still reads it. */
  hideLabel?: boolean;
  /** Help that stays visible, e.g. the expected form. */
  hint?: ReactNode;
  /** The error and how to fix it; marks the field as invalid. */
  error?: ReactNode;
  /** At the far end of the hint, e.g. the number of characters used. */
  counter?: ReactNode;
  required?: boolean;
}
