import { ErrorCode } from '@banyan/contracts';
import { microQuery, type MicroStep } from '@banyan/contracts/teaching';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  PageTitle,
  Result,
  VisuallyHidden,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { MicroAround } from './MicroDesk.ts';
import { MicroSteps } from './MicroSteps.tsx';
import { makeMicroUpload, type MicroUploadStore } from './MicroUploadStore.ts';

/** A micro-course that cannot be edited now: it is under review, or published. */
function Closed({ around }: { around: MicroAround }) {
  const { t } = useWords();
  const { courseHref } = teachingDomain.useEnvironment().ports;
  const { micro } = around;
  const approved = micro?.state === 'approved';
  return (
    <EmptyState
      level={2}
      label={t(approved ? 'micro.isOut' : 'micro.waits')}
      description={t(approved ? 'micro.isOutText' : 'micro.waitsText')}
      actions={
        approved && courseHref !== undefined ? (
          <LinkButton href={courseHref(micro.courseId)}>{t('micro.open')}</LinkButton>
        ) : (
          <LinkButton href={teachingLinks.micros.href()}>{t('micro.toMine')}</LinkButton>
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
        actions={<LinkButton href={teachingLinks.micros.href()}>{t('micro.toMine')}</LinkButton>}
      />
    );
  }
  if (around.micro?.state === 'reviewing' || around.micro?.state === 'approved') return <Closed around={around} />;
  return editor === null ? null : <MicroSteps {...{ around, editor, step, store }} />;
});

/** Page for writing a micro-course: information, content, submission. */
export const UploadCoursePage = observer(function UploadCoursePage() {
  const store = teachingDomain.useStore(makeMicroUpload);
  const session = useSession();
  const { t } = useWords();
  const [params] = useSearchParams();
  const { id, step } = microQuery.read(params);
  useShow(store, () => (session.loggedIn ? store.show(id) : session.requireLogin()), id);
  useRefresh(() => store.rename());
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
      actions={<LinkButton href={teachingLinks.micros.href()}>{t('micro.toMine')}</LinkButton>}
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
