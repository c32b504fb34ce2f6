import type { ReactNode } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { Facts, type FactsProps } from '../components/Facts.tsx';
import { Dialog } from './Dialog.tsx';

export interface SuccessDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by every way to close it; the caller then sets `open`. */
  onClose: () => void;
  /** The completed action: "Your homework is handed in". */
  title: ReactNode;
  /** The next event and its place on the screen. */
  children?: ReactNode;
  /** Proof of the action: a receipt's number, the time. */
  facts?: FactsProps['rows'];
  /** The next steps, the main one last. */
  actions: ReactNode;
  /** Name of the close button. */
  closeText: string;
}

/** Confirms the success of a longer task, with the receipt and the next step. */
export function SuccessDialog({ facts = [], actions, children, ...dialog }: SuccessDialogProps) {
  return (
    <Dialog {...dialog} drawing={<Drawing name="tick" width={144} />} footer={actions}>
      {children}
      {facts.length === 0 ? null : <Facts rows={facts} />}
    </Dialog>
  );
}
