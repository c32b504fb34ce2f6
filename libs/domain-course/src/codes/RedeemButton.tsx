import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, type ButtonProps } from '@banyan/ui';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { ShownItem } from './RedeemPart.tsx';

const loadRedeemPart = () => import('./RedeemPart.tsx').then((part) => part.RedeemPart);

export interface RedeemButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The page's course or package, if a code may open it. */
  here?: ShownItem;
  /** A code has opened the page's course or package. */
  onRedeemed?: () => void;
}

/** Button that opens the dialog for redeeming a code. */
export function RedeemButton({ here, onRedeemed, ...look }: RedeemButtonProps) {
  const session = useSession();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (opened: ShownItem | null) => {
    setOpen(false);
    if (opened !== null && opened.kind === here?.kind && opened.id === here.id) onRedeemed?.();
  };
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        icon={<Ticket size={16} aria-hidden="true" />}
        onClick={() => session.requireLogin() && setOpen(true)}
      >
        {t('code.button')}
      </Button>
      {open ? (
        <LatePart load={loadRedeemPart} over>
          {(RedeemPart) => <RedeemPart here={here ?? null} onClose={close} />}
        </LatePart>
      ) : null}
    </>
  );
}
