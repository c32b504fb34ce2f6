import type { LibraryShelf, LibraryShow } from '@banyan/contracts/course';
import { SectionHeading } from '@banyan/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Section = styled.section`
  margin-top: 40px;

  &:first-of-type {
    margin-top: 24px;
  }
`;

export interface ShelfProps {
  shelf: LibraryShelf;
  show: LibraryShow;
  /** The only shelf: its courses are shown in full, without a link to it. */
  whole: boolean;
}

/** Courses shown of a shelf among others: one row. */
const row = 4;

/** A shelf of the library: name, number of courses, first courses. */
export function Shelf({ shelf, show, whole }: ShelfProps) {
  const { t } = useWords();
  const heading = useId();
  const { count, courses, id, name } = shelf;
  const more = count > courses.length || !whole;
  const href = whole
    ? courseLinks.catalogue.href({ category: id, ...(show === 'required' ? { required: true } : {}) })
    : courseLinks.library.href({ category: id, show });
  return (
    <Section aria-labelledby={heading}>
      <SectionHeading id={heading} {...(more ? { more: { label: t('library.all', { count }), href } } : {})}>
        {name}
      </SectionHeading>
      <CourseGrid courses={whole ? courses : courses.slice(0, row)} />
    </Section>
  );
}
