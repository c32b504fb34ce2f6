import type { ReviewAnswers, ReviewQueue, WaitingAnswer } from '@banyan/contracts/exam';
import { FilterMenu, Ribbon, SegmentedControl, shorten, UiLink } from '@banyan/ui';
import { LockKeyhole } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { placeKey, type Place } from './placeKey.ts';

const Column = styled.section`
  & > header {
    display: grid;
    gap: 8px;
    padding-block: 16px 12px;
    padding-inline: 24px 16px;
    border-bottom: 1px solid var(--line);
  }
  & > header > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > header > button {
    justify-content: space-between;
    width: 100%;
    text-align: start;
  }
  & > ol {
    flex: 1;
    max-height: 560px;
    overflow: hidden auto;
  }
  & > footer {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--line);
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > footer > svg {
    flex: none;
  }
  & li > a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(24px, auto) minmax(0, 1fr) auto;
    gap: 8px;
    align-items: baseline;
    padding-block: 12px;
    padding-inline: 24px 16px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & li > a:hover {
    background: var(--hover);
  }
  & li > a > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & li > a > small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & li > a > b {
    font-size: var(--t14);
    font-weight: 500;
  }
  & li > a[data-marked] {
    color: var(--ink-3);
  }
  & li > a[aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
  }
  & li > a[aria-current] > small {
    color: var(--accent-text);
    font-weight: 600;
  }
  & li > a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: 2px;
    background: var(--accent);
  }
`;

type QueueExam = ReviewQueue['exams'][number];

export interface AnswerListProps {
  exams: readonly QueueExam[];
  exam: QueueExam;
  question: QueueExam['questions'][number];
  by: 'question' | 'paper';
  answers: ReviewAnswers;
  /** The answer in view. */
  current: Place | null;
  hrefOf: (item: WaitingAnswer) => string;
  byHref: (by: 'question' | 'paper') => string;
  onExam: (id: number) => void;
  onQuestion: (id: number) => void;
}

/** Papers that wait and those that are marked, of one question or paper by paper. */
export const AnswerList = observer(function AnswerList(props: AnswerListProps) {
  const { exams, exam, question, by, answers, current, hrefOf, byHref, onExam, onQuestion } = props;
  const { t, number } = useWords();
  const { waiting, marked, items } = answers;
  return (
    <Column aria-label={t('review.list')}>
      <header>
        <FilterMenu
          label={t('review.exam')}
          shown={exam.title}
          mode="single"
          options={exams.map(({ id, title, waiting: count }) => ({
            value: String(id),
            label: title,
            count: number(count),
          }))}
          selected={[String(exam.id)]}
          onChange={([id]) => id !== undefined && onExam(Number(id))}
        />
        <SegmentedControl
          label={t('review.by')}
          value={by}
          options={(['question', 'paper'] as const).map((value) => ({
            value,
            label: t(`review.byWhat.${value}`),
            href: byHref(value),
          }))}
        />
        {by === 'question' && exam.questions.length > 1 ? (
          <FilterMenu
            label={t('review.question')}
            shown={shorten(question.stem, 24)}
            mode="single"
            variant="plain"
            options={exam.questions.map(({ id, stem, waiting: count }) => ({
              value: String(id),
              label: stem,
              count: number(count),
            }))}
            selected={[String(question.id)]}
            onChange={([id]) => id !== undefined && onQuestion(Number(id))}
          />
        ) : null}
        <Ribbon
          thin
          segments={[
            { id: 'marked', size: marked, state: 'done' as const },
            { id: 'waiting', size: waiting, state: 'open' as const },
          ].filter(({ size }) => size > 0)}
        />
        <p>
          {t(`review.left.${by}`, { marked: number(marked), total: number(marked + waiting), left: number(waiting) })}
        </p>
      </header>
      <ol>
        {items.map((item) => (
          <li key={placeKey(item)}>
            <UiLink
              href={hrefOf(item)}
              aria-current={current !== null && placeKey(current) === placeKey(item) ? 'true' : undefined}
              data-marked={item.points === null ? undefined : ''}
            >
              <small>{String(item.paper).padStart(2, '0')}</small>
              <span>
                {[item.name, item.excerpt === '' ? t('review.onlyFiles') : item.excerpt].filter(Boolean).join(' · ')}
              </span>
              {item.points === null ? null : <b>{number(item.points)}</b>}
            </UiLink>
          </li>
        ))}
      </ol>
      {exam.anonymous ? (
        <footer>
          <LockKeyhole size={14} aria-hidden="true" />
          {waiting > 0 ? t('review.anonymous') : t('review.revealed')}
        </footer>
      ) : null}
    </Column>
  );
});
