import type { CourseCard as Course } from '@banyan/contracts/course';
import styled from 'styled-components';
import { CourseCard } from './CourseCard.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 32px 24px;
`;

export interface CourseGridProps {
  courses: readonly Course[];
  columns?: number;
  /** Label of the list; omit it when a heading names it. */
  label?: string;
  /** Number of covers visible without scrolling. */
  eager?: number;
}

/** A grid of courses. */
export function CourseGrid({ courses, columns = 4, label, eager = 0 }: CourseGridProps) {
  return (
    <Grid aria-label={label} style={{ ['--columns' as string]: columns }}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} eager={index < eager} />
        </li>
      ))}
    </Grid>
  );
}
