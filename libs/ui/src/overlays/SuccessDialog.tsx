import type { ReactNode } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { Facts, type FactsProps } from '../components/Facts.tsx';
import { Dialog } from './Dialog.tsx';

export interface SuccessDialogProps {
  /** It is shown. */
  open: boolean;
  /** Called by everything that closes it; the caller then sets `open`. */
  onClose: () => void;
  /** The completed action: "Your homework is handed in". */
  title: ReactNode;
  /** The next event and its place on the screen. */
  children?: ReactNode;
  /** Proof of the action: a receipt's number, the time. */
  facts?: FactsProps['rows'];
  /** Ways on, the main one last. */
  actions: ReactNode;
  /** Name of the cross. */
  closeText: string;
}

/** Says that something which took effort has worked, with the receipt and the way on. */
export function SuccessDialog({ facts = [], actions, children, ...dialog }: SuccessDialogProps) {
  return (
    <Dialog {...dialog} drawing={<Drawing name="tick" width={144} />} footer={actions}>
      {children}
      {facts.length === 0 ? null : <Facts rows={facts} />}
    </Dialog>
  );
}
