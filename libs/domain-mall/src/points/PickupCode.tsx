import type { ExchangeRecord } from '@banyan/contracts/mall';
import { DateOf } from '@banyan/core-screen/views';
import { Notice } from '@banyan/ui';
import { QrCode } from '@banyan/ui/media';
import { Dialog } from '@banyan/ui/overlays';
import styled from 'styled-components';
import { usePickupWords } from '../shared/usePickupWords.ts';
import { useWords } from '../shared/useWords.ts';

const Code = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  margin-top: 16px;

  & > b {
    font-size: var(--t24);
    line-height: 36px;
    letter-spacing: 0.12em;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PickupCodeProps {
  code: string;
  pickup: NonNullable<ExchangeRecord['pickup']>;
  onClose: () => void;
}

/** The code to show at the counter, and whether it is open now. */
export function PickupCode({ code, pickup, onClose }: PickupCodeProps) {
  const { t } = useWords();
  const pickupWords = usePickupWords();
  return (
    <Dialog open onClose={onClose} closeText={t('action.close')} title={t('record.codeTitle')} width={400}>
      {pickupWords.all(pickup)}
      <Code>
        <QrCode value={code} size={200} label={t('record.qr', { code })} />
        <b>{code}</b>
        <p>
          {t('record.until')} <DateOf at={pickup.until} />
        </p>
      </Code>
      {pickup.open ? null : (
        <Notice tone="warn">{t('record.counterShut', { hours: pickupWords.hours(pickup) })}</Notice>
      )}
    </Dialog>
  );
}
