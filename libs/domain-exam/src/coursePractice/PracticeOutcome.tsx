import type { CoursePracticeRun } from '@banyan/contracts/exam';
import { Button, Card, LinkButton, ProgressRing } from '@banyan/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: 24px;
  align-items: center;
  outline: 0;

  & > span {
    position: relative;
    display: grid;
    place-items: center;
  }
  & > span > b {
    position: absolute;
    font-size: var(--t20);
    font-variant-numeric: tabular-nums;
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & p {
    margin-top: 4px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  & small {
    display: block;
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > :last-child {
    display: flex;
    gap: 12px;
  }
`;

export interface PracticeOutcomeProps {
  run: CoursePracticeRun;
  /** It is the best result of this course. */
  best: boolean;
  /** It was handed in a moment ago. */
  takeFocus: boolean;
  pending: boolean;
  onAgain: () => void;
  backHref: string;
}

/** Outcome of a practice. */
export function PracticeOutcome({ run, best, takeFocus, pending, onAgain, backHref }: PracticeOutcomeProps) {
  const { t, precise } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) place.current?.focus();
  }, [takeFocus]);
  const { finishedAt, right, startedAt, total } = run;
  const all = right === total;
  const percent = Math.round(((right ?? 0) / Math.max(1, total)) * 100);
  return (
    <Card as="section" aria-label={t('coursePractice.result')}>
      <Line ref={place} tabIndex={-1}>
        <span>
          <ProgressRing value={percent / 100} size={88} tone="ok" />
          <b>{percent}%</b>
        </span>
        <div role="status">
          <h2>{all ? t('coursePractice.allRight') : t('coursePractice.done')}</h2>
          <p>
            {all ? t('coursePractice.doneRight', { count: total }) : t('coursePractice.doneText', { right, total })}
            {best ? ` ${t('coursePractice.beatsBest')}` : null}
          </p>
          {finishedAt === null ? null : (
            <small>{t('coursePractice.took', { time: precise((finishedAt - startedAt) / 1000) })}</small>
          )}
        </div>
        <div>
          <LinkButton href={backHref}>{t('coursePractice.back')}</LinkButton>
          <Button variant="primary" pending={pending} onClick={onAgain}>
            {t('coursePractice.again')}
          </Button>
        </div>
      </Line>
    </Card>
  );
}
