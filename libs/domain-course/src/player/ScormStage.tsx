import type { Chapter } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { Middle, Sheet } from './readingStyle.ts';
import { ReadingWaiting } from './ReadingStates.tsx';
import { ScormBar } from './ScormBar.tsx';
import { showPackage } from './packageFrame.ts';

/** A white surface, as such pages expect it. */
const Frame = styled.div`
  height: clamp(420px, 72vh, 820px);

  & > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    background: #fff;
    color-scheme: light;
  }
`;

/** Time after which the learner is told that loading is slow. */
const slowMs = 15_000;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

/** The frame of a part for one visit. Messages are exchanged with the content origin only. */
const PackageFrame = observer(function PackageFrame({ launchUrl, title }: { launchUrl: string; title: string }) {
  const player = usePlayer();
  const place = useRef<HTMLDivElement>(null);
  const { scorm } = player;
  useLayoutEffect(() => {
    const origin = originOf(launchUrl);
    if (origin === null || place.current === null) return;
    return showPackage(scorm, { place: place.current, origin, launchUrl, title });
  }, [scorm, launchUrl, title]);
  return <Frame ref={place} />;
});

/** A package window that the browser may have blocked, with a button to open it. */
const OwnWindow = observer(function OwnWindow() {
  const { scorm } = usePlayer();
  const { t } = useWords();
  if (!scorm.blocked && scorm.package?.current.ownWindow !== true) return null;
  return (
    <Notice
      tone={scorm.blocked ? 'warn' : 'info'}
      live
      action={
        <Button size="sm" onClick={() => scorm.load(scorm.package?.current.no)}>
          {t('scorm.openAgain')}
        </Button>
      }
    >
      {t(scorm.blocked ? 'scorm.windowBlocked' : 'scorm.ownWindow')}
    </Notice>
  );
});

const Slow = observer(function Slow() {
  const player = usePlayer();
  const { t } = useWords();
  const { scorm } = player;
  const { loaded } = scorm;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [loaded]);
  if (loaded || !slow) return null;
  return (
    <Middle role="status">
      <b>{t('scorm.slow')}</b>
      <p>{t('scorm.slowText')}</p>
      <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={() => scorm.load()}>
        {t('scorm.openAgain')}
      </Button>
    </Middle>
  );
});

/** The package failed to open, with a retry. Hand-overs are kept. */
function Broken({ why, onRetry }: { why: unknown; onRetry: () => void }) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <Sheet>
      <Middle role="alert">
        <TriangleAlert size={32} aria-hidden="true" />
        <b>{t('scorm.failed')}</b>
        <p>{why === 'broken' ? t('scorm.failedText') : failureText(why, t('reading.kept'))}</p>
        <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
          {t('retry')}
        </Button>
      </Middle>
    </Sheet>
  );
}

export interface ScormStageProps {
  chapter: Chapter;
  /** The watermark. */
  overlay: ReactNode;
}

/** A SCORM package in a frame of another origin, with its parts above and its stored state below. */
export const ScormStage = observer(function ScormStage({ chapter, overlay }: ScormStageProps) {
  const player = usePlayer();
  const { scorm } = player;
  const { failure, opening } = scorm;
  if (failure !== null) return <Broken why={failure} onRetry={() => scorm.load()} />;
  if (scorm.package === null) return <ReadingWaiting />;
  return (
    <Sheet aria-label={chapter.title}>
      <ScormBar />
      <OwnWindow />
      <Slow key={`slow-${opening}`} />
      <div style={{ position: 'relative' }}>
        <PackageFrame key={opening} launchUrl={scorm.package.launchUrl} title={chapter.title} />
        {overlay}
      </div>
    </Sheet>
  );
});
