import type { RankMeasure, Ranking } from '@banyan/contracts/mall';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useValueWords } from './useValueWords.ts';

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  margin-top: 20px;
  overflow: visible;
  font-size: 12px;

  & circle {
    fill: color-mix(in oklab, var(--ink) 24%, var(--surface));
  }
  & circle[data-own] {
    fill: var(--accent);
  }
  & text {
    fill: var(--ink-3);
  }
  & text[data-own] {
    fill: var(--accent-text);
    font-weight: 600;
  }
  & path {
    stroke: var(--line-2);
  }
  & path[data-own] {
    stroke: var(--accent);
  }
`;

const width = 720;
const ground = 128;
const rows = 15;
const gap = 7;

export interface SpreadDotsProps {
  ranking: Ranking;
  measure: RankMeasure;
}

/** Distribution of the values: a dot for each person, or for a few when there are many. */
export function SpreadDots({ ranking, measure }: SpreadDotsProps) {
  const { t } = useWords();
  const { long, short } = useValueWords(measure);
  const { own, spread, step, total } = ranking;
  const last = Math.max(spread.at(-1)?.from ?? 0, own?.value ?? 0);
  const bins = Math.max(6, Math.floor(last / step) + 1);
  const slot = width / bins;
  const across = Math.max(1, Math.min(5, Math.floor((slot - 6) / gap)));
  const most = Math.max(1, ...spread.map(({ people }) => people));
  // A dot stands for enough people that the highest pile fits.
  const each = Math.max(1, Math.ceil(most / (rows * across)));
  const ownBin = own === null ? -1 : Math.floor(own.value / step);
  const marks = Array.from({ length: bins }, (_, bin) => bin).filter((bin) => bin % Math.ceil(bins / 8) === 0);
  const ownX = (ownBin + 0.5) * slot;
  return (
    <Plot viewBox={`0 0 ${width} 160`} role="img" aria-label={t('rank.spread', { count: total })}>
      {spread.flatMap(({ from, people }) => {
        const bin = Math.floor(from / step);
        const left = bin * slot + 6;
        return Array.from({ length: Math.ceil(people / each) }, (_, nth) => (
          <circle
            key={`${bin} ${nth}`}
            cx={left + (nth % across) * gap}
            cy={ground - 4 - Math.floor(nth / across) * gap}
            r={2.4}
          />
        ));
      })}
      <path d={`M0 ${ground}.5H${width}`} />
      {marks.map((bin) => (
        <text key={bin} x={bin * slot} y={ground + 20}>
          {short(bin * step)}
        </text>
      ))}
      {own === null ? null : (
        <>
          <path data-own="" d={`M${ownX} ${ground - 4}V10`} strokeDasharray="2 3" />
          <circle data-own="" cx={ownX} cy={ground - 4} r={4} />
          <text
            data-own=""
            x={ownX + (ownX > width * 0.8 ? -8 : 8)}
            y={18}
            textAnchor={ownX > width * 0.8 ? 'end' : 'start'}
          >
            {t('rank.you', { amount: long(own.value) })}
          </text>
        </>
      )}
    </Plot>
  );
}
