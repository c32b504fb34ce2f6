import type { EnterpriseOrder } from '@banyan/contracts/course';
import { Card, Dot } from '@banyan/ui';
import styled from 'styled-components';
import { useDay } from '../../shared/useDay.ts';
import { useWords } from '../../shared/useWords.ts';

const Body = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  font-variant-numeric: tabular-nums;

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > b {
    flex: none;
  }
`;

export interface PurchaseRowProps {
  order: EnterpriseOrder;
}

/** An order of the enterprise. */
export function PurchaseRow({ order }: PurchaseRowProps) {
  const { t, price } = useWords();
  const day = useDay();
  const { at, by, number, people, title, total, until } = order;
  return (
    <li>
      <Card>
        <Body>
          <div>
            <strong>{title}</strong>
            <p>
              {t('purchases.for', { count: people })}
              <Dot />
              {t('purchases.until', { day: day(until) })}
            </p>
            <p>
              {number}
              <Dot />
              {by === '' ? day(at) : t('purchases.by', { name: by, day: day(at) })}
            </p>
          </div>
          <b>{price(total)}</b>
        </Body>
      </Card>
    </li>
  );
}
