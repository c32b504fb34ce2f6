import type { Chapter } from '@banyan/contracts/course';
import { Card, Dot, Ribbon } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { ribbonSegments } from '../card/courseLook.ts';
import { useCourseDesk } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { ChapterRow } from './ChapterRow.tsx';
import { CourseTerms } from './CourseTerms.tsx';

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

const Head = styled.div`
  padding: 16px 20px 12px;
  border-bottom: 1px solid var(--line);

  & > div:first-child {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-bottom: 12px;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > div:first-child > p {
    margin-inline-start: auto;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > p {
    margin-top: 8px;
  }
`;

const Body = styled.div`
  max-height: 560px;
  padding: 4px 0 8px;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;

  & h3 {
    display: flex;
    gap: 12px;
    padding: 12px 20px 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & h3 > span {
    margin-inline-start: auto;
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Progress = observer(function Progress() {
  const { course } = useCourseDesk();
  const { t, precise, rough } = useWords();
  const { onlyStudyLeftS } = course;
  const { leftS, learnedChapters, ribbon, state } = course.progress;
  const whole = course.chapters.map(({ durationS }) => ({ seconds: durationS, done: 0, locked: false }));
  const learned = state === 'learned';
  // Remaining time counts to the 95 % that make a chapter learned; a course not begun shows its full length.
  const total = course.course?.durationS ?? 0;
  return (
    <Head>
      <div>
        <h2>{t('course.catalogue')}</h2>
        <p>
          {t('course.learnedOf', { learned: learnedChapters, all: course.chapters.length })}
          <Dot />
          {learned
            ? t('card.learned')
            : onlyStudyLeftS > 0
              ? t('course.studyLeft', { duration: precise(onlyStudyLeftS) })
              : state === 'not_studied'
                ? rough(total)
                : t('course.left', { duration: rough(leftS) })}
        </p>
      </div>
      <Ribbon segments={ribbonSegments(ribbon.length > 0 ? ribbon : whole)} finished={learned} />
      <CourseTerms />
    </Head>
  );
});

export interface CourseCatalogueProps {
  current: Chapter | null;
  onPlay: (chapter: Chapter) => void;
}

/** Chapters beside the picture, with ticks, lengths and locks. */
export const CourseCatalogue = observer(function CourseCatalogue({ current, onPlay }: CourseCatalogueProps) {
  const { course } = useCourseDesk();
  const { t, brief } = useWords();
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const currentId = current?.id;
  useEffect(() => {
    const list = body.current;
    const row = list?.querySelector<HTMLElement>('[data-current]');
    if (list === null || row === null || row === undefined) return;
    // Scrolls the list only, not the page.
    list.scrollTop = row.offsetTop - list.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
  }, [currentId]);
  return (
    <Panel forwardedAs="section" padding="none" aria-label={t('course.catalogue')}>
      <Progress />
      <Body ref={body}>
        {course.sections.map((section, index) => {
          const id = `${heading}-${index}`;
          const named = section.name !== '';
          return (
            <div key={id}>
              {named ? (
                <h3 id={id}>
                  {section.name}
                  <span>{brief(section.durationS)}</span>
                </h3>
              ) : null}
              <ol {...(named ? { 'aria-labelledby': id } : { 'aria-label': t('course.catalogue') })}>
                {section.chapters.map((chapter) => (
                  <ChapterRow key={chapter.id} chapter={chapter} current={chapter.id === currentId} onPlay={onPlay} />
                ))}
              </ol>
            </div>
          );
        })}
      </Body>
    </Panel>
  );
});
