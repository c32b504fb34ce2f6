import { mostDaysLater } from '@banyan/contracts/exam';
import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnairesStore } from './QuestionnairesStore.ts';

export interface QuestionnaireActDialogProps {
  acts: QuestionnairesStore['acts'];
}

/** Asks before something is done to several questionnaires, and tells which were left as they are. */
export const QuestionnaireActDialog = observer(function QuestionnaireActDialog({ acts }: QuestionnaireActDialogProps) {
  const { t, number } = useWords();
  const [days, setDays] = useState(7);
  const { asked } = acts;
  if (asked === null)
    return (
      <BulkOutcome
        store={acts}
        whyText={(why) => t(`manageQuestionnaires.why.${why}`)}
        doneText={(count) => t('manageQuestionnaires.done', { count, n: number(count) })}
        leftText={(count) => t('manageQuestionnaires.left', { count, n: number(count) })}
      />
    );
  const { act, count } = asked;
  return (
    <ConfirmCount
      open
      title={t(`manageQuestionnaires.ask.${act}`, { count, n: number(count) })}
      count={act === 'archive' || act === 'end' ? count : 0}
      confirmText={t(`manageQuestionnaires.act.${act}`)}
      onConfirm={() => acts.run(act === 'extend' ? String(days) : '')}
      onClose={() => acts.close()}
    >
      <p>{t(`manageQuestionnaires.effect.${act}`)}</p>
      {act === 'extend' ? (
        <NumberField
          label={t('manageQuestionnaires.days')}
          min={1}
          max={mostDaysLater}
          step={1}
          value={days}
          onChange={(value) => setDays(value ?? days)}
        />
      ) : null}
    </ConfirmCount>
  );
});
