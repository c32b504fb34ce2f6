import type { Chapter } from '@banyan/contracts/course';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { isHeard } from './isHeard.ts';
import { StageMessage } from '@banyan/ui/media';

/** Offer after the end of a chapter: the next one, the skipped stretches, or the completion of the course. */
export const NextOffer = observer(function NextOffer({ onPlay }: { onPlay: (chapter: Chapter) => void }) {
  const { course } = useCourseDesk();
  const player = usePlayer();
  const { t, precise } = useWords();
  const { chapter, learned, media, missed } = player;
  if (!media.ended || chapter === null) return null;
  const heard = isHeard(chapter);
  const next = course.after(chapter);
  const open = next !== null && course.lockOf(next) === null;
  const [gap] = missed;
  const studyLeftS = course.onlyStudyLeftS;
  const again = (
    <Button variant={studyLeftS > 0 && !open ? 'primary' : 'normal'} onClick={() => player.seek(0)}>
      {t(heard ? 'listening.again' : 'player.watchAgain')}
    </Button>
  );
  return (
    <StageMessage role="status">
      <b>
        {learned
          ? t(course.progress.state === 'learned' ? 'player.courseLearned' : 'player.chapterLearned', {
              no: chapter.no,
            })
          : player.leftS === 0
            ? t('reading.counting')
            : t(heard ? 'listening.left' : 'player.chapterLeft', { duration: precise(player.leftS) })}
      </b>
      {studyLeftS > 0 ? <p>{t('evidence.studyLeft', { duration: precise(studyLeftS) })}</p> : null}
      {open ? <p>{t('player.nextChapter', { no: next.no, title: next.title })}</p> : null}
      {next !== null && !open ? (
        <p>{t('player.nextOpens', { no: next.no, after: course.lockOf(next) ?? chapter.no })}</p>
      ) : null}
      <div>
        {gap === undefined ? null : (
          <Button variant={open && learned ? 'normal' : 'primary'} onClick={() => player.seek(gap[0])}>
            {t(heard ? 'listening.watchMissed' : 'player.watchMissed')}
          </Button>
        )}
        {open ? (
          <Button variant={gap === undefined || learned ? 'primary' : 'normal'} onClick={() => onPlay(next)}>
            {t('player.playNext')}
          </Button>
        ) : null}
        {again}
      </div>
    </StageMessage>
  );
});
