import type { CourseCard } from '@banyan/contracts';
import { clock, CourseCover } from '@banyan/ui';
import { KindIcon } from './kindIcon.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { useCourseDesk } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

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
    /* Keeps its edge on whatever the cover has drawn behind it. */
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
  course: CourseCard;
  /** The pointer or the focus comes near: the player may be fetched. */
  onNear: () => void;
}

/** What the button says: begin, go on at a second or a page, once more. */
function useBeginWords(): string {
  const { player } = useCourseDesk();
  const { t } = useWords();
  const { learned, reading, watched } = player;
  if (reading.chapter !== null) {
    const place = reading.asked?.part ?? reading.place;
    if (place > 1 && reading.chapter.kind === 'document') return t('reading.goOnAtPage', { page: place });
    if (reading.chapter.kind === 'scorm')
      return t(learned ? 'scorm.again' : watched.length > 0 ? 'scorm.goOn' : 'scorm.begin');
    return t(learned ? 'reading.again' : watched.length > 0 ? 'reading.goOn' : 'reading.begin');
  }
  const at = player.media.position;
  if (at > 0) return t('player.goOnAt', { at: clock(at) });
  return t(learned ? 'player.watchAgain' : watched.length > 0 ? 'player.fromStart' : 'player.begin');
}

/** The cover with the one button: begin, go on at a second, watch again [CO-04]. */
export const Poster = observer(function Poster({ course, onNear }: PosterProps) {
  const { player } = useCourseDesk();
  const { t } = useWords();
  const [failed, setFailed] = useState(false);
  const { chapter } = player;
  const words = useBeginWords();
  return (
    <Picture>
      {course.coverUrl === null || failed ? (
        <CourseCover seed={String(course.id)} motif={motifOfSubject[course.motif]} />
      ) : (
        <img src={course.coverUrl} alt="" fetchPriority="high" onError={() => setFailed(true)} />
      )}
      <button type="button" onPointerEnter={onNear} onFocus={onNear} onClick={() => player.start()}>
        <span>
          <KindIcon kind={chapter?.kind ?? 'video'} size={32} filled />
        </span>
        <span>{words}</span>
      </button>
      {chapter === null ? null : <p>{t('player.chapter', { no: chapter.no, title: chapter.title })}</p>}
    </Picture>
  );
});
