import { Card, SkeletonBlock, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

/** Skeleton of the composer while its code loads. */
export function ComposerSkeleton() {
  const { t: shared } = useTranslation('screen');
  return (
    <Card>
      <SkeletonRegion label={shared('loading')}>
        <Parts>
          <SkeletonLine width="20%" />
          <SkeletonBlock height={38} />
          <SkeletonLine width="20%" />
          <SkeletonBlock height={162} />
          <SkeletonBlock height={64} />
        </Parts>
      </SkeletonRegion>
    </Card>
  );
}
