import type { CourseHours } from '@banyan/contracts/course';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Card, ListLine, ProgressBar, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useStudied } from '../shared/useStudied.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) 280px 96px;
  padding-block: 12px;

  & > span {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export interface LongestStudiedProps {
  courses: readonly CourseHours[];
}

/** The courses with the most study time, relative to the first. */
export function LongestStudied({ courses }: LongestStudiedProps) {
  const { t } = useWords();
  const studied = useStudied();
  const most = courses[0]?.studiedS ?? 0;
  if (most === 0) return null;
  return (
    <section aria-labelledby="hours-courses">
      <SectionHeading id="hours-courses" more={{ label: t('hours.record'), href: courseLinks.record.href() }}>
        {t('hours.courses')}
      </SectionHeading>
      <Card padding="none">
        <ul>
          {courses.map(({ course, studiedS, lastStudiedAt }) => (
            <Line key={course.id}>
              <div>
                <h3>
                  <AppLink to={courseLinks.detail.href(course.id)} kind="screen">
                    {course.title}
                  </AppLink>
                </h3>
                <p>
                  {t('hours.last')} <Moment at={lastStudiedAt} />
                </p>
              </div>
              <ProgressBar value={studiedS / most} tone="ink" />
              <span>{studied(studiedS)}</span>
            </Line>
          ))}
        </ul>
      </Card>
    </section>
  );
}
