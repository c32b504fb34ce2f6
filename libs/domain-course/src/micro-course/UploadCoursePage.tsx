import { ErrorCode, microQuery, microSteps, type MicroStep } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  Notice,
  PageTitle,
  Result,
  Steps,
  useLeaveGuard,
  VisuallyHidden,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { ContentStep } from './ContentStep.tsx';
import { EditorState, SavedMark } from './EditorState.tsx';
import { GapList } from './GapList.tsx';
import { InfoStep } from './InfoStep.tsx';
import type { MicroEditor } from './MicroEditor.ts';
import type { MicroAround } from './MicroDesk.ts';
import { makeMicroUpload, type MicroUploadStore } from './MicroUploadStore.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 32px;

  & small {
    color: var(--ink-3);
  }
`;
const Above = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 24px;
`;

interface OpenedProps {
  store: MicroUploadStore;
  editor: MicroEditor;
  around: MicroAround;
  step: MicroStep;
}

const Opened = observer(function Opened({ around, editor, step, store }: OpenedProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { submit } = store;
  const { id } = editor;
  const href = (to: MicroStep) => courseLinks.upload.href({ id, step: to });
  useLeaveGuard(editor.unsaved);
  // The step that was asked for last, also while its navigation is under way.
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);
  const goTo = (to: MicroStep) => {
    asked.current = to;
    void navigate(href(to));
  };
  // A reload of a draft that has got its id finds it.
  useEffect(() => {
    if (id !== 0) void navigate(courseLinks.upload.href({ id, step: asked.current }), { replace: true });
  }, [id, navigate]);
  const failure = submit.failureOf();
  const at = microSteps.indexOf(step);
  return (
    <>
      <Above>
        <Steps
          label={t('micro.steps')}
          words={{
            done: t('micro.step.done'),
            current: t('micro.step.current'),
            todo: t('micro.step.todo'),
            failed: t('micro.step.failed'),
          }}
          items={microSteps.map((one, index) => ({
            id: one,
            label: t(`micro.step.${one}`),
            state: index === at ? 'current' : index < at ? 'done' : 'todo',
            href: href(one),
          }))}
        />
        {editor.reason === '' ? null : <Notice tone="warn">{t('micro.sentBack', { reason: editor.reason })}</Notice>}
        <EditorState editor={editor} />
      </Above>
      <GapList gaps={editor.gaps} attempt={editor.attempt} step={step} onStep={goTo} />
      <Card as="section" aria-label={t(`micro.step.${step}`)}>
        {step === 'info' ? (
          <InfoStep store={store} editor={editor} around={around} />
        ) : (
          <ContentStep store={store} editor={editor} />
        )}
      </Card>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('micro.stays'))}
        </Notice>
      )}
      <Ways>
        {step === 'info' ? (
          <Button variant="primary" onClick={() => goTo('content')}>
            {t('micro.next')}
          </Button>
        ) : (
          <>
            <Button onClick={() => goTo('info')}>{t('micro.back')}</Button>
            <Button variant="primary" pending={submit.isPending()} onClick={() => void submit.run()}>
              {t('micro.submit')}
            </Button>
          </>
        )}
        <Button disabled={editor.state === 'new'} onClick={() => void editor.save()}>
          {t('micro.save')}
        </Button>
        <SavedMark editor={editor} />
      </Ways>
    </>
  );
});

/** What cannot be written now: it waits, or it is a course already. */
function Closed({ around }: { around: MicroAround }) {
  const { t } = useWords();
  const { micro } = around;
  const approved = micro?.state === 'approved';
  return (
    <EmptyState
      level={2}
      label={t(approved ? 'micro.isOut' : 'micro.waits')}
      description={t(approved ? 'micro.isOutText' : 'micro.waitsText')}
      actions={
        approved ? (
          <LinkButton href={courseLinks.detail.href(micro.courseId)}>{t('micro.open')}</LinkButton>
        ) : (
          <LinkButton href={courseLinks.micros.href()}>{t('micro.toMine')}</LinkButton>
        )
      }
    />
  );
}

const Body = observer(function Body({
  around,
  step,
  store,
}: {
  around: MicroAround;
  step: MicroStep;
  store: MicroUploadStore;
}) {
  const { t } = useWords();
  const { editor, submitted } = store;
  if (submitted !== null) {
    return (
      <Result
        outcome="waiting"
        level={2}
        takeFocus
        title={t('micro.submitted')}
        text={t('micro.submittedText')}
        actions={<LinkButton href={courseLinks.micros.href()}>{t('micro.toMine')}</LinkButton>}
      />
    );
  }
  if (around.micro?.state === 'reviewing' || around.micro?.state === 'approved') return <Closed around={around} />;
  return editor === null ? null : <Opened {...{ around, editor, step, store }} />;
});

/** Writing a micro-course: what it is, what it consists of, submitting it [MC-01] [MC-02] [MC-03]. */
export const UploadCoursePage = observer(function UploadCoursePage() {
  const store = courseDomain.useStore(makeMicroUpload);
  const session = useSession();
  const { t } = useWords();
  const [params] = useSearchParams();
  const { id, step } = microQuery.read(params);
  useShow(store, () => (session.loggedIn ? store.show(id) : session.requireLogin()), id);
  if (!session.loggedIn) {
    return (
      <Container>
        <VisuallyHidden as="h1">{t('title.upload')}</VisuallyHidden>
        <EmptyState
          level={2}
          image="badge"
          size={240}
          label={t('micro.visitor')}
          description={t('micro.visitorText')}
          actions={
            <Button variant="primary" onClick={() => session.requireLogin()}>
              {t('micro.login')}
            </Button>
          }
        />
      </Container>
    );
  }
  const notFound = (
    <EmptyState
      level={2}
      image="lost"
      label={t('micro.notFound')}
      description={t('micro.notFoundText')}
      actions={<LinkButton href={courseLinks.micros.href()}>{t('micro.toMine')}</LinkButton>}
    />
  );
  return (
    <Container>
      <PageTitle size="sm">{t('title.upload')}</PageTitle>
      <RequestView
        request={store.around}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('micro.failedOne')}
        failure={(error) => (refusalCode(error) === ErrorCode.notFound ? notFound : null)}
      >
        {(around) => <Body around={around} step={step} store={store} />}
      </RequestView>
    </Container>
  );
});
