import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { LinkButton } from '@banyan/ui';
import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { fetchRecording } from './fetchRecording.ts';
import { isRead } from './isRead.ts';
import { Poster } from './Poster.tsx';
import { StageMessage, stageFrame } from '@banyan/ui/media';
import { useCovered } from './useCovered.ts';
import { KeySheet } from './KeySheet.tsx';

const Frame = styled.section`
  ${stageFrame}
`;

const Spinner = styled.div`
  position: absolute;
  inset: 0;
  background: var(--stage);
`;

const importVideo = () => import('./VideoPlayer.tsx').then((part) => part.VideoPlayer);
const importReading = () => import('./ReadingStage.tsx').then((part) => part.ReadingStage);
/**
 * The player library and our skin, loaded when play is near, so that the page stays light; together with the recording,
 * so that nothing plays unrecorded.
 */
const loadVideo = async () => (await Promise.all([importVideo(), fetchRecording()]))[0];
/** The components of a reading chapter, likewise. */
const loadReading = async () => (await Promise.all([importReading(), fetchRecording()]))[0];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));
/** Elements that handle Space themselves. */
const takesSpace = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button, input, summary, label, [tabindex="0"]') !== null;

/** Command of a key before the player is loaded; null for none. */
function askedBy(event: KeyboardEvent): 'play' | 'keys' | null {
  const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  if (key === '?') return 'keys';
  return key.toLowerCase() === 'k' || (key === ' ' && !takesSpace(target)) ? 'play' : null;
}

/** Placeholder of the loading player: it will play, and Space does not scroll. */
function Awaited({ label }: { label: string }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const covered = useCovered(frame);
  useEffect(() => {
    if (covered) return;
    const press = (event: KeyboardEvent) => {
      if (askedBy(event) === 'play') event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [covered]);
  return (
    <Frame ref={setFrame} aria-label={label} aria-busy="true">
      <Spinner />
    </Frame>
  );
}

const LockedStage = observer(function LockedStage({ chapter, lockedBy }: { chapter: Chapter; lockedBy: number }) {
  const { course } = useCourseDesk();
  const { t } = useWords();
  const first = course.wayTo(chapter);
  const courseId = course.course?.id;
  return (
    <StageMessage>
      <Lock size={32} aria-hidden="true" />
      <b>{t('course.opensAfter', { no: lockedBy })}</b>
      {first === null || courseId === undefined ? null : (
        <div>
          <LinkButton variant="primary" href={detailLinks.detail.href(courseId, { chapter: first.id })}>
            {t('course.goToChapter', { no: first.no, title: first.title })}
          </LinkButton>
        </div>
      )}
    </StageMessage>
  );
});

/** Focuses the preceding stage, and its replacement later, since the start button is gone. */
function TakesFocus() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let focused: Element | null = null;
    const take = () => {
      const stage = here.current?.previousElementSibling;
      if (!(stage instanceof HTMLElement) || stage === focused || document.activeElement !== document.body) return;
      focused = stage;
      if (stage.tabIndex < 0) stage.tabIndex = -1;
      stage.focus({ preventScroll: true });
    };
    take();
    const parent = here.current?.parentElement;
    const observer = new MutationObserver(take);
    if (parent) observer.observe(parent, { childList: true });
    return () => observer.disconnect();
  }, []);
  return <span ref={here} hidden />;
}

export interface StageProps {
  detail: CourseDetail;
  chapter: Chapter;
  /** Second or page from the address. */
  at: number | undefined;
  onPlay: (chapter: Chapter) => void;
}

/** Area of the picture: the cover first, the player after play was pressed. */
export const Stage = observer(function Stage({ detail, chapter, at, onPlay }: StageProps) {
  const { course, player } = useCourseDesk();
  const { t } = useWords();
  const lockedBy = course.lockOf(chapter);
  const { started } = player;
  const read = isRead(chapter);
  const { loggedIn } = useSession();
  const near = () => {
    // Visitors are asked to log in.
    if (!loggedIn) return;
    // A loading failure is reported where the part is shown.
    void (read ? loadReading : loadVideo)().catch(() => undefined);
  };

  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const covered = useCovered(frame);
  const [keyed, setKeyed] = useState(false);
  const begin = (byKey: boolean) => {
    setKeyed(byKey);
    player.start();
  };
  const [keys, setKeys] = useState<'none' | 'shown' | 'closed'>('none');
  const poster = lockedBy !== null || !started;

  // As in common players Space and `k` start; the loaded player handles them itself, and below a dialog they are off.
  useEffect(() => {
    if (!poster || covered) return;
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (asked === 'keys' && !read && !event.repeat) setKeys('shown');
      if (asked !== 'play' || lockedBy !== null) return;
      event.preventDefault();
      if (!event.repeat) player.start();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player, poster, covered, lockedBy, read]);

  if (poster) {
    return (
      <Frame ref={setFrame} aria-label={t('player.label')}>
        {keys === 'none' ? null : <KeySheet open={keys === 'shown'} onClose={() => setKeys('closed')} />}
        {lockedBy === null ? (
          <Poster detail={detail} chapter={chapter} at={at} onNear={near} onBegin={begin} />
        ) : (
          <LockedStage chapter={chapter} lockedBy={lockedBy} />
        )}
      </Frame>
    );
  }
  const waiting = <Awaited label={t('player.label')} />;
  if (read) {
    return (
      <LatePart load={loadReading} waiting={waiting}>
        {(ReadingStage) => (
          <>
            <ReadingStage key={chapter.id} chapter={chapter} />
            {keyed ? <TakesFocus /> : null}
          </>
        )}
      </LatePart>
    );
  }
  return (
    <LatePart load={loadVideo} waiting={waiting}>
      {(VideoPlayer) => (
        <>
          <VideoPlayer detail={detail} onPlay={onPlay} />
          {keyed ? <TakesFocus /> : null}
        </>
      )}
    </LatePart>
  );
});
