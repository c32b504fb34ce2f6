import { ErrorCode } from '@banyan/contracts';
import { answerRefusals, questionnaireQuery, type ForbidReason } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, RequestView, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Container, DetailSkeleton, EmptyState, LinkButton, Result, TextLink } from '@banyan/ui';
import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { controlsFor } from '../items/controls.ts';
import { makeQuestionnaireStore, type QuestionnaireStore } from '../responses/QuestionnaireStore.ts';
import { Sheet } from './Sheet.tsx';
import { Results } from '../results/Results.tsx';

const Bar = styled.nav`
  padding-top: 16px;

  & svg {
    margin-inline-end: 4px;
  }
`;

/** Reason of a refusal that has a notice; null for any other error. */
function reasonOf(error: unknown): ForbidReason | null {
  const code = refusalCode(error);
  if (code === ErrorCode.notFound) return 'gone';
  if (code === ErrorCode.questionnaireNotVisible) return 'audience';
  if (code !== ErrorCode.questionnaireClosed || !(error instanceof RefusedError)) return null;
  const { refusal } = (error.data ?? {}) as { refusal?: unknown };
  return answerRefusals.find((one) => one === refusal) ?? 'closed';
}

const Forbidden = ({ id, reason }: { id: number | null; reason: ForbidReason }) => (
  <Navigate to={examLinks.questionnaireForbidden.href(id, reason)} replace />
);

/** Redirects a refusal to its notice. */
const refusedTo = (id: number) =>
  function refused(error: unknown): ReactNode | null {
    const reason = reasonOf(error);
    return reason === null ? null : <Forbidden id={id} reason={reason} />;
  };

const Answers = observer(function Answers({ store, id }: { store: QuestionnaireStore; id: number }) {
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  const reason = reasonOf(store.failure);
  if (reason !== null) return <Forbidden id={id} reason={reason} />;
  return (
    <RequestView
      request={store.detail}
      skeleton={<DetailSkeleton label={t('questionnaire.loading')} />}
      failed={t('questionnaire.failed')}
      failure={refusedTo(id)}
    >
      {(detail) => {
        if (detail.refusal !== null) return <Forbidden id={id} reason={detail.refusal} />;
        if (store.done) return <Done store={store} id={id} />;
        const controls = controlsFor(detail.items);
        if (typeof controls !== 'function') return <Sheet store={store} detail={detail} controls={controls} />;
        return (
          <LatePart load={controls} waiting={<DetailSkeleton label={t('questionnaire.loading')} />}>
            {(all) => <Sheet store={store} detail={detail} controls={all} />}
          </LatePart>
        );
      }}
    </RequestView>
  );
});

const Shown = observer(function Shown({ store, id }: { store: QuestionnaireStore; id: number }) {
  const { t } = useWords();
  useShow(store, () => store.results.load(), id);
  return (
    <RequestView
      request={store.results}
      skeleton={<DetailSkeleton label={t('questionnaire.loading')} />}
      failed={t('questionnaire.resultsFailed')}
      failure={refusedTo(id)}
    >
      {(results) => <Results results={results} />}
    </RequestView>
  );
});

/** It was handed in. */
const Done = observer(function Done({ store, id }: { store: QuestionnaireStore; id: number }) {
  const { t } = useWords();
  const card = store.detail.value?.questionnaire;
  const anonymous = card?.anonymous === true;
  return (
    <Result
      outcome="success"
      takeFocus
      title={t(card?.kind === 'vote' ? 'questionnaire.voted' : 'questionnaire.thanks')}
      text={t(anonymous ? 'questionnaire.thanksAnonymous' : 'questionnaire.thanksText')}
      actions={
        <>
          {card?.results === 'answered' ? (
            <LinkButton variant="primary" href={examLinks.questionnaire.href(id, 'results')}>
              {t('questionnaire.see')}
            </LinkButton>
          ) : null}
          <LinkButton href={examLinks.questionnaires.href()}>{t('questionnaire.back')}</LinkButton>
        </>
      }
    />
  );
});

/** A questionnaire or vote: its questions, the thanks, or the answers given. */
export const QuestionnairePage = observer(function QuestionnairePage() {
  const [params] = useSearchParams();
  const { id, view } = questionnaireQuery.read(params);
  const store = examDomain.useStore(makeQuestionnaireStore, id ?? 0);
  const session = useSession();
  const { t } = useWords();
  if (id === null) return <Forbidden id={null} reason="gone" />;
  return (
    <Container>
      <Bar aria-label={t('questionnaire.place')}>
        <TextLink href={examLinks.questionnaires.href()}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('questionnaire.back')}
        </TextLink>
      </Bar>
      {!session.loggedIn ? (
        <EmptyState
          level={2}
          label={t('questionnaire.visitor')}
          actions={
            <Button variant="primary" onClick={() => session.requireLogin()}>
              {t('questionnaire.logIn')}
            </Button>
          }
        />
      ) : view === 'results' ? (
        <Shown store={store} id={id} />
      ) : (
        <Answers store={store} id={id} />
      )}
    </Container>
  );
});
