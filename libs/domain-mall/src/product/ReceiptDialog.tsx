import type { ProductDetail } from '@banyan/contracts/mall';
import { DateOf } from '@banyan/core-screen/views';
import { Button, LinkButton } from '@banyan/ui';
import { SuccessDialog } from '@banyan/ui/overlays';
import { mallLinks } from '../mall.links.ts';
import { usePickupWords } from '../shared/usePickupWords.ts';
import { useWords } from '../shared/useWords.ts';
import type { Receipt } from './OrderStore.ts';

export interface ReceiptDialogProps {
  receipt: Receipt;
  detail: ProductDetail;
  onClose: () => void;
}

/** The receipt: the order's number, the code, the deadline, and the next steps. */
export function ReceiptDialog({ receipt, detail, onClose }: ReceiptDialogProps) {
  const { t, number } = useWords();
  const pickupWords = usePickupWords();
  const { code, number: order, points, until } = receipt;
  const pickup = until === null ? null : detail.pickup;
  return (
    <SuccessDialog
      open
      onClose={onClose}
      closeText={t('action.close')}
      title={t('receipt.title')}
      facts={[
        { name: t('receipt.order'), value: order },
        ...(code === '' ? [] : [{ name: t('receipt.code'), value: code }]),
        ...(pickup === null ? [] : [{ name: t('receipt.pickup'), value: pickupWords.all(pickup) }]),
        ...(until === null ? [] : [{ name: t('receipt.until'), value: <DateOf at={until} /> }]),
        { name: t('receipt.left'), value: number(points) },
      ]}
      actions={
        <>
          <Button onClick={onClose}>{t('receipt.stay')}</Button>
          <LinkButton variant="primary" href={mallLinks.points.href({ view: 'exchanges' })}>
            {t('receipt.record')}
          </LinkButton>
        </>
      }
    >
      {t(code === '' ? 'receipt.mail' : pickup === null ? 'receipt.virtual' : 'receipt.counter')}
    </SuccessDialog>
  );
}
