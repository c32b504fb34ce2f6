import type { StudyRecord } from '@banyan/contracts/course';
import { clock } from '@banyan/ui';
import { onlyStudyLeft } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

/** What is said of a course that was studied, in a row or on a card. */
export function useRecordWords({ access, chapter, course, positionS }: StudyRecord) {
  const { t, precise, rough } = useWords();
  const learned = course.state === 'learned';
  const open = access === 'open';
  const studyLeftS = onlyStudyLeft(course);
  const { no, title } = chapter;
  return {
    learned,
    /** Where it goes on; the course's page says what can be done where the learner's time is over. */
    to: courseLinks.detail.href(course.id, learned || studyLeftS > 0 || !open ? {} : { chapter: chapter.id }),
    /** The chapter, and the second in it, at which it stopped. */
    where:
      studyLeftS > 0
        ? t('records.allLearned')
        : positionS > 0
          ? t('records.chapterAt', { no, title, at: clock(positionS) })
          : t('records.chapterStart', { no, title }),
    /** How much is left of the course, or that it does not open any more. */
    left: learned
      ? t('card.learned')
      : !open
        ? t(`records.access.${access}`)
        : studyLeftS > 0
          ? t('course.studyLeft', { duration: precise(studyLeftS) })
          : t('card.left', { duration: rough(course.leftS) }),
  };
}
