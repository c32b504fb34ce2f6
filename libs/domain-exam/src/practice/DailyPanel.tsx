import type { PracticeHome } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, LinkButton, Notice, ProgressRing } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { DrillStore } from '../drill/DrillStore.ts';
import { useWords } from '../shared/useWords.ts';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;

  & > div {
    flex: 1;
    min-width: 220px;
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & p {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;

export interface DailyPanelProps {
  daily: PracticeHome['daily'];
  drill: DrillStore;
  /** Addresses of the book and of the exams. */
  bookHref: string;
  onStart: () => void;
}

/** The set of the day: begin, continue, or see its result. */
export const DailyPanel = observer(function DailyPanel({ daily, drill, bookHref, onStart }: DailyPanelProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = drill.start.failureOf('daily:');
  if (daily === null) {
    return <EmptyState level={2} label={t('practice.none')} description={t('practice.noneText')} />;
  }
  const { answered, due, finished, right, total } = daily;
  const text = finished
    ? t('practice.doneText', { right, total: answered })
    : answered > 0
      ? t('practice.goOnText', { answered, total })
      : due === null || due === 0
        ? t('practice.newText', { count: total })
        : t('practice.mixText', { count: total, due });
  return (
    <Card as="section">
      <Place>
        <ProgressRing size={64} value={total === 0 ? 0 : answered / total} tone={finished ? 'ok' : 'accent'} />
        <div>
          <h2>{finished ? t('practice.done') : t('practice.today')}</h2>
          <p>{text}</p>
        </div>
        {finished ? (
          <LinkButton href={bookHref}>{t('practice.toBook')}</LinkButton>
        ) : (
          <Button variant="primary" size="lg" pending={drill.start.isPending('daily:')} onClick={onStart}>
            {answered > 0 ? t('exercise.goOn') : t('practice.begin')}
          </Button>
        )}
      </Place>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
    </Card>
  );
});
