import { RetryPlace } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, EmptyState, ErrorState, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { ArrowDownUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { isStudyingElsewhere, refusedCourseName } from '../shared/refusal.ts';
import { useWords } from '../shared/useWords.ts';
import { TranscriptLine } from './TranscriptLine.tsx';
import { matchingLines } from './transcriptSearch.ts';

const List = styled.div`
  position: relative;
  max-height: 432px;
  margin: 0 -12px;
  padding-bottom: 32px;
  overflow: auto;
  /* A line cut by the edge fades out. */
  mask-image: linear-gradient(black calc(100% - 32px), transparent);
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;
`;

const Back = styled.div`
  position: sticky;
  bottom: 32px;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > button {
    pointer-events: auto;
    box-shadow: var(--float-shadow);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 24px;
  padding: 12px 0 24px;
`;

export interface TranscriptProps {
  /** Search words; empty for none. */
  words: string;
  follow: boolean;
  /** The reader scrolls away by wheel, finger, scroll bar or key: the list stops following. */
  onStopFollowing: () => void;
  /** The reader wants the list to follow the video again. */
  onFollow: () => void;
}

/** Keys that scroll the list. */
const leadAway: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

const Standing = observer(function Standing({
  words,
  follow,
  onFollow,
  onStopFollowing,
  onRetry,
}: TranscriptProps & { onRetry: () => void }) {
  const player = usePlayer();
  const { course } = useCourseDesk();
  const session = useSession();
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const bring = useCallback((line: HTMLElement) => {
    const box = list.current;
    if (box === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3, behavior: calm ? 'auto' : 'smooth' });
  }, []);
  const { source, subtitles, locked } = player;
  if (!session.loggedIn) {
    return (
      <EmptyState
        size={160}
        label={t('transcript.visitor')}
        actions={<Button onClick={() => session.requireLogin()}>{t('evidence.login')}</Button>}
      />
    );
  }
  if (locked) return <EmptyState size={160} image="lock" label={t('transcript.locked')} />;
  const { address } = source;
  if (address.state === 'failed' && isStudyingElsewhere(address.error)) {
    const name = refusedCourseName(address.error);
    return (
      <EmptyState
        size={160}
        image="lock"
        label={t('transcript.elsewhere')}
        description={t('transcript.elsewhereText', { name: name ?? course.course?.title ?? '' })}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  }
  if (subtitles.cues.state === 'failed' || address.state === 'failed') {
    return <ErrorState size={120} title={t('transcript.failed')} retryText={t('retry')} onRetry={onRetry} />;
  }
  if (subtitles.cues.state !== 'ready') {
    return (
      <SkeletonRegion label={t('loading')}>
        <Lines>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonLine key={index} width={`${88 - (index % 3) * 16}%`} />
          ))}
        </Lines>
      </SkeletonRegion>
    );
  }
  const { language, lines } = subtitles;
  if (lines.length === 0) return <EmptyState size={160} label={t('transcript.none')} />;
  const shown = matchingLines(lines, words);
  if (shown.length === 0) {
    return <EmptyState size={160} image="search" label={t('transcript.noMatch', { words: words.trim() })} />;
  }
  return (
    <List
      ref={list}
      onWheel={onStopFollowing}
      onTouchMove={onStopFollowing}
      onKeyDown={({ key }) => {
        if (leadAway.has(key)) onStopFollowing();
      }}
      onPointerDown={({ target, currentTarget }) => {
        // A press on the list itself is on its scroll bar; a press on a line seeks.
        if (target === currentTarget) onStopFollowing();
      }}
    >
      <ol lang={language === 'zh' ? 'zh-CN' : 'en'} aria-label={t('transcript.label')}>
        {shown.map((index) => {
          const cue = lines[index];
          return cue === undefined ? null : (
            <TranscriptLine key={index} cue={cue} index={index} words={words} follow={follow ? bring : null} />
          );
        })}
      </ol>
      {follow ? null : (
        <Back>
          <Button size="sm" icon={<ArrowDownUp size={16} aria-hidden="true" />} onClick={onFollow}>
            {t('transcript.backToNow')}
          </Button>
        </Back>
      )}
    </List>
  );
});

/** Transcript of the chapter, line by line: follows the video, seeks in it, can be searched. */
export const Transcript = observer(function Transcript(props: TranscriptProps) {
  const { source, subtitles } = usePlayer();
  const states = [source.address.state, subtitles.cues.state];
  const asked = {
    // Lines load after the address: until both are loaded, the state is `loading`.
    state: states.includes('failed') ? 'failed' : states.every((one) => one === 'ready') ? 'ready' : 'loading',
    retry: () => Promise.resolve(source.address.state === 'failed' ? source.load() : subtitles.load()),
  } as const;
  return <RetryPlace request={asked}>{(again) => <Standing {...props} onRetry={again} />}</RetryPlace>;
});
