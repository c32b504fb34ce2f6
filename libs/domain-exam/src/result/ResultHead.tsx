import type { AttemptResult } from '@banyan/contracts/exam';
import { Card, Gauge, LinkButton, Tag } from '@banyan/ui';
import { FileClock, Printer } from 'lucide-react';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { isShown } from '../shared/marks.ts';
import { useWords } from '../shared/useWords.ts';
import { Figures } from './Figures.tsx';
import { outcomeOf, type Outcome } from './outcome.ts';
import { PrintButton } from './PrintButton.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  & > div:first-child {
    margin-inline: -24px -32px;
  }
  & > div:last-child {
    display: grid;
    gap: 20px;
  }
  & p {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & h2 {
    margin-top: 4px;
    font-size: var(--t32);
    line-height: 44px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & [data-why] {
    display: block;
    margin-top: 4px;
    font-size: var(--t14);
    line-height: 22px;
  }
  & [data-acts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
  @media print {
    & [data-acts] {
      display: none;
    }
  }
`;

const tones = {
  scoring: 'info',
  marking: 'info',
  hidden: 'neutral',
  hiddenPassed: 'ok',
  hiddenFailed: 'danger',
  full: 'ok',
  exactly: 'ok',
  passed: 'ok',
  failed: 'danger',
} as const;

const stateOf = {
  scoring: 'scoring',
  marking: 'pending_marking',
  hidden: 'completed',
  hiddenPassed: 'passed',
  hiddenFailed: 'failed',
  full: 'passed',
  exactly: 'passed',
  passed: 'passed',
  failed: 'failed',
} as const satisfies Record<Outcome, string>;

/** Text below the headline, for the outcomes that need one. */
const whyOf: Partial<Record<Outcome, 'scoring' | 'marking' | 'hidden' | 'full'>> = {
  scoring: 'scoring',
  marking: 'marking',
  hidden: 'hidden',
  hiddenPassed: 'hidden',
  hiddenFailed: 'hidden',
  full: 'full',
};

/** The score on its dial, the outcome in a sentence, the figures, the next steps. */
export function ResultHead({ result }: { result: AttemptResult }) {
  const { t, points, score: scoreWords } = useWords();
  const { attemptId, fullScore, marks, number, passScore, receipt, score } = result;
  const { outcome, by } = outcomeOf(result);
  const why = whyOf[outcome];
  const lost = marks.filter(({ mark }) => isShown('lost', mark)).length;
  return (
    <Card as="section" aria-labelledby="outcome">
      <Body>
        <Gauge
          value={score === null ? null : score / 100}
          max={fullScore / 100}
          mark={passScore / 100}
          markText={t('result.passAt', { points: points(passScore) })}
          tone={outcome === 'failed' ? 'warn' : 'accent'}
          size={272}
          seed={String(attemptId)}
          label={t('result.dial')}
          valueText={t('result.dialText', {
            score: points(score ?? 0),
            full: points(fullScore),
            pass: points(passScore),
          })}
          figure={score === null ? '–' : points(score)}
        >
          <small>{t('result.full', { points: points(fullScore) })}</small>
        </Gauge>
        <div>
          <div role={outcome === 'scoring' ? 'status' : undefined}>
            <p>
              <Tag tone={tones[outcome]}>{t(`state.${stateOf[outcome]}`)}</Tag>
              {t('start.nth', { n: number })}
              {receipt.reason === 'learner' ? null : <span>{t(`receipt.reason.${receipt.reason}`)}</span>}
            </p>
            <h2 id="outcome">{t(`result.headline.${outcome}`, { by: scoreWords(by) })}</h2>
            {why === undefined ? null : <p data-why="">{t(`result.why.${why}`)}</p>}
          </div>
          <Figures result={result} />
          <div data-acts="">
            <LinkButton
              size="lg"
              variant="primary"
              href={examLinks.resultDetail.href(attemptId, lost === 0 ? {} : { show: 'lost' })}
            >
              {lost === 0 ? t('result.seeAll') : t('result.seeLost', { count: lost })}
            </LinkButton>
            <LinkButton
              size="lg"
              icon={<FileClock size={18} aria-hidden="true" />}
              href={examLinks.resultDetail.href(attemptId, { tab: 'record' })}
            >
              {t('attempt.part.record')}
            </LinkButton>
            <PrintButton icon={<Printer size={18} aria-hidden="true" />} />
          </div>
        </div>
      </Body>
    </Card>
  );
}
