import type { ManagedResults } from '@banyan/contracts/exam';
import { ConfirmCount } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { BellRing } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { ResultsStore } from './ResultsStore.ts';

export interface RemindProps {
  store: ResultsStore;
  results: ManagedResults;
}

/** Reminds whoever has not answered, after a question; of anonymous ones too, without anybody's name. */
export const Remind = observer(function Remind({ store, results }: RemindProps) {
  const { t, number } = useWords();
  const [isAsked, ask] = useState(false);
  const { answered, mayRemind, people, state } = results;
  const left = Math.max(0, people - answered);
  if (!mayRemind || state !== 'open' || left === 0) return null;
  return (
    <>
      <Button variant="primary" icon={<BellRing size={16} aria-hidden="true" />} onClick={() => ask(true)}>
        {t('manageResults.remind', { count: left, n: number(left) })}
      </Button>
      <ConfirmCount
        open={isAsked}
        title={t('manageResults.remindAsk', { count: left, n: number(left) })}
        count={0}
        confirmText={t('manageQuestionnaires.act.remind')}
        onConfirm={() => store.remind()}
        onClose={() => ask(false)}
      >
        <p>{t('manageQuestionnaires.effect.remind')}</p>
      </ConfirmCount>
    </>
  );
});

/** How many were reminded, or why nobody was. */
export const Reminded = observer(function Reminded({ store }: Pick<RemindProps, 'store'>) {
  const { t, number } = useWords();
  const { reminded, unreminded } = store;
  if (unreminded !== null)
    return (
      <Notice tone="warn" live title={t('manageResults.unreminded')}>
        {t(`manageQuestionnaires.why.${unreminded}`)}
      </Notice>
    );
  if (reminded === null) return null;
  return (
    <Notice tone="ok" live>
      {t('manageResults.reminded', { count: reminded, n: number(reminded) })}
    </Notice>
  );
});
