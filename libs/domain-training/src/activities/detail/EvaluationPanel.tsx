import { evaluationCharacters, type ActivityInfo } from '@banyan/contracts/training';
import { useKept } from '@banyan/core-screen/views';
import { Button, Card, countCharacters, Notice, Rating, RatingValue, TextArea, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useActivityWords } from '../shared/useWords.ts';
import type { Opinion } from './acts.ts';
import type { Step } from './step.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;

  & > [data-foot] {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  & > [data-foot] > small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

const Mean = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--ink-2);
`;

export interface EvaluationPanelProps {
  evaluation: ActivityInfo['evaluation'];
  /** The opinion in the form. */
  opinion: Opinion;
  /** There are unsent changes. */
  dirty: boolean;
  onSay: (opinion: Opinion) => void;
  /** Keeps it on this device; false when that is not possible. */
  onKeep: (opinion: Opinion) => boolean;
  evaluate: Step;
}

/** Ratings of the participants, and the form to add one. */
export const EvaluationPanel = observer(function EvaluationPanel(props: EvaluationPanelProps) {
  const { dirty, evaluate, evaluation, onKeep, onSay, opinion } = props;
  const { failure, number, t } = useActivityWords();
  const [tried, setTried] = useState(false);
  const kept = useKept(opinion, dirty, onKeep);
  useLeaveGuard(dirty && !kept);
  const { count, mean, open, own } = evaluation;
  const tooLong = countCharacters(opinion.words) > evaluationCharacters;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (opinion.stars !== null && !tooLong) evaluate.run();
  };
  const value = number(mean / 100);
  return (
    <Card padding="lg">
      {open ? (
        <Form onSubmit={send}>
          <Rating
            label={t('evaluation.stars')}
            words={{
              stars: [
                t('evaluation.star.1'),
                t('evaluation.star.2'),
                t('evaluation.star.3'),
                t('evaluation.star.4'),
                t('evaluation.star.5'),
              ],
            }}
            value={opinion.stars}
            onChange={(stars) => onSay({ ...opinion, stars })}
            {...(tried && opinion.stars === null ? { error: t('evaluation.starsMissing') } : {})}
          />
          <TextArea
            label={t('evaluation.words')}
            hint={t('evaluation.wordsHint')}
            rows={3}
            maxLength={evaluationCharacters}
            tooLongText={t('evaluation.tooLong', { n: evaluationCharacters })}
            value={opinion.words}
            onChange={({ currentTarget }) => onSay({ ...opinion, words: currentTarget.value })}
          />
          {evaluate.failure === undefined ? null : (
            <Notice tone="danger" live>
              {failure(evaluate.failure, t('evaluation.kept'))}
            </Notice>
          )}
          <div data-foot="">
            <Button
              type="submit"
              variant={own === null ? 'primary' : 'normal'}
              pending={evaluate.pending}
              shut={own !== null && !dirty}
            >
              {t(own === null ? 'evaluation.send' : 'evaluation.change')}
            </Button>
            {own !== null && !dirty ? <small role="status">{t('evaluation.sent')}</small> : null}
          </div>
        </Form>
      ) : null}
      {open ? null : count === 0 ? (
        <Mean>{t('evaluation.none')}</Mean>
      ) : (
        <Mean>
          <RatingValue value={mean / 100} label={t('evaluation.mean', { value })}>
            {value}
          </RatingValue>
          <span>{t('evaluation.count', { count, formatted: number(count) })}</span>
        </Mean>
      )}
    </Card>
  );
});
