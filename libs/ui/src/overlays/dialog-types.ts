import type { ReactNode } from 'react';

export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by every way to close it; the caller then sets `open`. */
  onClose: () => void;
  /** Its subject; its accessible name. */
  title: ReactNode;
  /** Content: the message or the fields. */
  children?: ReactNode;
  /** Its buttons, the main one last. */
  footer?: ReactNode;
  /** A picture above everything, from edge to edge. */
  picture?: ReactNode;
  /** A drawing above the title, centred; the words are centred with it. */
  drawing?: ReactNode;
  /** Width in px. */
  width?: number;
  /** Alignment of the words; centred with a drawing. */
  align?: 'start' | 'center';
  /** Whether a press beside it closes it. */
  outsideCloses?: boolean;
  /** Whether Escape closes it. */
  escapeCloses?: boolean;
  /** Name of the close button; left out, there is none. */
  closeText?: string;
  /** `alertdialog` for actions that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
}
