import type { DeskExchange } from '@banyan/contracts/mall';
import { Moment } from '@banyan/core-screen/views';
import { Notice } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { ExchangeWay } from '../points/ExchangeWay.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & h3 {
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & p,
  & small {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface DeskExchangeRowProps {
  row: DeskExchange;
  /** Why the last act failed; empty when it did not. */
  failure: string;
  /** The administrator's acts. */
  children: ReactNode;
}

/** An exchange at the desk: the product, the person, the way of delivery, and the acts beside it. */
export function DeskExchangeRow({ row, failure, children }: DeskExchangeRowProps) {
  const { t } = useWords();
  const { department, exchange, name } = row;
  return (
    <Row>
      <div>
        <h3>{t('desk.what', { name: exchange.name, count: exchange.quantity })}</h3>
        <p>{department === '' ? name : t('desk.who', { name, department })}</p>
        <ExchangeWay record={exchange} />
        <small>
          {t('desk.order', { number: exchange.number })} <Moment at={exchange.at} />
        </small>
      </div>
      <div>
        {failure === '' ? null : (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        {children}
      </div>
    </Row>
  );
}
