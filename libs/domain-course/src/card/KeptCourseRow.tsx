import type { CourseCard } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { clock, CoverFrame, IconButton, ListLine, Tag } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseFoot } from './CourseFoot.tsx';
import { motifOfSubject } from './courseLook.ts';

/** Width of a row's cover, px. */
export const keptCover = 144;

const Line = styled(ListLine)`
  grid-template-columns: ${keptCover}px minmax(0, 1fr) 240px auto;

  & p[role='alert'] {
    color: var(--danger);
  }
`;
export interface KeptCourseRowProps {
  course: CourseCard;
  /** It can be opened; otherwise the row says that it is off the shelf. */
  available: boolean;
  /** Under the title: who teaches it, since when it is kept. */
  note: ReactNode;
  /** What the button does, with the course's title. */
  removeLabel: string;
  removeIcon: ReactNode;
  onRemove: () => void;
  /** Why taking it out failed, in words; undefined when it did not. */
  failure: string | undefined;
}

/** A course in a list of one's own, out of which it can be taken. */
export function KeptCourseRow(props: KeptCourseRowProps) {
  const { available, course, failure, note, onRemove, removeIcon, removeLabel } = props;
  const { t } = useWords();
  return (
    <Line>
      <CoverFrame
        seed={String(course.id)}
        motif={motifOfSubject[course.motif]}
        src={course.coverUrl ?? ''}
        time={clock(course.durationS)}
      />
      <div>
        <h3>
          {available ? (
            <AppLink to={detailLinks.detail.href(course.id)} kind="screen">
              {course.title}
            </AppLink>
          ) : (
            course.title
          )}
        </h3>
        <p>{note}</p>
        {failure === undefined ? null : <p role="alert">{failure}</p>}
      </div>
      {available ? (
        <CourseFoot course={course} />
      ) : (
        <div>
          <Tag>{t('card.offShelf')}</Tag>
        </div>
      )}
      <IconButton label={removeLabel} onClick={onRemove}>
        {removeIcon}
      </IconButton>
    </Line>
  );
}
