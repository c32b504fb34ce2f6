import { Card, SkeletonBlock, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import styled from 'styled-components';
import { StudyColumn, StudyColumns } from './studyColumns.ts';

const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(372px, 1fr) minmax(0, 352px);
  gap: 32px;
  min-height: 256px;
`;
const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
`;
const Days = styled.div`
  display: grid;
  gap: 16px;
  min-height: 88px;
`;
const Other = styled.div`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: 12px;
  align-items: center;

  & + & {
    margin-top: 16px;
  }
  & > div {
    display: grid;
    gap: 10px;
  }
`;

/** Skeletons of the course to continue, the calendar and the other courses, in their places. */
export function StudySkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <StudyColumns>
        <StudyColumn>
          <Card>
            <Hero>
              <Lines>
                <SkeletonLine width="40%" />
                <SkeletonLine width="80%" height={24} />
                <SkeletonLine width="60%" />
                <SkeletonBlock width={144} height={48} />
              </Lines>
              <div>
                <SkeletonBlock shape="cover" />
              </div>
            </Hero>
          </Card>
          <Card>
            <Days>
              <SkeletonLine width="32%" />
              <SkeletonBlock height={56} />
            </Days>
          </Card>
        </StudyColumn>
        <Card>
          {[72, 88, 64, 80].map((width) => (
            <Other key={width}>
              <SkeletonBlock shape="cover" />
              <div>
                <SkeletonLine width={`${width}%`} />
                <SkeletonLine width="48%" height={10} />
              </div>
            </Other>
          ))}
        </Card>
      </StudyColumns>
    </SkeletonRegion>
  );
}
