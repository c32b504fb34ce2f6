import type { CollectedCourse } from '@banyan/contracts';
import { AppLink } from '@banyan/core-session';
import { DateOf, useFailureText } from '@banyan/core-screen/views';
import { clock, CoverFrame, Dot, IconButton, Tag, ListLine } from '@banyan/ui';
import { BookmarkX } from 'lucide-react';
import styled from 'styled-components';
import { CourseFoot } from '../card/CourseFoot.tsx';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 144px minmax(0, 1fr) 240px auto;

  & p[role='alert'] {
    color: var(--danger);
  }
`;

export interface CollectedRowProps {
  collected: CollectedCourse;
  /** Why taking it out failed; undefined when it did not. */
  failure?: unknown;
  onRemove: () => void;
}

/** A course in my collection: where I stand in it, when I collected it [CO-14]. */
export function CollectedRow({ collected, failure, onRemove }: CollectedRowProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { available, collectedAt, course } = collected;
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
            <AppLink to={courseLinks.detail.href(course.id)} kind="screen">
              {course.title}
            </AppLink>
          ) : (
            course.title
          )}
        </h3>
        <p>
          {course.lecturer.name}
          <Dot />
          {t('collection.at')} <DateOf at={collectedAt} />
        </p>
        {failure === undefined ? null : <p role="alert">{failureText(failure, t('collection.stays'))}</p>}
      </div>
      {available ? <CourseFoot course={course} /> : <Tag>{t('collection.unavailable')}</Tag>}
      <IconButton label={t('collection.remove', { title: course.title })} onClick={onRemove}>
        <BookmarkX size={20} aria-hidden="true" />
      </IconButton>
    </Line>
  );
}
