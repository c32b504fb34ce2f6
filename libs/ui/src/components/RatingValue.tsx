import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { emptyStar, fullStar } from './star-style.ts';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

const Stars = styled.span`
  display: inline-flex;
  gap: 2px;

  & > span {
    position: relative;
  }
  & > span > svg {
    ${emptyStar}
  }
  /* Cut on the side of the line's end, so that half a star is its first half. */
  & > span > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    overflow: hidden;
  }
  & > span > i[data-half] {
    width: 50%;
  }
  & > span > i > svg {
    ${fullStar}
  }
`;

const sizes = { sm: 14, md: 18, lg: 24 } as const;

export interface RatingValueProps {
  /** The rating, 0 to 5, shown to the nearest half star. */
  value: number;
  /** The same in words, e.g. "4.5 out of 5". */
  label: string;
  /** Content beside the stars, e.g. the number of ratings. */
  children?: ReactNode;
  /** Stars of 14, 18 or 24 px. */
  size?: keyof typeof sizes;
}

/** A rating for display only. */
export function RatingValue({ value, label, children, size = 'md' }: RatingValueProps) {
  const halves = Math.round(value * 2);
  const side = sizes[size];
  return (
    <Frame>
      <Stars role="img" aria-label={label}>
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star}>
            <Star size={side} />
            {halves < star * 2 - 1 ? null : (
              <i data-half={halves < star * 2 || undefined}>
                <Star size={side} />
              </i>
            )}
          </span>
        ))}
      </Stars>
      {children === undefined ? null : <span>{children}</span>}
    </Frame>
  );
}
