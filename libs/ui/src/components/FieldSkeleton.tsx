import styled from 'styled-components';
import { SkeletonBlock, SkeletonLine, SkeletonRegion } from './Skeleton.tsx';

/** As high as a label with a box below it. */
const Shape = styled.div`
  padding: 5px 0 4px;

  & > span:last-child {
    margin-top: 9px;
  }
`;

export interface FieldSkeletonProps {
  /** Announced by screen readers while the content loads. */
  label: string;
  /** Height in px of the box with the notes below it; 36 is one line. */
  height?: number;
}

/** Skeleton of a field with its label. */
export function FieldSkeleton({ label, height = 36 }: FieldSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Shape>
        <SkeletonLine width="24%" />
        <SkeletonBlock height={height} />
      </Shape>
    </SkeletonRegion>
  );
}
