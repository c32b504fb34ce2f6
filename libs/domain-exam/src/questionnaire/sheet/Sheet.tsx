import type { QuestionnaireDetail } from '@banyan/contracts/exam';
import { DateOf, momentParts, useClock, useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Dot, ErrorSummary, Notice, Tag, useLeaveGuard } from '@banyan/ui';
import { CloudCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { Controls } from '../items/controls.ts';
import { Item, placeOf } from '../items/Item.tsx';
import { Progress } from './Progress.tsx';
import type { GivenSheet } from '../responses/givenSheet.ts';
import { useProblemText } from '../responses/useProblemText.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) 312px;
  justify-content: space-between;
  align-items: start;
  gap: 48px;
  padding: 24px 0 64px;
`;

const Head = styled.header`
  padding-bottom: 24px;

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p:first-child > :first-child:not(:only-child) {
    margin-inline-end: 8px;
  }
  & h1 {
    margin: 8px 0;
    font-size: var(--t24);
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  & > p:last-child {
    color: var(--ink-2);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-inline-start: 32px;
  padding-top: 24px;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & > span > svg {
    color: var(--ok);
  }
`;

const Kept = observer(function Kept({ store }: { store: GivenSheet }) {
  const { t, language } = useWords();
  const { timeZone } = useSession();
  const now = useClock()();
  const { kept, keptAt } = store;
  if (!kept) return <span>{t('questionnaire.notKept')}</span>;
  if (keptAt === null) return null;
  const { time } = momentParts(keptAt, now, language, timeZone);
  return (
    <span>
      <CloudCheck size={16} aria-hidden="true" />
      {t('questionnaire.keptAt', { time })}
    </span>
  );
});

const Failure = observer(function Failure({ store }: { store: GivenSheet }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { failure } = store;
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" live title={t('questionnaire.submitFailed')}>
      {failureText(failure, t('questionnaire.answersKept'))}
    </Notice>
  );
});

export interface SheetProps {
  store: GivenSheet;
  detail: QuestionnaireDetail;
  controls: Controls;
}

/** A questionnaire to be answered, with its progress beside it. */
export const Sheet = observer(function Sheet({ store, detail, controls }: SheetProps) {
  const { t } = useWords();
  const problemText = useProblemText();
  const { introduction, questionnaire } = detail;
  const { anonymous, closesAt, kind, minutes, once, owner, title } = questionnaire;
  // The draft is on the device; only changes not kept yet would be lost.
  useLeaveGuard(store.atRisk);
  const problems = store.shownProblems;
  return (
    <Columns>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.handIn();
        }}
      >
        <Head>
          <p>
            <Tag>{t(anonymous ? 'questionnaire.anonymous' : 'questionnaire.named')}</Tag>
            {owner}
            <Dot />
            {t('questionnaire.about', { count: minutes })}
            <Dot />
            {t('questionnaire.until')}&nbsp;
            <DateOf at={closesAt} />
            {once ? (
              <>
                <Dot />
                {t('questionnaire.onceOnly')}
              </>
            ) : null}
          </p>
          <h1>{title}</h1>
          <p>{introduction}</p>
        </Head>
        <ErrorSummary
          title={t('questionnaire.problems', { count: problems.length })}
          attempt={store.attempt}
          errors={
            store.attempt === 0
              ? []
              : problems.map((problem) => ({
                  fieldId: placeOf(problem.item),
                  message: t('questionnaire.problemAt', {
                    n: store.numberOf({ id: problem.item }),
                    problem: problemText(problem),
                  }),
                }))
          }
        />
        {store.items.map((item) => (
          <Item key={item.id} {...{ item, anonymous, store, controls }} number={store.numberOf(item)} />
        ))}
        <Failure store={store} />
        {store.changed ? (
          <Notice tone="warn" live title={t('questionnaire.changed')}>
            {t(anonymous ? 'questionnaire.changedAnonymous' : 'questionnaire.changedNamed')}
          </Notice>
        ) : null}
        <Foot>
          <Button type="submit" variant="primary" size="lg" pending={store.submitting}>
            {t(kind === 'vote' ? 'questionnaire.castVote' : 'questionnaire.submit')}
          </Button>
          <Kept store={store} />
          {store.isSending ? <span role="status">{t('questionnaire.stillSending')}</span> : null}
          {store.attempted && store.isUnsent ? <span role="alert">{t('questionnaire.filesMissing')}</span> : null}
        </Foot>
      </form>
      <Progress store={store} />
    </Columns>
  );
});
