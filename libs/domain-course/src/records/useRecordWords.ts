import type { StudyRecord } from '@banyan/contracts';
import { clock } from '@banyan/ui';
import { onlyStudyLeft } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

/** What is said of a course that was studied, in a row or on a card [CO-14]. */
export function useRecordWords({ chapter, course, positionS }: StudyRecord) {
  const { t, precise, rough } = useWords();
  const learned = course.state === 'learned';
  const studyLeftS = onlyStudyLeft(course);
  const { no, title } = chapter;
  return {
    learned,
    /** Where it goes on. */
    to: courseLinks.detail.href(course.id, learned || studyLeftS > 0 ? {} : { chapter: chapter.id }),
    /** The chapter, and the second in it, at which it stopped. */
    where:
      studyLeftS > 0
        ? t('records.allLearned')
        : positionS > 0
          ? t('records.chapterAt', { no, title, at: clock(positionS) })
          : t('records.chapterStart', { no, title }),
    /** How much is left of the course. */
    left: learned
      ? t('card.learned')
      : studyLeftS > 0
        ? t('course.studyLeft', { duration: precise(studyLeftS) })
        : t('card.left', { duration: rough(course.leftS) }),
  };
}
