import type { Chapter } from '@banyan/contracts/course';
import { Button } from '@banyan/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { furthest, total } from './intervals.ts';
import { isHeard } from './isHeard.ts';
import { Sentence } from './evidence-style.ts';

/** All chapters are learned and only study time is missing: playing again adds it. */
const StudyLeft = observer(function StudyLeft() {
  const { course } = useCourseDesk();
  const player = usePlayer();
  const { t, precise } = useWords();
  return (
    <Sentence>
      <p>
        <Clock size={16} aria-hidden="true" data-missing="" />
        {t('evidence.studyLeft', { duration: precise(course.onlyStudyLeftS) })}
      </p>
      <span>{t('evidence.studyLeftText', { duration: precise(course.course?.requiredStudyS ?? 0) })}</span>
      {player.media.playing ? null : (
        <Button size="sm" onClick={() => player.seek(0)}>
          {t('evidence.playAgain')}
        </Button>
      )}
    </Sentence>
  );
});

/** Remaining part of the chapter, or of the course after its chapters, and the next step. */
export const EvidenceWords = observer(function EvidenceWords({ chapter }: { chapter: Chapter }) {
  const { course } = useCourseDesk();
  const player = usePlayer();
  const { t, precise } = useWords();
  const { leftS, learned, missed, watched } = player;
  if (course.onlyStudyLeftS > 0) return <StudyLeft />;
  if (learned) {
    return (
      <Sentence>
        <p>
          <CircleCheck size={16} aria-hidden="true" />
          {t(course.progress.state === 'learned' ? 'evidence.courseLearned' : 'evidence.learned')}
        </p>
        <span>{t('evidence.learnedText')}</span>
      </Sentence>
    );
  }
  const heard = isHeard(chapter);
  const toLearn = heard ? 'listening.toLearn' : 'evidence.toLearn';
  const left = heard ? 'listening.left' : 'evidence.left';
  const gap = missed[0];
  const missedS = total(missed);
  const ahead = Math.max(0, chapter.durationS - furthest(watched));
  return (
    <Sentence>
      <p>
        {leftS === 0 ? t('reading.counting') : t(watched.length === 0 ? toLearn : left, { duration: precise(leftS) })}
      </p>
      {gap === undefined ? null : (
        <>
          <span>
            {t(heard ? 'listening.missedAndAhead' : 'evidence.missedAndAhead', {
              missed: precise(missedS),
              ahead: precise(ahead),
            })}
          </span>
          <Button size="sm" onClick={() => player.seek(gap[0])}>
            {t(heard ? 'listening.watchMissed' : 'evidence.watchMissed')}
          </Button>
        </>
      )}
    </Sentence>
  );
});
