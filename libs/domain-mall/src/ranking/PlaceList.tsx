import type { RankMeasure, Ranking } from '@banyan/contracts/mall';
import { Card } from '@banyan/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { PlaceRow } from './PlaceRow.tsx';

const Gap = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px 24px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px dashed var(--line-2);
  }
`;
const Rows = styled.ul`
  padding: 12px 0;
`;

export interface PlaceListProps {
  ranking: Ranking;
  measure: RankMeasure;
}

/** The first ten, then the viewer's place with its neighbours; nobody below is named. */
export function PlaceList({ ranking, measure }: PlaceListProps) {
  const { t } = useWords();
  const { places, total } = ranking;
  const most = places[0]?.value ?? 0;
  return (
    <Card padding="none">
      <Rows aria-label={t('rank.places')}>
        {places.map((place, index) => {
          // After the first ten, the viewer's neighbours follow at once, or after a gap.
          const between = index === 10 ? place.rank - 1 - index : 0;
          return (
            <Fragment key={`${place.rank} ${place.name} ${index}`}>
              {between > 0 ? <Gap>{t('rank.between', { count: between })}</Gap> : null}
              <PlaceRow place={place} measure={measure} most={most} />
            </Fragment>
          );
        })}
        {places.length < total && (places.at(-1)?.rank ?? total) < total ? <Gap>{t('rank.rest')}</Gap> : null}
      </Rows>
    </Card>
  );
}
