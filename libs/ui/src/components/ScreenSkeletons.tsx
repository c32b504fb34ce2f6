import styled from 'styled-components';
import { Card } from './Card.tsx';
import { SkeletonBlock, SkeletonLine, SkeletonRegion } from './Skeleton.tsx';

const CardShape = styled.div`
  display: grid;
  gap: 12px;

  & > div {
    display: flex;
    justify-content: space-between;
  }
`;

/** Skeleton of a cover with its title. */
export function CardSkeleton() {
  return (
    <CardShape>
      <SkeletonBlock shape="cover" />
      <SkeletonLine width="88%" height={14} />
      <SkeletonLine width="56%" />
      <div>
        <SkeletonLine width="40%" />
        <SkeletonLine width="20%" />
      </div>
    </CardShape>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 32px 24px;
`;

export interface CardGridSkeletonProps {
  /** Announced by screen readers while the content loads. */
  label: string;
  /** Number of cards. */
  count?: number;
  /** Number of cards side by side. */
  columns?: number;
}

/** Skeleton of a grid of cards. */
export function CardGridSkeleton({ label, count = 8, columns = 4 }: CardGridSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: 32px 1fr 64px;
  gap: 12px;
  align-items: center;
  padding: 0 20px;

  &[data-cover] {
    gap: 16px;
    padding: 16px 24px;
  }

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    gap: 10px;
  }
`;

export interface ListSkeletonProps {
  /** Announced by screen readers while the content loads. */
  label: string;
  /** Number of rows. */
  count?: number;
  /** Row height in px, the same as of the loaded rows, so that nothing moves; 66 is a title with a line below it. */
  rowHeight?: number;
  /** Width in px of the cover at the start of each row: it gives the row its height. */
  cover?: number;
}

/** Skeleton of a list on a card. */
export function ListSkeleton({ label, count = 4, rowHeight = 66, cover }: ListSkeletonProps) {
  const shapeOf = (index: number) =>
    cover === undefined
      ? { minHeight: index === 0 ? rowHeight : rowHeight + 1 }
      : { gridTemplateColumns: `${cover}px 1fr 104px` };
  return (
    <SkeletonRegion label={label}>
      <Card padding="none">
        {Array.from({ length: count }, (_, index) => (
          <Item key={index} data-cover={cover === undefined ? undefined : ''} style={shapeOf(index)}>
            {cover === undefined ? <SkeletonBlock width={32} height={32} /> : <SkeletonBlock shape="cover" />}
            <div>
              <SkeletonLine width={`${68 - (index % 3) * 12}%`} />
              <SkeletonLine width={`${40 + (index % 2) * 12}%`} height={10} />
            </div>
            <SkeletonLine />
          </Item>
        ))}
      </Card>
    </SkeletonRegion>
  );
}

const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;

  & > div {
    display: grid;
    gap: 16px;
    align-content: start;
  }
`;

/** Skeleton of a large picture with a column at its side. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Detail>
        <div>
          <SkeletonLine width="48%" height={20} />
          <SkeletonBlock shape="cover" />
          <SkeletonLine width="92%" />
          <SkeletonLine width="72%" />
        </div>
        <Card padding="lg">
          <Grid>
            {Array.from({ length: 8 }, (_, index) => (
              <SkeletonLine key={index} width={`${96 - (index % 3) * 16}%`} />
            ))}
          </Grid>
        </Card>
      </Detail>
    </SkeletonRegion>
  );
}
