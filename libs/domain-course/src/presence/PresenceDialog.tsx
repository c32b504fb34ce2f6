import { LatePart, useFailureText } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { leaveFullScreen } from '../shared/leaveFullScreen.ts';
import { useWords } from '../shared/useWords.ts';
import type { PresenceStore } from './PresenceStore.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;
`;

/** Countdown in seconds; announced only at the end. */
function Left({ until, now }: { until: number; now: () => number }) {
  const { t } = useWords();
  const [, setTick] = useState(0);
  const seconds = Math.ceil((until - now()) / 1000);
  const over = seconds <= 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [over]);
  if (!over) return <p>{t('presence.left', { count: seconds })}</p>;
  return (
    <Notice tone="warn" live>
      {t('presence.missed')}
    </Notice>
  );
}

export interface PresenceDialogProps {
  presence: PresenceStore;
  courseId: number;
}

/** Dialog of a presence check, by a button or by the face; meanwhile nothing plays. */
export const PresenceDialog = observer(function PresenceDialog({ presence, courseId }: PresenceDialogProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { now, ports } = courseDomain.useEnvironment();
  const { answering, shown, waiting } = presence;
  useEffect(() => {
    if (shown) leaveFullScreen();
  }, [shown]);
  if (waiting === null) return null;
  const { loadFaceCheck } = ports;
  const failure = answering.failureOf();
  const byFace = waiting.way === 'face';
  return (
    <LazyDialog
      open={shown}
      onClose={() => presence.hide()}
      title={t(byFace ? 'presence.faceTitle' : 'presence.title')}
      closeText={t('presence.later')}
      outsideCloses={false}
      width={byFace ? 560 : 440}
      footer={
        byFace ? undefined : (
          <Button variant="primary" pending={answering.isPending()} onClick={() => void presence.answer()}>
            {t('presence.here')}
          </Button>
        )
      }
    >
      <Body>
        <p>{t(byFace ? 'presence.faceText' : 'presence.text')}</p>
        <Left key={waiting.id} until={waiting.until} now={now} />
        {byFace && loadFaceCheck !== undefined ? (
          <LatePart load={loadFaceCheck}>
            {(FaceCheck) => <FaceCheck courseId={courseId} onPassed={() => void presence.answer()} />}
          </LatePart>
        ) : null}
        {failure === undefined ? null : (
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" pending={answering.isPending()} onClick={() => void presence.answer()}>
                {t('retry')}
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        )}
      </Body>
    </LazyDialog>
  );
});
