import type { Chapter } from '@banyan/contracts';
import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { Middle, Sheet } from './readingStyle.ts';
import { ReadingWaiting } from './ReadingStates.tsx';
import { ScormBar } from './ScormBar.tsx';
import { readMessage } from './scormMessages.ts';

/** The package's own surface is white, as such pages expect it. */
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: clamp(420px, 72vh, 820px);
  border: 0;
  background: #fff;
  color-scheme: light;
`;

/** It runs its own scripts in its own origin and can neither leave this window nor open another. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals';
/** After this the learner is told that it is taking long. */
const slowMs = 15_000;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

/** The frame of a part, from its appearing to the end of its visit. Only the content origin is heard and told. */
const PackageFrame = observer(function PackageFrame({ launchUrl, title }: { launchUrl: string; title: string }) {
  const player = usePlayer();
  const frame = useRef<HTMLIFrameElement>(null);
  const { scorm } = player;
  // Before the frame can speak.
  useLayoutEffect(() => {
    const origin = originOf(launchUrl);
    if (origin === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin) return;
      const message = readMessage(event.data);
      // A page that is on its way out has no window any more; what it hands over last still counts.
      const own = event.source === frame.current?.contentWindow;
      if (message === null || (!own && message.kind !== 'commit')) return;
      const answer = scorm.receive(message);
      if (answer !== null) frame.current?.contentWindow?.postMessage(answer, origin);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [scorm, launchUrl]);
  return (
    <Frame
      ref={frame}
      src={launchUrl}
      title={title}
      sandbox={sandbox}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
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

/** It could not be opened, and the way on. What was handed over is kept. */
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
  /** The learner's mark. */
  overlay: ReactNode;
}

/** A SCORM package in a frame of another origin, its parts above it, what is kept of it beneath [CO-03, WM-01]. */
export const ScormStage = observer(function ScormStage({ chapter, overlay }: ScormStageProps) {
  const player = usePlayer();
  const { scorm } = player;
  const { failure, opening } = scorm;
  if (failure !== null) return <Broken why={failure} onRetry={() => scorm.load()} />;
  if (scorm.package === null) return <ReadingWaiting />;
  return (
    <Sheet aria-label={chapter.title}>
      <ScormBar />
      <Slow key={`slow-${opening}`} />
      <div style={{ position: 'relative' }}>
        <PackageFrame key={opening} launchUrl={scorm.package.launchUrl} title={chapter.title} />
        {overlay}
      </div>
    </Sheet>
  );
});
