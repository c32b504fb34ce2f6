import { Button, Card, Countdown, LinkButton, Notice, SectionHeading } from '@banyan/ui';
import { QrCode } from '@banyan/ui/media';
import { ExternalLink } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { useClock, useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import type { Awaited, PayStore } from './PayStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
  justify-items: stretch;

  & > p {
    color: var(--ink-2);
  }
  & > p[role='status'] {
    font-size: var(--t12);
    line-height: 20px;
  }
`;
const Code = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  font-variant-numeric: tabular-nums;

  & > b {
    font-size: var(--t20);
    line-height: 28px;
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface PayWaitingProps {
  awaited: Awaited;
  store: Pick<PayStore, 'another' | 'check' | 'checkNow' | 'over' | 'refused'>;
  /** Focus target when the panel replaces another. */
  ref?: Ref<HTMLElement>;
}

/** Waiting for a payment: link or code, remaining time, and the last known state. */
export const PayWaiting = observer(function PayWaiting({ awaited, store, ref }: PayWaitingProps) {
  const { t, price } = useWords();
  const failureText = useFailureText();
  const heading = useId();
  const clock = useClock();
  const [offset] = useState(() => clock() - Date.now());
  const { method, offer } = awaited;
  const { check, over, refused } = store;
  const failure = check.failureOf();
  if (refused || over !== null) {
    return (
      <Card as="section" ref={ref} tabIndex={-1} aria-label={t('pay.awaited.title')}>
        <Parts>
          <Notice tone="warn" live>
            {t(over === null ? 'pay.awaited.refused' : over === 'late' ? 'pay.awaited.late' : `pay.refusal.${over}`)}
          </Notice>
          <Button variant="primary" size="lg" block onClick={() => store.another()}>
            {t(over === null ? 'pay.awaited.again' : 'pay.awaited.reorder')}
          </Button>
        </Parts>
      </Card>
    );
  }
  return (
    <Card as="section" ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <SectionHeading id={heading} size="sm">
        {t('pay.awaited.title')}
      </SectionHeading>
      <Parts>
        <p>{t(`pay.awaited.${method}`)}</p>
        <Code>
          {offer.code === '' ? null : (
            <QrCode value={offer.code} size={200} label={t('pay.awaited.qr', { method: t(`pay.method.${method}`) })} />
          )}
          <b>{price(offer.order.price)}</b>
          <Countdown
            label={t('pay.awaited.left')}
            showLabel
            target={offer.until}
            offset={offset}
            warnAt={300}
            onEnd={() => store.checkNow()}
          />
        </Code>
        {offer.link === '' ? null : (
          <LinkButton
            variant="primary"
            size="lg"
            block
            href={offer.link}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            {t('pay.awaited.link')}
          </LinkButton>
        )}
        {failure === undefined ? (
          <p role="status">{t(check.isPending() ? 'pay.awaited.checking' : 'pay.awaited.notYet')}</p>
        ) : (
          <Notice tone="warn">
            {t('pay.awaited.checkFailed')} {failureText(failure)}
          </Notice>
        )}
        <Acts>
          <Button pending={check.isPending()} onClick={() => store.checkNow()}>
            {t('pay.awaited.check')}
          </Button>
          <Button variant="ghost" onClick={() => store.another()}>
            {t('pay.awaited.another')}
          </Button>
        </Acts>
      </Parts>
    </Card>
  );
});
