import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { clock, CourseCover } from '@banyan/ui';
import { KindIcon } from './kindIcon.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { useCourseDesk } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { beginningOf } from './beginning.ts';
import { isHeard } from './isHeard.ts';
import { isRead } from './isRead.ts';

const Picture = styled.div`
  position: absolute;
  inset: 0;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 16px;
    width: 100%;
    border-radius: var(--r-card);
    background: linear-gradient(transparent 40%, var(--stage-shade));
    color: var(--on-stage);
    font-size: var(--t16);
    font-weight: 600;
  }
  & > button:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 2px var(--on-stage);
  }
  & > button > span:first-child {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: 50%;
    background: var(--accent-fill);
    color: var(--on-accent);
    /* Keeps the edge visible on any cover. */
    box-shadow:
      0 0 0 4px var(--on-stage),
      0 0 0 12px var(--cover-shade);
    transition: background-color var(--quick) var(--ease);
  }
  & > button:hover > span:first-child {
    background: var(--accent-fill-hover);
  }
  & > p {
    position: absolute;
    inset: auto 24px 20px;
    overflow-wrap: anywhere;
    color: var(--on-stage);
    pointer-events: none;
  }
  & > button > span:last-child {
    padding: 4px 16px;
    border-radius: var(--r-ctl);
    background: var(--cover-shade);
  }
`;

export interface PosterProps {
  detail: CourseDetail;
  chapter: Chapter;
  /** Second or page from the address. */
  at: number | undefined;
  /** Pointer or focus is near: the player may be loaded. */
  onNear: () => void;
  /** Study was started; `keyed`: by key, so that the focus moves on. */
  onBegin: (keyed: boolean) => void;
}

/** Label of the button: begin, resume at a second or page, or watch again. */
function useBeginWords({ detail, chapter, at }: Pick<PosterProps, 'detail' | 'chapter' | 'at'>): string {
  const { course, player } = useCourseDesk();
  const { t } = useWords();
  const progress = course.progressOf(chapter);
  const learned = progress.state === 'learned';
  // The player also has the study stored on this device.
  const { place, begun } =
    player.chapter === chapter ? player.beginning : beginningOf(chapter, progress, detail.settings.antiSkip, at);
  if (isRead(chapter)) {
    if (place > 1 && chapter.kind === 'document') return t('reading.goOnAtPage', { page: place });
    if (chapter.kind === 'scorm') return t(learned ? 'scorm.again' : begun ? 'scorm.goOn' : 'scorm.begin');
    return t(learned ? 'reading.again' : begun ? 'reading.goOn' : 'reading.begin');
  }
  if (place > 0) return t('player.goOnAt', { at: clock(place) });
  const again = isHeard(chapter) ? 'listening.again' : 'player.watchAgain';
  return t(learned ? again : begun ? 'player.fromStart' : 'player.begin');
}

/** The cover with its one button: begin, resume, or watch again. */
export const Poster = observer(function Poster({ detail, chapter, at, onNear, onBegin }: PosterProps) {
  const { t } = useWords();
  const [failed, setFailed] = useState(false);
  const { course } = detail;
  const words = useBeginWords({ detail, chapter, at });
  return (
    <Picture>
      {course.coverUrl === null || failed ? (
        <CourseCover seed={String(course.id)} motif={motifOfSubject[course.motif]} />
      ) : (
        <img src={course.coverUrl} alt="" fetchPriority="high" onError={() => setFailed(true)} />
      )}
      <button
        type="button"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ detail: clicks }) => onBegin(clicks === 0)}
      >
        <span>
          <KindIcon kind={chapter.kind} size={32} filled />
        </span>
        <span>{words}</span>
      </button>
      <p>{t('player.chapter', { no: chapter.no, title: chapter.title })}</p>
    </Picture>
  );
});
