import type { ReactNode } from 'react';

export interface DialogProps {
  /** Whether it is there. */
  open: boolean;
  /** Called by everything that closes it; the caller then sets `open`. */
  onClose: () => void;
  /** Its subject; its accessible name. */
  title: ReactNode;
  /** What it says or asks for. */
  children?: ReactNode;
  /** Its buttons, the main one last. */
  footer?: ReactNode;
  /** Above everything, from edge to edge. */
  picture?: ReactNode;
  /** Above the title, in the middle; the words follow it there. */
  drawing?: ReactNode;
  /** Width in px. */
  width?: number;
  /** Where its words stand; in the middle when there is a drawing. */
  align?: 'start' | 'center';
  /** Whether a press beside it closes it. */
  outsideCloses?: boolean;
  /** Whether Escape closes it. */
  escapeCloses?: boolean;
  /** Name of the cross; without it there is none. */
  closeText?: string;
  /** `alertdialog` for what cannot be taken back. */
  role?: 'dialog' | 'alertdialog';
}
