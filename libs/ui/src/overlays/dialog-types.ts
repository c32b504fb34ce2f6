import type { ReactNode } from 'react';

export interface DialogProps {
  /** Whether it is there. */
  open: boolean;
  /** Called by everything that closes it; the caller then sets `open`. */
  onClose: () => void;
  /** Its subject; its accessible name. */
  title: ReactNode;
  /** Content: the message or the fields. */
  children?: ReactNode;
  /** Its buttons, the main one last. */
  footer?: ReactNode;
  /** Above everything, from edge to edge. */
  picture?: ReactNode;
  /** Above the title, in the middle; the words follow it there. */
  drawing?: ReactNode;
  /** Width in px. */
  width?: number;
  /** Alignment of the words; centred with a drawing. */
  align?: 'start' | 'center';
  /** Whether a press beside it closes it. */
  outsideCloses?: boolean;
  /** Whether Escape closes it. */
  escapeCloses?: boolean;
  /** Name of the cross; without it there is none. */
  closeText?: string;
  /** `alertdialog` for actions that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
}
