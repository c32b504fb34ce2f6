import type { CourseCard } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { clock, CoverFrame, IconButton, ListLine, Tag } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseFoot } from './CourseFoot.tsx';
import { motifOfSubject } from './courseLook.ts';

/** Cover width of a row, px. */
export const keptCover = 144;

const Line = styled(ListLine)`
  grid-template-columns: ${keptCover}px minmax(0, 1fr) 240px auto;

  & p[role='alert'] {
    color: var(--danger);
  }
`;
export interface KeptCourseRowProps {
  course: CourseCard;
  /** The learner may open it; otherwise the row says that it is off the shelf. */
  available: boolean;
  /** Line below the title: lecturer and date. */
  note: ReactNode;
  /** Label of the remove button, with the course's title. */
  removeLabel: string;
  removeIcon: ReactNode;
  onRemove: () => void;
  /** Message of a failed removal; undefined when none failed. */
  failure: string | undefined;
}

/** A course in one of the learner's own lists, from which it can be removed. */
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
