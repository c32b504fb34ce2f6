import { SidePanel } from '@banyan/core-console/views';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Notice, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import type { BankStore } from './BankStore.ts';
import { QuestionConflict } from './QuestionConflict.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { makeQuestionStore } from './QuestionStore.ts';

export interface QuestionPartProps {
  store: BankStore;
}

/** One question beside the list: written, previewed, saved as its next version. */
export const QuestionPart = observer(function QuestionPart({ store: bankStore }: QuestionPartProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { access, bank, table } = bankStore;
  const id = table.opened === 'new' ? 0 : Number(table.opened);
  const store = examDomain.useStore(makeQuestionStore, id);
  const [lost, setLost] = useState<unknown>();
  useShow(store, () => store.show(id), String(id));
  useLeaveGuard(store.isChanged);
  const mayEdit = access.may('assessment.edit') && store.question.value?.retired !== true;
  const failure = store.saving.failureOf() ?? lost;
  const shown = async (saved: number) => {
    await Promise.all([bankStore.renew(), saved === id ? store.question.refresh() : undefined]);
    table.open(saved);
  };
  const save = async () => {
    const saved = await store.save(bank.value?.id ?? 0);
    if (saved !== null) await shown(saved);
  };
  const place =
    id === 0
      ? { place: t('manageQuestion.add') }
      : table.openedPlace === 0
        ? {}
        : { place: t('manageQuestion.place', { n: number(table.openedPlace), total: number(table.total) }) };
  const version = store.question.value?.version ?? 0;
  return (
    <SidePanel
      label={id === 0 ? t('manageQuestion.add') : (table.openedRow?.stem ?? t('manageBank.questions'))}
      {...place}
      {...(id === 0 ? {} : { onStep: (step) => table.move(step) })}
      onClose={() => table.close()}
      {...(mayEdit
        ? {
            footer: (
              <Button
                variant="primary"
                pending={store.saving.isPending()}
                shut={!store.isChanged}
                onClick={() => void save()}
              >
                {id === 0 ? t('manageQuestion.add') : t('manageQuestion.saveAs', { n: number(version + 1) })}
              </Button>
            ),
          }
        : {})}
    >
      <RequestView
        request={store.question}
        failed={t('manageQuestion.gone')}
        skeleton={<DetailSkeleton label={t('manageBank.loading')} />}
      >
        {(question) => (
          <>
            {failure === undefined ? null : (
              <Notice tone="danger" live>
                {failureText(failure)}
              </Notice>
            )}
            {mayEdit ? (
              <QuestionFields store={store} />
            ) : question === null ? null : (
              <QuestionPreview written={question.written} language="zh" />
            )}
            {question === null ? null : (
              <QuestionFacts
                question={question}
                {...(mayEdit ? { onBringBack: (of: number) => void store.bringBack(of).catch(setLost) } : {})}
              />
            )}
          </>
        )}
      </RequestView>
      <QuestionConflict store={store} onShow={(of) => void shown(of)} />
    </SidePanel>
  );
});
