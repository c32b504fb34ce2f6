import type { FaceStand } from '@banyan/contracts/account';
import { DateOf, LatePart, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Facts, LazyDialog, Notice, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FaceStore } from './FaceStore.ts';
import { useCaptureWords } from './useCaptureWords.ts';

/** The camera code loads when the camera is to be opened. */
const loadCapture = () => import('@banyan/face').then((part) => part.FaceCapture);
const loadCheck = () => import('./FaceCheckPart.tsx').then((part) => part.FaceCheckPart);

const Body = styled(Card)`
  display: grid;
  gap: 16px;
  h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  ul {
    display: grid;
    gap: 8px;
    padding-inline-start: 20px;
    list-style: disc;
    color: var(--ink-2);
    max-width: 720px;
  }
  & > [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > [data-camera] {
    max-width: 480px;
  }
`;

export interface FaceCardProps {
  store: FaceStore;
  stand: FaceStand;
}

function CameraWaiting() {
  const { t } = useTranslation('face');
  return (
    <SkeletonRegion label={t('loading')}>
      <SkeletonBlock height={360} />
    </SkeletonRegion>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('face');
  const failureText = useFailureText();
  if (error === undefined) return null;
  return (
    <Notice tone="danger" live>
      {t('failedWhy', { why: failureText(error) })}
    </Notice>
  );
}

/** The consent. No camera is opened before it. */
const Consent = observer(function Consent({ store, stand }: FaceCardProps) {
  const { t } = useTranslation('face');
  return (
    <Body forwardedAs="section" padding="md" aria-label={t('consent.title')}>
      <h2>{t('consent.title')}</h2>
      <ul>
        {(['device', 'stored', 'log', 'back'] as const).map((point) => (
          <li key={point}>{t(`consent.${point}`)}</li>
        ))}
      </ul>
      <Failure error={store.consenting.failureOf()} />
      <div data-acts>
        <Button
          variant="primary"
          pending={store.consenting.isPending()}
          onClick={() => void store.consenting.run({ agreed: 'Y', terms: stand.terms })}
        >
          {t('consent.agree')}
        </Button>
      </div>
    </Body>
  );
});

const Enrol = observer(function Enrol({ store }: Pick<FaceCardProps, 'store'>) {
  const { t } = useTranslation('face');
  const words = useCaptureWords();
  const [isOpen, setIsOpen] = useState(false);
  const take = async (descriptor: readonly number[]) => {
    setIsOpen(false);
    await store.enrolling.run(descriptor);
  };
  return (
    <Body forwardedAs="section" padding="md" aria-label={t('enrol.title')}>
      <h2>{t('enrol.title')}</h2>
      <p>{t('enrol.text')}</p>
      <Failure error={store.enrolling.failureOf()} />
      {isOpen ? (
        <div data-camera>
          <LatePart load={loadCapture} waiting={<CameraWaiting />}>
            {(FaceCapture) => <FaceCapture words={words} onCaptured={(descriptor) => void take(descriptor)} />}
          </LatePart>
        </div>
      ) : (
        <div data-acts>
          <Button variant="primary" pending={store.enrolling.isPending()} onClick={() => setIsOpen(true)}>
            {store.enrolling.isPending() ? t('enrol.saving') : t('enrol.open')}
          </Button>
        </div>
      )}
    </Body>
  );
});

const Enrolled = observer(function Enrolled({ store, stand }: FaceCardProps) {
  const { t } = useTranslation('face');
  const [checks, setChecks] = useState(false);
  return (
    <Body forwardedAs="section" padding="md" aria-label={t('enrolled.title')}>
      <h2>{t('enrolled.title')}</h2>
      <Facts
        rows={[
          { name: t('enrolled.since'), value: <DateOf at={stand.enrolledAt ?? 0} /> },
          { name: t('enrolled.agreed'), value: <DateOf at={stand.consentAt ?? 0} /> },
        ]}
      />
      {checks ? (
        <div data-camera>
          <LatePart load={loadCheck} waiting={<CameraWaiting />}>
            {(FaceCheckPart) => (
              <FaceCheckPart occasion="own" subjectId={0} onChecked={() => void store.log.refresh()} />
            )}
          </LatePart>
        </div>
      ) : (
        <div data-acts>
          <Button variant="primary" onClick={() => setChecks(true)}>
            {t('enrolled.check')}
          </Button>
        </div>
      )}
    </Body>
  );
});

/** Withdraws the consent, after a question. */
const Withdraw = observer(function Withdraw({ store, stand }: FaceCardProps) {
  const { t } = useTranslation('face');
  const [asks, setAsks] = useState(false);
  const withdraw = async () => {
    if (await store.consenting.run({ agreed: 'N', terms: stand.terms })) setAsks(false);
  };
  return (
    <div>
      <Button onClick={() => setAsks(true)}>{t('enrolled.withdraw')}</Button>
      <LazyDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('withdraw.title')}
        closeText={t('close')}
        role="alertdialog"
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{t('withdraw.keep')}</Button>
            <Button variant="primary" pending={store.consenting.isPending()} onClick={() => void withdraw()}>
              {t('withdraw.remove')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        <Failure error={store.consenting.failureOf()} />
      </LazyDialog>
    </div>
  );
});

/** The state of the viewer's face data, with the next step. */
export function FaceCard({ store, stand }: FaceCardProps) {
  if (stand.consentAt === null) return <Consent store={store} stand={stand} />;
  return (
    <>
      {stand.enrolledAt === null ? <Enrol store={store} /> : <Enrolled store={store} stand={stand} />}
      <Withdraw store={store} stand={stand} />
    </>
  );
}
