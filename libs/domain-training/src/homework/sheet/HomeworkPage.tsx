import type { HomeworkDetail } from '@banyan/contracts/training';
import { ErrorCode, idOf } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useClock, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  PageTitle,
  SectionHeading,
  VisuallyHidden,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { trainingLinks } from '../../training.links.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { FileLinks } from './FileLinks.tsx';
import { HomeworkFacts } from './HomeworkFacts.tsx';
import { makeHomeworkStore, type HomeworkStore } from './HomeworkStore.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { SheetEditor } from './SheetEditor.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { UnsentCard } from './UnsentCard.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 24px;
  align-items: start;

  & > div {
    display: grid;
    gap: 24px;
  }
  & > aside {
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
`;

const Done = styled.div`
  display: grid;
  gap: 16px;
`;

const Opened = observer(function Opened({ detail, store }: { detail: HomeworkDetail; store: HomeworkStore }) {
  const { t } = useHomeworkWords();
  const { uploader } = trainingDomain.useEnvironment();
  const { attachments, homework, submissions, task } = detail;
  const { handIn, sheet, unsent, withdraw } = store;
  const now = useClock()();
  // Homework that could not be handed in again cannot be withdrawn.
  const over = homework.dueAt !== null && now >= homework.dueAt;
  return (
    <>
      <PageTitle
        size="sm"
        before={
          <Breadcrumbs
            label={t('homework.way')}
            items={[{ label: t('title.myHomework'), href: trainingLinks.myHomework.href() }]}
          />
        }
      >
        {homework.title}
      </PageTitle>
      <Columns>
        <div>
          <Card as="section" aria-label={t('homework.task')}>
            <Paragraphs text={task} />
            <FileLinks files={attachments} label={t('homework.attachments')} />
          </Card>
          {sheet === null ? null : (
            <SheetEditor
              sheet={sheet}
              sender={uploader}
              pending={handIn.isPending()}
              failure={handIn.failureOf()}
              onHandIn={() => void handIn.run()}
            />
          )}
          {unsent === null ? null : (
            <UnsentCard unsent={unsent} kept={detail.draft.files} late={detail.refusal === 'closed'} />
          )}
          {submissions.length === 0 ? null : (
            <section>
              <SectionHeading>{t('homework.handedInBefore')}</SectionHeading>
              <Done>
                {submissions.map((submission) => (
                  <SubmissionCard
                    key={submission.id}
                    submission={submission}
                    fullScore={homework.fullScore}
                    withdrawing={withdraw.isPending()}
                    {...(submission.state === 'marking' && !over
                      ? { onWithdraw: () => void withdraw.run(submission.id), failure: withdraw.failureOf() }
                      : {})}
                  />
                ))}
              </Done>
            </section>
          )}
        </div>
        <HomeworkFacts detail={detail} />
      </Columns>
    </>
  );
});

/** A message in place of the homework, with the next step. */
function Missing({ children }: { children: ReactNode }) {
  const { t } = useHomeworkWords();
  return (
    <>
      <VisuallyHidden as="h1">{t('title.homework')}</VisuallyHidden>
      {children}
    </>
  );
}

/** One homework: the task, the editor, the results. */
export const HomeworkPage = observer(function HomeworkPage() {
  const id = idOf(useParams()['id']);
  const store = trainingDomain.useStore(makeHomeworkStore, id ?? 0);
  const session = useSession();
  const { t } = useHomeworkWords();
  // A visitor is asked to log in first: homework is personal.
  useShow(store, () => (id === null || !session.loggedIn ? session.requireLogin() : store.show()), id ?? 0);
  useRefresh(() => store.refresh());
  const notFound = (
    <Missing>
      <EmptyState
        level={2}
        image="lost"
        size={240}
        label={t('homework.notFound')}
        description={t('homework.notFoundText')}
        actions={<LinkButton href={trainingLinks.myHomework.href()}>{t('homework.others')}</LinkButton>}
      />
    </Missing>
  );
  if (!session.loggedIn) {
    return (
      <Container>
        <Missing>
          <EmptyState
            level={2}
            image="badge"
            size={240}
            label={t('homework.visitor')}
            description={t('homework.visitorText')}
            actions={
              <Button variant="primary" onClick={() => session.requireLogin()}>
                {t('homework.login')}
              </Button>
            }
          />
        </Missing>
      </Container>
    );
  }
  return (
    <Container>
      {id === null ? (
        notFound
      ) : (
        <RequestView
          request={store.detail}
          skeleton={<DetailSkeleton label={t('homework.loading')} />}
          failed={t('homework.failedOne')}
          failure={(error) => (refusalCode(error) === ErrorCode.notFound ? notFound : null)}
        >
          {(detail) => <Opened detail={detail} store={store} />}
        </RequestView>
      )}
    </Container>
  );
});
