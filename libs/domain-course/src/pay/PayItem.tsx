import type { OrderItem } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { Card, CoverFrame, SectionHeading } from '@banyan/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { useOrderWords } from '../shared/useOrderWords.ts';
import { useWords } from '../shared/useWords.ts';

const Place = styled.div`
  display: grid;
  gap: 24px;
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  & h2 {
    font-size: var(--t16);
    line-height: 26px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & h2 > a:hover {
    color: var(--accent-text);
  }
  & p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & p[data-price] {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & p > b {
    font-size: var(--t20);
    line-height: 28px;
    color: var(--ink);
  }
`;
const Terms = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
  color: var(--ink-2);
`;

export interface PayItemProps {
  item: OrderItem;
}

/** The item, its price, and the terms of the purchase. */
export function PayItem({ item }: PayItemProps) {
  const { t, list, price, rough } = useWords();
  const { points } = useOrderWords();
  const heading = useId();
  const { courses, durationS, id, kind, motif, title } = item;
  const facts = [
    t(`pay.kind.${kind}`),
    ...(kind === 'package' ? [t('pay.courses', { count: courses })] : []),
    rough(durationS),
  ];
  return (
    <Place>
      <Card>
        <Head>
          <CoverFrame
            seed={kind === 'course' ? String(id) : `package-${id}`}
            motif={motifOfSubject[motif]}
            src=""
            eager
          />
          <div>
            <h2>
              <AppLink to={itemHref(kind, id)} kind="screen">
                {title}
              </AppLink>
            </h2>
            <p>{list(facts)}</p>
            <p data-price="">
              <b>{item.price === 0 ? points(item.points ?? 0) : price(item.price)}</b>{' '}
              {item.points === null || item.price === 0 ? null : t('pay.or', { points: points(item.points) })}
            </p>
          </div>
        </Head>
      </Card>
      <section aria-labelledby={heading}>
        <SectionHeading id={heading} size="sm">
          {t('pay.terms')}
        </SectionHeading>
        <Terms>
          {(['year', 'refund', 'copy'] as const).map((term) => (
            <li key={term}>{t(`pay.term.${term}`)}</li>
          ))}
        </Terms>
      </section>
    </Place>
  );
}
