import { RequestView, useEvery, useShow } from '@banyan/core-screen/views';
import { EmptyState, ListSkeleton } from '@banyan/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { makeExamQuestionsStore } from './ExamQuestionsStore.ts';
import { QuestionMeasures } from './QuestionMeasures.tsx';

/** Pause between two looks while papers are marked anew, ms. */
const lookAgainMs = 2000;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--line);
`;

export interface QuestionsPartProps {
  /** Id of the exam. */
  id: number;
  /** Whether the viewer may strike questions and mend keys. */
  mayAct: boolean;
  /** Called when papers have been marked anew. */
  onMarked: () => void;
}

/** Questions of an exam, measured: those to be looked at first; what is wrong with one is put right for all papers. */
export const QuestionsPart = observer(function QuestionsPart({ id, mayAct, onMarked }: QuestionsPartProps) {
  const store = examDomain.useStore(makeExamQuestionsStore, id);
  const { t } = useWords();
  useShow(store, () => store.show(), String(id));
  useEvery(lookAgainMs, store.isBusy, () => store.refresh());
  const marked = useEffectEvent(onMarked);
  useEffect(
    () =>
      reaction(
        () => store.settled,
        (_, before) => {
          if (before !== null) marked();
        },
      ),
    [store],
  );
  return (
    <Body>
      <RequestView
        request={store.questions}
        failed={t('examQuestions.failed')}
        skeleton={<ListSkeleton label={t('examQuestions.loading')} />}
      >
        {({ corrections, questions }) => (
          <>
            <CorrectionList store={store} corrections={corrections} mayAct={mayAct} />
            {questions.length === 0 ? (
              <EmptyState level={2} label={t('examQuestions.none')} description={t('examQuestions.noneText')} />
            ) : (
              <ol aria-label={t('examQuestions.questions')}>
                {questions.map((question) => (
                  <QuestionMeasures
                    key={question.id}
                    question={question}
                    mayAct={mayAct && !store.isBusy}
                    onMend={() => store.ask({ question, act: 'mend' })}
                    onStrike={() => store.ask({ question, act: 'strike' })}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </RequestView>
      <CorrectionDialog store={store} />
    </Body>
  );
});
