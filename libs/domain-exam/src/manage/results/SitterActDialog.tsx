import { examLimits, mostMinutes } from '@banyan/contracts/exam';
import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { TextArea } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ResultsStore } from './ResultsStore.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface SitterActDialogProps {
  store: ResultsStore;
}

const Question = observer(function Question({ store }: SitterActDialogProps) {
  const { t, number } = useWords();
  const [words, setWords] = useState('');
  const { acts, minutes } = store;
  if (acts.asked === null) return null;
  const { act, count } = acts.asked;
  const reopens = act === 'reopen';
  return (
    <ConfirmCount
      open
      title={t(`examResults.ask.${act}`, { count, n: number(count) })}
      count={count}
      confirmText={t(`examResults.act.${act}`)}
      shut={reopens && words.trim() === ''}
      onConfirm={() => acts.run(words)}
      onClose={() => acts.close()}
    >
      <Body>
        <p>{t(`examResults.effect.${act}`)}</p>
        {reopens ? (
          <>
            <NumberField
              label={t('monitor.minutes')}
              min={1}
              max={mostMinutes}
              step={1}
              unit={t('manageExam.minutesUnit')}
              value={minutes}
              onChange={(value) => store.giveMinutes(value ?? 10)}
            />
            <TextArea
              label={t('monitor.why')}
              hint={t('monitor.whyHint')}
              rows={2}
              maxLength={examLimits.reason}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </>
        ) : null}
      </Body>
    </ConfirmCount>
  );
});

/** Asks before people are reminded or let back in, and tells who was left as they are, and why. */
export const SitterActDialog = observer(function SitterActDialog({ store }: SitterActDialogProps) {
  const { t, number } = useWords();
  const { acts } = store;
  if (acts.asked !== null) return <Question key={acts.asked.act} store={store} />;
  return (
    <BulkOutcome
      store={acts}
      whyText={(why) => t(`examResults.why.${why}`)}
      doneText={(count) => t('examResults.done', { count, n: number(count) })}
      leftText={(count) => t('examResults.left', { count, n: number(count) })}
    />
  );
});
