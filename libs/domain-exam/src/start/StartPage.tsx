import type { ExamDetail } from '@banyan/contracts/exam';
import { idOf } from '@banyan/contracts';
import { RetryPlace, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Breadcrumbs, Container, DetailSkeleton, PageTitle, SectionHeading, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { ExamRefusal } from '../shared/ExamRefusal.tsx';
import { FaceDialog } from '../shared/FaceDialog.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { AttemptLines } from './AttemptLines.tsx';
import { ExamEntry } from './ExamEntry.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { PartTable } from './PartTable.tsx';
import { RuleList } from './RuleList.tsx';
import { makeStartStore, type StartStore } from './StartStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;

  & > div,
  & > aside {
    display: grid;
    gap: 24px;
  }
  & > aside {
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
`;

const Waiting = styled.div`
  padding-top: var(--s6);
`;

const Opened = observer(function Opened({ detail, store }: { detail: ExamDetail; store: StartStore }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { begin, offset } = store;
  const { attempts, exam, introduction, parts, rules } = detail;
  const { loadFaceCheck } = examDomain.useEnvironment().ports;
  const [checking, setChecking] = useState(false);
  const isHere = useStillHere(exam.id);
  const asksFace = rules.faceLimit !== null && exam.state !== 'incomplete' && loadFaceCheck !== undefined;
  const enter = async (camera?: 'N') => {
    setChecking(false);
    const begun = await begin.run(camera === undefined ? {} : { camera });
    // A learner who has left finds it begun, to continue.
    if (begun && isHere()) void navigate(examLinks.sheet.href(exam.id));
  };
  return (
    <>
      <PageTitle
        size="sm"
        before={
          <Breadcrumbs label={t('start.way')} items={[{ label: t('title.exams'), href: examLinks.exams.href() }]} />
        }
      >
        {exam.title}
      </PageTitle>
      <Columns>
        <div>
          <ExamFacts exam={exam} />
          {introduction === '' ? null : (
            <section>
              <SectionHeading>{t('start.introduction')}</SectionHeading>
              <Rich html={introduction} />
            </section>
          )}
          <section>
            <SectionHeading>{t('start.rules')}</SectionHeading>
            <RuleList detail={detail} />
          </section>
          {parts.length === 0 ? null : (
            <section>
              <SectionHeading>{t('start.parts')}</SectionHeading>
              <PartTable exam={exam} parts={parts} />
            </section>
          )}
        </div>
        <aside aria-label={t('start.beside')}>
          <ExamEntry
            detail={detail}
            offset={offset}
            pending={begin.isPending()}
            failure={begin.failureOf()}
            onEnter={() => (asksFace ? setChecking(true) : void enter())}
            onChange={() => void store.detail.refresh()}
          />
          {attempts.length === 0 ? null : <AttemptLines attempts={attempts} open={exam.state === 'incomplete'} />}
        </aside>
      </Columns>
      {loadFaceCheck === undefined ? null : (
        <FaceDialog
          open={checking}
          examId={exam.id}
          title={t('start.face.title')}
          text={t('start.face.text')}
          load={loadFaceCheck}
          onPassed={() => void enter()}
          onNoCamera={rules.faceWithoutCamera ? () => void enter('N') : undefined}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  );
});

/** The start page of an exam. */
export const StartPage = observer(function StartPage() {
  const id = idOf(useParams()['id']);
  const store = examDomain.useStore(makeStartStore, id ?? 0);
  const session = useSession();
  const { t } = useWords();
  // A visitor is asked to log in first: the audience of an exam depends on the person.
  useShow(store, () => (id === null || !session.loggedIn ? session.requireLogin() : store.show()), id ?? 0);
  useRefresh(() => store.detail.refresh());
  const { detail } = store;
  return (
    <Container>
      <RetryPlace request={detail}>
        {(again) =>
          id === null || !session.loggedIn || detail.state === 'failed' ? (
            <Waiting>
              <VisuallyHidden as="h1">{t('title.start')}</VisuallyHidden>
              <ExamRefusal of="exam" error={detail.error} missing={id === null} onRetry={again} />
            </Waiting>
          ) : detail.value === null ? (
            <Waiting>
              <DetailSkeleton label={t('start.loading')} />
            </Waiting>
          ) : (
            <Opened detail={detail.value} store={store} />
          )
        }
      </RetryPlace>
    </Container>
  );
});
