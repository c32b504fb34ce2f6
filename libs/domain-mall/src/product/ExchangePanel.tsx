import type { ProductDetail } from '@banyan/contracts/mall';
import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Card, FieldSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import type { OrderStore } from './OrderStore.ts';

/** With the library of numbers: stock and price are readable before somebody wants two. */
const loadNumber = () => import('@banyan/ui/fields').then((part) => part.NumberField);

const Sum = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);

  & > dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > :nth-last-child(-n + 2) {
    font-weight: 600;
    color: var(--ink);
  }
  & > [data-short] {
    color: var(--danger);
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 20px;

  & p[data-quiet] {
    margin-top: 6px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface ExchangePanelProps {
  detail: ProductDetail;
  store: OrderStore;
}

/** Quantity, delivery, the balance afterwards, and the exchange. */
export const ExchangePanel = observer(function ExchangePanel({ detail, store }: ExchangePanelProps) {
  const { t, number, points: inPoints } = useWords();
  const { t: shared } = useTranslation('screen');
  const refusalText = useRefusalText();
  const session = useSession();
  const { perPerson, perTime, points, product, taken } = detail;
  const { exchange, most, quantity } = store;
  const cost = product.points * quantity;
  const after = (points ?? 0) - cost;
  const noAddress = store.delivery === 'mail' && store.addressId === 0;
  // While the address book is loading, it is unknown whether there is an address.
  const toAdd = noAddress && store.book.value !== null;
  const failure = exchange.failureOf();
  const why =
    product.stock === 0
      ? t('product.noneLeft')
      : most === 0
        ? t('product.allTaken', { count: perPerson ?? 0 })
        : after < 0
          ? t('product.missing', { formatted: number(-after) })
          : null;
  const left = product.stock === null ? t('product.unlimited') : t('product.leftPieces', { count: product.stock });
  const limits = [
    left,
    ...(perTime === null ? [] : [t('product.perTime', { count: perTime })]),
    ...(perPerson === null ? [] : [t('product.perPerson', { count: perPerson, taken })]),
  ];
  const shut = why !== null || noAddress;
  if (!session.loggedIn) {
    return (
      <Card as="section" aria-label={t('product.exchange')}>
        <Parts>
          <p>{t('product.visitor')}</p>
          <Button variant="primary" size="lg" block onClick={() => session.requireLogin()}>
            {t('product.logIn')}
          </Button>
        </Parts>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={t('product.exchange')}>
      <Parts>
        <div>
          <LatePart load={loadNumber} waiting={<FieldSkeleton label={shared('loading')} />}>
            {(NumberField) => (
              <NumberField
                label={t('product.quantity')}
                min={1}
                step={1}
                max={Math.max(1, most)}
                value={quantity}
                disabled={most <= 1}
                onChange={(value) => store.setQuantity(value ?? 1)}
              />
            )}
          </LatePart>
          <p data-quiet="">{limits.join(' · ')}</p>
        </div>
        <DeliveryChoice detail={detail} store={store} />
        <Sum>
          <dt>{t('product.have')}</dt>
          <dd>{number(points ?? 0)}</dd>
          <dt>{t('product.exchange')}</dt>
          <dd>− {number(cost)}</dd>
          <dt>{t('product.after')}</dt>
          <dd data-short={after < 0 ? '' : undefined}>{after < 0 ? `− ${number(-after)}` : number(after)}</dd>
        </Sum>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {refusalText(failure)}
          </Notice>
        )}
        {why === null ? null : <Notice tone="warn">{why}</Notice>}
        <Button
          variant="primary"
          size="lg"
          block
          // It keeps the focus when the press itself has disabled it: the last piece, or the last one per person.
          shut={shut}
          pending={exchange.isPending()}
          onClick={() => void store.run()}
        >
          {toAdd && why === null ? t('product.addressFirst') : t('product.exchangeFor', { points: inPoints(cost) })}
        </Button>
      </Parts>
    </Card>
  );
});
