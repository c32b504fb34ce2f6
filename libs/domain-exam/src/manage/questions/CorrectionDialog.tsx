import { correctionPolicies, examLimits } from '@banyan/contracts/exam';
import { ConfirmCount } from '@banyan/core-console/views';
import { RequestView } from '@banyan/core-screen/views';
import { Facts, Radio, RadioGroup, SkeletonBlock, SkeletonRegion, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ExamQuestionsStore } from './ExamQuestionsStore.ts';
import { KeyFields } from './KeyFields.tsx';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface CorrectionDialogProps {
  store: ExamQuestionsStore;
}

const Effect = observer(function Effect({ store }: CorrectionDialogProps) {
  const { t, number } = useWords();
  return (
    <RequestView
      request={store.effect}
      failed={t('examQuestions.effectFailed')}
      skeleton={
        <SkeletonRegion label={t('examQuestions.measuring')}>
          <SkeletonBlock />
        </SkeletonRegion>
      }
    >
      {({ changed, gained, lost, open, papers }) => (
        <Facts
          rows={[
            { name: t('examQuestions.effect.papers'), value: number(papers) },
            { name: t('examQuestions.effect.changed'), value: number(changed) },
            { name: t('examQuestions.effect.gained'), value: number(gained) },
            { name: t('examQuestions.effect.lost'), value: number(lost) },
            ...(open === 0 ? [] : [{ name: t('examQuestions.effect.open'), value: number(open) }]),
          ]}
        />
      )}
    </RequestView>
  );
});

const Question = observer(function Question({ store }: CorrectionDialogProps) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const { asked, effect, isWhole, policy } = store;
  if (asked === null) return null;
  const { act, question } = asked;
  return (
    <ConfirmCount
      open
      title={t(`examQuestions.ask.${act}`)}
      count={effect.value?.changed ?? 0}
      confirmText={t(`examQuestions.act.${act}`)}
      shut={!isWhole || words.trim() === '' || effect.result.state !== 'ready'}
      onConfirm={() => store.correct(words)}
      onClose={() => store.close()}
    >
      <Body>
        <p>{question.stem}</p>
        {act === 'mend' ? <KeyFields store={store} question={question} /> : null}
        <p>{t(`examQuestions.what.${act}`)}</p>
        {act === 'mend' ? (
          <RadioGroup
            label={t('examQuestions.policyLabel')}
            value={policy}
            onChange={(value) => store.choosePolicy(correctionPolicies.find((one) => one === value) ?? 'keepPasses')}
          >
            {correctionPolicies.map((value) => (
              <Radio key={value} value={value}>
                {t(`examQuestions.policy.${value}`)}
              </Radio>
            ))}
          </RadioGroup>
        ) : null}
        {isWhole ? <Effect store={store} /> : null}
        <TextArea
          label={t('monitor.why')}
          hint={t('monitor.whyHint')}
          rows={2}
          maxLength={examLimits.reason}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Body>
    </ConfirmCount>
  );
});

/** Asks before a question is struck or its key mended: says first what that does to whom. */
export const CorrectionDialog = observer(function CorrectionDialog({ store }: CorrectionDialogProps) {
  return store.asked === null ? null : <Question key={store.asked.question.id} store={store} />;
});
