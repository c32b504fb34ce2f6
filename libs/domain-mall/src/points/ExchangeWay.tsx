import type { ExchangeRecord } from '@banyan/contracts/mall';
import { DateOf } from '@banyan/core-screen/views';
import { spacedPhone } from '@banyan/ui';
import { usePickupWords } from '../shared/usePickupWords.ts';
import { useWords } from '../shared/useWords.ts';

export interface ExchangeWayProps {
  record: ExchangeRecord;
}

/** Delivery of an exchange: recipient and carrier, or the place, deadline and code of its pickup. */
export function ExchangeWay({ record }: ExchangeWayProps) {
  const { t } = useWords();
  const pickupWords = usePickupWords();
  const { code, courier, delivery, pickup, recipient, returning, returnUntil, state } = record;
  return (
    <>
      {recipient === null ? null : <p>{t('record.to', { ...recipient, phone: spacedPhone(recipient.phone) })}</p>}
      {courier === null ? null : <p>{t('record.courier', courier)}</p>}
      {delivery === 'mail' && courier === null && state === 'waiting' ? <p>{t('record.notSent')}</p> : null}
      {pickup === null ? null : (
        <p>
          {pickupWords.all(pickup)}
          {state === 'waiting' ? (
            <>
              {' · '}
              {t('record.until')} <DateOf at={pickup.until} />
            </>
          ) : null}
        </p>
      )}
      {code === '' || state === 'cancelled' || state === 'returned' ? null : <p>{t('record.code', { code })}</p>}
      {returning === null ? null : <p>{t(`record.returning.${returning}`)}</p>}
      {returnUntil === null ? null : (
        <p>
          {t('record.returnUntil')} <DateOf at={returnUntil} />
        </p>
      )}
    </>
  );
}
