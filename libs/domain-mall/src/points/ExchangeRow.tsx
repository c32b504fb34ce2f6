import type { ExchangeRecord } from '@banyan/contracts/mall';
import { Moment, useChange } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Card, ProductPicture, Tag, titleAndWords, type Tone } from '@banyan/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { ExchangeActs } from './ExchangeActs.tsx';
import { ExchangeWay } from './ExchangeWay.tsx';
import type { ExchangeAct } from './exchangeAct.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) auto;
  gap: 16px;

  & > [data-picture] {
    align-self: start;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-ctl);
    overflow: hidden;
  }
  ${titleAndWords}

  & > :last-child {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: end;
  }
`;

const tones: Readonly<Record<ExchangeRecord['state'], Tone>> = {
  waiting: 'info',
  exchanged: 'ok',
  returned: 'neutral',
  cancelled: 'neutral',
};

export interface ExchangeRowProps {
  record: ExchangeRecord;
  /** The action is under way. */
  pending?: boolean;
  /** Why the last change failed; undefined when it did not. */
  failure?: unknown;
  /** Resolves to whether it was done. */
  onAct: (act: ExchangeAct) => Promise<boolean>;
}

/** An exchange: the product, its state, its delivery, its actions. */
export function ExchangeRow({ record, pending = false, failure, onAct }: ExchangeRowProps) {
  const { t, points } = useWords();
  const title = useRef<HTMLAnchorElement>(null);
  const [done, setDone] = useState(0);
  // The pressed button is gone: the focus stays at this exchange.
  useChange(done, () => title.current?.focus());
  const { art, at, name, number, pigment, productId, quantity, state } = record;
  return (
    <Card as="li" padding="md">
      <Line>
        <div data-picture="">
          <ProductPicture art={art} pigment={pigment} />
        </div>
        <div>
          <h3>
            <AppLink ref={title} to={mallLinks.product.href(productId)} kind="screen">
              {name}
            </AppLink>
          </h3>
          <p>
            {record.points === 0
              ? t('record.won', { count: quantity })
              : t('record.line', { count: quantity, points: points(record.points) })}{' '}
            · {t('record.order', { number })} · <Moment at={at} />
          </p>
          <ExchangeWay record={record} />
        </div>
        <div>
          <Tag tone={tones[state]}>{t(`exchangeState.${state}`)}</Tag>
          <ExchangeActs
            record={record}
            pending={pending}
            failure={failure}
            onAct={onAct}
            onDone={() => setDone((times) => times + 1)}
          />
        </div>
      </Line>
    </Card>
  );
}
