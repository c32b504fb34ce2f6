import { portalScreens, type FacePurpose } from '@banyan/contracts/account';
import { RequestView, useFailureText, useShow, useStillHere } from '@banyan/core-screen/views';
import { FaceCapture, hasCamera } from '@banyan/face';
import { Button, LinkButton, Notice, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { makeFaceCheckStore, type FaceCheckStore } from './FaceCheckStore.ts';
import { useCaptureWords } from './useCaptureWords.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
  & > div:last-child:has(> button, > a) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface FaceCheckPartProps {
  occasion: FacePurpose;
  /** Course or exam of the check; 0 for a trial. */
  subjectId: number;
  /** Called when the server has recognised the person. */
  onPassed?: () => void;
  /** Called after each check, with any result: the log has a new line. */
  onChecked?: () => void;
  /** Continues without a check on a device without a camera; left out where that is not allowed. */
  onNoCamera?: () => void;
}

/** Message about the last check. */
const Outcome = observer(function Outcome({ checking }: { checking: FaceCheckStore }) {
  const { t } = useTranslation('face');
  const failureText = useFailureText();
  const { state } = checking;
  if (state.kind === 'passed') {
    return (
      <Notice tone="ok" live>
        {t('check.passed')}
      </Notice>
    );
  }
  if (state.kind === 'other') {
    return (
      <Notice tone="danger" live>
        {state.triesLeft === 0 ? t('check.otherLast') : t('check.other', { count: state.triesLeft })}
      </Notice>
    );
  }
  if (state.kind === 'refused') {
    return (
      <Notice tone="warn" live>
        {state.refusal === 'tries'
          ? t('check.tries', { minutes: Math.ceil(state.retryAfterS / 60) })
          : state.refusal === 'challengeOver'
            ? t('check.over')
            : t('check.setUp')}
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <Notice tone="danger" live>
      {t('failedWhy', { why: failureText(state.error) })}
    </Notice>
  );
});

/** The camera and the comparison, for a person whose face is stored. */
const Checking = observer(function Checking({
  checking,
  onPassed,
  onChecked,
}: Pick<FaceCheckPartProps, 'onPassed' | 'onChecked'> & { checking: FaceCheckStore }) {
  const { t } = useTranslation('face');
  const words = useCaptureWords();
  const isHere = useStillHere();
  const { kind } = checking.state;
  const compare = async (descriptor: readonly number[]) => {
    const passed = await checking.compare(descriptor);
    onChecked?.();
    // If the check was closed meanwhile, it does not continue.
    if (passed && isHere()) onPassed?.();
  };
  if (kind === 'watching') {
    return <FaceCapture words={words} onCaptured={(descriptor) => void compare(descriptor)} />;
  }
  return (
    <>
      <Outcome checking={checking} />
      {kind === 'passed' && onPassed !== undefined ? null : (
        <div>
          <Button variant="primary" pending={kind === 'comparing'} onClick={() => checking.watch()}>
            {kind === 'comparing' ? t('check.comparing') : kind === 'idle' ? t('check.begin') : t('check.again')}
          </Button>
        </div>
      )}
    </>
  );
});

/** A check of the viewer's face for one purpose, or a link to store one first. */
export const FaceCheckPart = observer(function FaceCheckPart(props: FaceCheckPartProps) {
  const { occasion, subjectId, onChecked, onNoCamera, onPassed } = props;
  const { t } = useTranslation('face');
  const environment = accountDomain.useEnvironment();
  const [checking] = useState(() => makeFaceCheckStore(environment, { occasion, subject_id: subjectId }));
  useShow(checking.stand, () => checking.stand.show());
  const [camera, setCamera] = useState(true);
  useEffect(() => {
    let gone = false;
    void hasCamera().then((there) => gone || setCamera(there));
    return () => {
      gone = true;
    };
  }, []);
  if (!camera && onNoCamera !== undefined) {
    return (
      <Notice
        tone="warn"
        title={t('check.noCamera')}
        action={
          <Button size="sm" onClick={onNoCamera}>
            {t('check.goOn')}
          </Button>
        }
      >
        {t('check.noCameraText')}
      </Notice>
    );
  }
  return (
    <Parts>
      <RequestView
        request={checking.stand}
        skeleton={
          <SkeletonRegion label={t('loading')}>
            <SkeletonBlock height={40} />
          </SkeletonRegion>
        }
        size={96}
        failed={t('failed')}
      >
        {({ consentAt, enrolledAt }) =>
          consentAt === null || enrolledAt === null ? (
            <>
              <Notice tone="warn" title={t('check.setUp')}>
                {t('check.setUpText')}
              </Notice>
              <div>
                <Button onClick={() => void checking.stand.show()}>{t('check.setUpDone')}</Button>
                <LinkButton variant="primary" href={portalScreens.face.path} target="_blank">
                  {t('check.goSetUp')}
                </LinkButton>
              </div>
            </>
          ) : (
            <Checking
              checking={checking}
              {...(onPassed === undefined ? {} : { onPassed })}
              {...(onChecked === undefined ? {} : { onChecked })}
            />
          )
        }
      </RequestView>
    </Parts>
  );
});
