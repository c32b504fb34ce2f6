import type { SparringSession } from '@banyan/contracts/talent';
import { Card, ProgressBar, Tag } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Head = styled.div`
  display: grid;
  gap: 4px;
  padding: 20px 24px 16px;

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: baseline;
    color: var(--ink-2);
  }
  & strong {
    font-size: var(--t32);
    line-height: 44px;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;
const Criterion = styled.li`
  display: grid;
  gap: 6px;
  padding: 16px 24px;
  border-top: 1px solid var(--line);

  & > p:first-child {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    font-weight: 600;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--ok);
    font-size: var(--t12);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & blockquote[data-bad] {
    border-color: var(--warn);
  }
  & small,
  & blockquote span {
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
  }
`;

export interface ScorePanelProps {
  session: SparringSession;
}

/** Score of a dialogue so far: points, and each criterion with its reasons and quotes. */
export function ScorePanel({ session }: ScorePanelProps) {
  const { t } = useWords();
  const { change, criteria, lines, mode, mood, over, scenario, score } = session;
  const hidden = mode === 'assess' && !over;
  const own = lines.filter(({ who }) => who === 'learner');
  const words = (no: number, from: number, to: number) =>
    lines.find((line) => line.no === no)?.text.slice(from, to) ?? '';
  return (
    <Card as="aside" padding="none" aria-label={t('sparring.criteria')}>
      <Head>
        <p>{t(over ? 'sparring.result' : 'sparring.now')}</p>
        {hidden ? (
          <p>{t('sparring.hiddenScore')}</p>
        ) : (
          <>
            <p>
              <strong>{score}</strong>
              <span>{t('sparring.of', { pass: scenario.passScore })}</span>
              {change === 0 || over ? null : (
                <Tag tone={change > 0 ? 'ok' : 'warn'}>
                  {t('sparring.change', { change: change > 0 ? `+${change}` : `−${-change}` })}
                </Tag>
              )}
            </p>
            <ProgressBar value={score / 100} label={t('sparring.passAria', { score, pass: scenario.passScore })} />
          </>
        )}
        <p>{t('sparring.moodIs', { mood: t(`sparring.mood.${mood}`) })}</p>
      </Head>
      {hidden ? null : (
        <ul>
          {criteria.map((one) => (
            <Criterion key={one.key}>
              <p>
                <span>{one.title}</span>
                <span>
                  {one.score} / {one.most}
                </span>
              </p>
              <ProgressBar tone="ink" value={one.score / one.most} />
              {one.quotes.map(({ from, good, line, to }) => (
                <blockquote key={`${line} ${from} ${to}`} data-bad={good ? undefined : ''}>
                  {t('sparring.quote', { words: words(line, from, to) })}{' '}
                  <span>{t('sparring.line', { no: own.findIndex(({ no }) => no === line) + 1 })}</span>
                </blockquote>
              ))}
              {one.reasons.map((reason) => (
                <small key={reason}>{reason}</small>
              ))}
            </Criterion>
          ))}
        </ul>
      )}
    </Card>
  );
}
