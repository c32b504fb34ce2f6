import type { OrderRecord } from '@banyan/contracts/course';
import { Moment, useClock } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { CoverFrame, Dot, LinkButton, ListLine, Tag } from '@banyan/ui';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useDay } from '../shared/useDay.ts';
import { useOrderWords } from '../shared/useOrderWords.ts';
import { useWords } from '../shared/useWords.ts';
import { OrderActs } from './OrderActs.tsx';
import { orderTones, refundWords } from './orderLook.ts';

/** Cover width of a row, px. */
export const orderCover = 112;

const Line = styled(ListLine)`
  grid-template-columns: ${orderCover}px minmax(0, 1fr) 120px 96px 216px;

  & p > span {
    white-space: nowrap;
  }
  & > b {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

export interface OrderRowProps {
  order: OrderRecord;
  /** Current tab, which the detail's address keeps. */
  tab?: 'all' | OrderRecord['state'];
}

/** An order: number, type, amount, state, and the next step. */
export function OrderRow({ order, tab = 'all' }: OrderRowProps) {
  const { t, rough } = useWords();
  const { amount } = useOrderWords();
  const day = useDay();
  const now = useClock()();
  const { accessUntil, at, itemId, kind, late, motif, number, owned, payUntil, state, title } = order;
  const back = refundWords(order);
  const note =
    state === 'pay'
      ? t('orders.left', { duration: rough((payUntil - now) / 1000) })
      : state === 'paid'
        ? (accessUntil ?? 0) > now
          ? t('orders.until', { date: day(accessUntil ?? 0) })
          : owned
            ? ''
            : t('orders.over')
        : late && back === null
          ? t('orders.late')
          : '';
  const detail = courseLinks.orders.href({ tab, order: number });
  return (
    <Line>
      <CoverFrame
        seed={kind === 'course' ? String(itemId) : `package-${itemId}`}
        motif={motifOfSubject[motif]}
        src=""
      />
      <div>
        <h3>
          <AppLink to={detail}>{title}</AppLink>
        </h3>
        <p>
          {t(`pay.kind.${kind}`)}
          <Dot />
          <span>{t('orders.number', { number })}</span>
          <Dot />
          <Moment at={at} />
        </p>
        {note === '' ? null : <p>{note}</p>}
        {back === null ? null : <p>{t(back)}</p>}
      </div>
      <b>{amount(order)}</b>
      <div>
        <Tag tone={orderTones[state]}>{t(`orders.tab.${state}`)}</Tag>
      </div>
      <div>
        <OrderActs order={order} />
        <LinkButton size="sm" variant="ghost" href={detail} aria-label={t('orders.detailOf', { number })}>
          {t('orders.detail')}
        </LinkButton>
      </div>
    </Line>
  );
}
