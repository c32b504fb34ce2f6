import type { StudyRecord } from '@banyan/contracts/course';
import { clock } from '@banyan/ui';
import { onlyStudyLeft } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

/** Texts about a studied course, in a row or on a card. */
export function useRecordWords({ access, chapter, course, positionS }: StudyRecord) {
  const { t, precise, rough } = useWords();
  const learned = course.state === 'learned';
  const open = access === 'open';
  const studyLeftS = onlyStudyLeft(course);
  const { no, title } = chapter;
  return {
    learned,
    /** Link to continue; for an expired course, its page explains the options. */
    to: courseLinks.detail.href(course.id, learned || studyLeftS > 0 || !open ? {} : { chapter: chapter.id }),
    /** Chapter and second of the last position. */
    where:
      studyLeftS > 0
        ? t('records.allLearned')
        : positionS > 0
          ? t('records.chapterAt', { no, title, at: clock(positionS) })
          : t('records.chapterStart', { no, title }),
    /** Remaining time of the course, or that it no longer opens. */
    left: learned
      ? t('card.learned')
      : !open
        ? t(`records.access.${access}`)
        : studyLeftS > 0
          ? t('course.studyLeft', { duration: precise(studyLeftS) })
          : t('card.left', { duration: rough(course.leftS) }),
  };
}
