import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { FaceCapture, hasCamera } from '@banyan/face';
import { Button, Checkbox, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import type { Entrance } from '../shared/entrance.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { canTryAgain } from './faceLoginProblem.ts';
import { FaceLoginOutcome } from './FaceLoginOutcome.tsx';
import { FaceLoginStore } from './FaceLoginStore.ts';
import { faceMessages } from '../account.messages.ts';
import { useCaptureWords } from './useCaptureWords.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
  & > label,
  & > p {
    color: var(--ink-2);
  }
  & > p > b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;

export interface FaceLoginPageProps {
  store: Entrance;
  onEntered: (entered: boolean) => void;
  /** Leads to another way to log in; left out when there is none. */
  onOther?: (() => void) | undefined;
}

/** The login by face, on a device with that turned on. Only a press opens the camera. */
export const FaceLoginPage = observer(function FaceLoginPage({ onEntered, onOther, store: login }: FaceLoginPageProps) {
  useLateTexts('face', faceMessages);
  const { t } = useTranslation('face');
  const { t: shared } = useTranslation('account');
  const failureText = useFailureText();
  const words = useCaptureWords();
  const { http } = accountDomain.useEnvironment();
  const [store] = useState(() => new FaceLoginStore(http));
  const [remember, setRemember] = useState(true);
  const [camera, setCamera] = useState(true);
  useShow(store.begun, () => store.begun.load());
  useEffect(() => {
    let gone = false;
    void hasCamera().then((there) => gone || setCamera(there));
    return () => {
      gone = true;
    };
  }, []);
  const { begun, problem, step } = store;
  const enter = async (descriptor: readonly number[]) => {
    if (await store.enter(login, descriptor, remember)) onEntered(true);
  };
  const outcome =
    problem === null ? null : (
      <FaceLoginOutcome
        problem={problem}
        failureText={problem.kind === 'failed' ? failureText(problem.error) : ''}
        onOther={onOther}
      />
    );
  if (problem !== null && problem.kind !== 'failed' && !canTryAgain(problem)) return outcome;
  return (
    <RequestView
      request={begun}
      skeleton={
        <SkeletonRegion label={t('login.loading')}>
          <SkeletonBlock height={120} />
        </SkeletonRegion>
      }
      size={96}
      failed={t('login.failed')}
    >
      {({ name }) => (
        <Parts>
          {outcome}
          <p>
            <b>{t('login.hello', { name })}</b>
            {t('login.text')}
          </p>
          {!camera ? (
            <FaceLoginOutcome problem="noCamera" onOther={onOther} />
          ) : step === 'watching' ? (
            <FaceCapture words={words} onCaptured={(descriptor) => void enter(descriptor)} />
          ) : (
            <Button variant="primary" size="lg" block pending={step === 'comparing'} onClick={() => store.watch()}>
              {step === 'comparing' ? t('check.comparing') : t(problem === null ? 'login.open' : 'check.again')}
            </Button>
          )}
          <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
            {shared('login.remember')}
          </Checkbox>
        </Parts>
      )}
    </RequestView>
  );
});
