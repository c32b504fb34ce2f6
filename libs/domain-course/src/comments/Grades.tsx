import type { CourseOpinion } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Notice, Rating, RatingValue } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { OpinionsStore } from './OpinionsStore.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: auto minmax(160px, 240px) minmax(0, 1fr);
  gap: 16px 32px;
  align-items: center;
  padding: 20px 0;
  border-bottom: 1px solid var(--line);

  & > div:first-child {
    display: grid;
    gap: 4px;
  }
  & > div:first-child > b {
    font-size: var(--t32);
    line-height: 40px;
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  @media (width < 900px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Bars = styled.ol`
  display: grid;
  gap: 4px;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 32px;
    align-items: center;
    gap: 8px;
    font-size: var(--t12);
    line-height: 16px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > li > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(var(--warn) 0 0) no-repeat 0 0 / var(--share) 100% var(--sunken);
  }
  & > li > span:last-child {
    text-align: end;
  }
`;

const Own = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
`;

/** Numbers of ratings with five stars, four, … one. */
function Spread({ spread }: { spread: readonly number[] }) {
  const { t, number } = useWords();
  const most = Math.max(1, ...spread);
  return (
    <Bars aria-label={t('comments.spread')}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = spread[stars - 1] ?? 0;
        return (
          <li key={stars} aria-label={t('comments.gave', { stars, count })}>
            <span aria-hidden="true">{stars}</span>
            <i style={{ '--share': `${(count / most) * 100}%` } as React.CSSProperties} />
            <span aria-hidden="true">{number(count)}</span>
          </li>
        );
      })}
    </Bars>
  );
}

export interface GradesProps {
  store: OpinionsStore;
  opinion: CourseOpinion;
}

/** Ratings of a course, and the learner’s own, given once. */
export const Grades = observer(function Grades({ store, opinion }: GradesProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const session = useSession();
  const [stars, setStars] = useState<number | null>(null);
  const { given, rating, ratings, spread } = opinion;
  const words = {
    stars: [
      t('comments.stars.1'),
      t('comments.stars.2'),
      t('comments.stars.3'),
      t('comments.stars.4'),
      t('comments.stars.5'),
    ],
  } as const;
  const failure = store.grade.failureOf();
  return (
    <Frame aria-label={t('comments.rating')}>
      {rating === null ? (
        <div>
          <b>–</b>
          <small>{t('comments.unrated')}</small>
        </div>
      ) : (
        <div>
          <b>{number(rating / 10)}</b>
          <RatingValue size="sm" value={rating / 10} label={t('card.rating', { rating: number(rating / 10) })} />
          <small>{t('comments.ratings', { count: ratings, formatted: number(ratings) })}</small>
        </div>
      )}
      {spread === null || ratings === 0 ? <div /> : <Spread spread={spread} />}
      <Own>
        {given > 0 ? (
          <RatingValue value={given} label={t('comments.own', { stars: given })}>
            {t('comments.own', { stars: given })}
          </RatingValue>
        ) : (
          <>
            <Rating
              label={t('comments.rate')}
              hint={t('comments.once')}
              words={words}
              value={stars}
              onChange={setStars}
            />
            {stars === null ? null : (
              <Button
                size="sm"
                variant="primary"
                pending={store.grade.isPending()}
                onClick={() => session.requireLogin() && void store.grade.run(stars)}
              >
                {t('comments.give', { stars })}
              </Button>
            )}
          </>
        )}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('comments.rateKept'))}
          </Notice>
        )}
      </Own>
    </Frame>
  );
});
