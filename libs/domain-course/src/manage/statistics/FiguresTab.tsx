import type { CourseStatistics } from '@banyan/contracts/course';
import { Moment } from '@banyan/core-screen/views';
import { Notice, Ribbon, StaticTable } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { AttentionChart } from './AttentionChart.tsx';
import type { StatisticsStore } from './StatisticsStore.ts';

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 32px;
  flex: 1;
  overflow: auto;
  padding: 24px var(--console-edge, 32px) 32px;

  & section {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  & p {
    color: var(--ink-2);
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: grid;
    grid-template-columns: auto;
  }
  & dt {
    order: 2;
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & dd {
    font-size: var(--t16);
    font-weight: 600;
  }
`;

const Stars = styled.ol`
  display: grid;
  gap: 4px;
  max-width: 360px;

  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) 48px;
    gap: 8px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & i {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(var(--ink-3), var(--ink-3)) no-repeat var(--track);
  }
  & small {
    text-align: end;
    color: var(--ink-2);
  }
`;

export interface FiguresTabProps {
  store: StatisticsStore;
  figures: CourseStatistics;
}

/** Figures of a course: how far people are, chapter by chapter, second by second, and what they think of it. */
export const FiguresTab = observer(function FiguresTab({ store, figures }: FiguresTabProps) {
  const { t, number } = useWords();
  const { chapters, finished, learning, notBegun, people, rating, ratings, requiredUntil, spread } = figures;
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : t('manageCourses.percent', { n: number(Math.round((100 * part) / whole)) });
  const parts = [
    { id: 'finished', name: t('statistics.stand.finished'), count: finished, state: 'done' as const },
    ...chapters.toReversed().map(({ at, id, no }) => ({
      id: String(id),
      name: t('statistics.at', { no: number(no) }),
      count: at,
      state: 'part' as const,
    })),
    // Somebody may be at a chapter that was taken out, or at none yet.
    {
      id: 'learning',
      name: t('statistics.stand.learning'),
      count: learning - chapters.reduce((sum, { at }) => sum + at, 0),
      state: 'part' as const,
    },
    { id: 'notBegun', name: t('statistics.stand.not_begun'), count: notBegun, state: 'open' as const },
  ].filter(({ count }) => count > 0);
  return (
    <Body>
      <section aria-label={t('statistics.figures')}>
        <h2>{t('statistics.sentence', { people: number(people), finished: number(finished) })}</h2>
        {requiredUntil === null ? null : (
          <p>
            {t('statistics.until')} <Moment at={requiredUntil} />
          </p>
        )}
        {people === 0 ? (
          <Notice>{t('statistics.nobody')}</Notice>
        ) : (
          <>
            <Ribbon segments={parts.map(({ count, id, state }) => ({ id, size: count, state, done: 0.5 }))} />
            <dl>
              {parts.map(({ count, id, name }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{number(count)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      <AttentionChart store={store} />
      <section aria-label={t('statistics.chapters')}>
        <h2>{t('statistics.chapters')}</h2>
        <StaticTable
          caption={t('statistics.chapters')}
          rows={chapters}
          rowId={({ id }) => String(id)}
          columns={[
            {
              id: 'chapter',
              header: t('statistics.column.chapter'),
              cell: ({ no, title }) => `${number(no)} ${title}`,
              names: true,
            },
            { id: 'begun', header: t('statistics.column.begun'), cell: ({ begun }) => number(begun), align: 'end' },
            {
              id: 'learned',
              header: t('statistics.column.learned'),
              cell: ({ begun, learned }) => (begun === 0 ? number(0) : `${number(learned)} · ${share(learned, begun)}`),
              align: 'end',
            },
            { id: 'at', header: t('statistics.column.at'), cell: ({ at }) => number(at), align: 'end' },
          ]}
        />
      </section>
      <section aria-label={t('statistics.rating')}>
        <h2>{t('statistics.rating')}</h2>
        {rating === null ? (
          <p>{t('statistics.noRating')}</p>
        ) : (
          <>
            <p>
              {number(rating / 10)} · {t('statistics.ratings', { count: ratings, n: number(ratings) })}
            </p>
            {spread === null ? null : (
              <Stars>
                {spread
                  .map((count, index) => ({ stars: index + 1, count }))
                  .toReversed()
                  .map(({ count, stars }) => (
                    <li key={stars}>
                      {t('statistics.stars', { n: number(stars) })}
                      <i style={{ backgroundSize: `${ratings === 0 ? 0 : (100 * count) / ratings}% 100%` }} />
                      <small>{share(count, ratings)}</small>
                    </li>
                  ))}
              </Stars>
            )}
          </>
        )}
      </section>
    </Body>
  );
});
