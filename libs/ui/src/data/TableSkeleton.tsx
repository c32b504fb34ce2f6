import styled from 'styled-components';
import { SkeletonLine, SkeletonRegion } from '../components/Skeleton.tsx';
import { tableFrame } from '../components/table-style.ts';

const Frame = styled.div`
  ${tableFrame}
  overflow: hidden;

  & > div {
    display: grid;
    align-items: center;
    gap: 24px;
    height: 48px;
    padding-inline: 20px;
    border-block-start: 1px solid var(--line);
  }
  &[data-dense] > div {
    height: 36px;
  }
  & > div:first-child {
    height: 40px;
    border-block-start: 0;
  }
`;

export interface TableSkeletonProps {
  /** Accessible name: the content that is loading. */
  label: string;
  /** Number of rows drawn. */
  rows: number;
  /** Number of columns drawn. */
  columns: number;
  /** Rows of 36 px instead of 48 px. */
  dense: boolean;
}

/** Skeleton of a table. */
export function TableSkeleton({ label, rows, columns, dense }: TableSkeletonProps) {
  const row = { gridTemplateColumns: `2fr repeat(${Math.max(0, columns - 1)}, 1fr)` };
  const cells = Array.from({ length: columns }, (_, column) => column);
  return (
    <SkeletonRegion label={label}>
      <Frame data-dense={dense || undefined}>
        {Array.from({ length: rows + 1 }, (_, index) => (
          <div key={index} style={row}>
            {cells.map((column) => (
              <SkeletonLine
                key={column}
                width={`${index === 0 ? 40 : 84 - ((index + column) % 3) * 16}%`}
                height={index === 0 ? 10 : 12}
              />
            ))}
          </div>
        ))}
      </Frame>
    </SkeletonRegion>
  );
}
