import { screenHref } from '@banyan/contracts';
import { figuresQuery, portalScreens } from '@banyan/contracts/account';
import { ListView, RequestView, useShow } from '@banyan/core-screen/views';
import { DetailSkeleton, EmptyState, SectionHeading, TextLink, UiLink } from '@banyan/ui';
import { ChevronLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { ExamFigures } from './ExamFigures.tsx';
import { makeFiguresStore } from './FiguresStore.ts';

const Row = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }
  & > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, 128px);
    gap: 16px;
    align-items: center;
    padding: 14px 24px;
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    background: var(--hover);
  }
  & b {
    display: block;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > a > span:not(:first-child) {
    text-align: end;
    color: var(--ink-2);
  }
`;

const address = (exam: number) => screenHref(portalScreens.review, {}, figuresQuery.write({ tab: 'statistics', exam }));

/** Figures of exams, and of the questions of one. */
export const FiguresPage = observer(function FiguresPage() {
  const { t, number, points } = useWords();
  const { day } = useWhen();
  const store = examDomain.useStore(makeFiguresStore);
  const [params] = useSearchParams();
  const { exam } = figuresQuery.read(params);
  useShow(store, () => store.show(exam), exam);
  if (exam !== 0) {
    return (
      <RequestView
        request={store.statistics}
        failed={t('review.figuresFailed')}
        skeleton={<DetailSkeleton label={t('review.figuresLoading')} />}
      >
        {(statistics) => (
          <>
            <TextLink href={address(0)}>
              <ChevronLeft size={16} aria-hidden="true" />
              {t('review.allExams')}
            </TextLink>
            <SectionHeading>{statistics.title}</SectionHeading>
            <ExamFigures statistics={statistics} />
          </>
        )}
      </RequestView>
    );
  }
  return (
    <ListView
      list={store.list}
      label={t('review.tab.statistics')}
      failed={t('review.figuresFailed')}
      empty={<EmptyState level={2} label={t('review.noFigures')} description={t('review.noFiguresText')} />}
    >
      {(row) => (
        <Row>
          <UiLink href={address(row.id)}>
            <span>
              <b>{row.title}</b>
              <small>{t('review.opened', { day: day(row.opensAt) })}</small>
            </span>
            <span>
              {t('review.paperCount', { count: row.papers, formatted: number(row.papers) })}
              {row.waiting > 0 ? (
                <small>
                  <br />
                  {t('review.waitingCount', { count: row.waiting, formatted: number(row.waiting) })}
                </small>
              ) : null}
            </span>
            <span>{row.average === null ? '–' : t('review.averageOf', { score: points(row.average) })}</span>
            <span>
              {row.papers === 0
                ? '–'
                : t('review.passedShare', { n: number(Math.round((row.passed / row.papers) * 100)) })}
            </span>
          </UiLink>
        </Row>
      )}
    </ListView>
  );
});
