import type { PkScored } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Svg = styled.svg`
  display: block;
  max-width: 100%;

  & .own {
    fill: var(--accent);
  }
  & .their {
    fill: color-mix(in oklab, var(--ink) 52%, var(--surface));
  }
  & .none {
    fill: var(--line-2);
  }
  & .now {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
  & .ahead {
    fill: color-mix(in oklab, var(--ink) 10%, var(--paper));
  }
`;

/** Points of the highest bar. */
const most = 20;

export interface ScoreBarsProps {
  own: readonly PkScored[];
  their: readonly PkScored[];
  /** Questions of the battle. */
  total: number;
  /** Index of the current question. */
  now?: number;
  /** 40 px high in a list, 88 px beside the question. */
  size?: 'sm' | 'lg';
}

/** Points for each question as bars, the viewer's above the line and the opponent's below it. */
export function ScoreBars({ own, their, total, now, size = 'sm' }: ScoreBarsProps) {
  const { t } = useWords();
  const [width, gap, height] = size === 'lg' ? [56, 8, 88] : [10, 5, 40];
  const middle = height / 2;
  const tallest = middle - 3;
  const tall = (points: number) => Math.max(2, Math.round((tallest * points) / most));
  const bars = Array.from({ length: total }, (_, place) => {
    const x = place * (width + gap);
    const [mine, theirs] = [own[place], their[place]];
    if (mine === undefined && theirs === undefined) {
      return (
        <rect
          key={place}
          className={place === now ? 'now' : 'ahead'}
          x={x + (place === now ? 1 : 0)}
          y={middle - (size === 'lg' ? 4 : 2)}
          width={width - (place === now ? 2 : 0)}
          height={size === 'lg' ? 8 : 4}
          rx={2}
        />
      );
    }
    return (
      <g key={place}>
        {mine === undefined ? null : (
          <rect
            className={mine.points > 0 ? 'own' : 'none'}
            x={x}
            y={middle - 1 - tall(mine.points)}
            width={width}
            height={tall(mine.points)}
            rx={2}
          />
        )}
        {theirs === undefined ? null : (
          <rect
            className={theirs.points > 0 ? 'their' : 'none'}
            x={x}
            y={middle + 1}
            width={width}
            height={tall(theirs.points)}
            rx={2}
          />
        )}
        {place === now ? <rect className="now" x={x + 1} y={middle - 4} width={width - 2} height={8} rx={2} /> : null}
      </g>
    );
  });
  const all = total * width + (total - 1) * gap;
  return (
    <Svg viewBox={`0 0 ${all} ${height}`} width={all} height={height} role="img" aria-label={t('pk.bars')}>
      {bars}
    </Svg>
  );
}
