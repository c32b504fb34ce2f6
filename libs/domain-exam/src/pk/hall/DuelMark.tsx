import { memo } from 'react';
import styled from 'styled-components';

const Svg = styled.svg`
  display: block;
  overflow: visible;

  & .tick {
    stroke: var(--ink-3);
    stroke-opacity: 0.7;
    stroke-width: 1.2;
  }
  & .own,
  & .their {
    fill: none;
    stroke: var(--accent);
    stroke-width: 10;
  }
  & .their {
    stroke: color-mix(in oklab, var(--ink) 18%, var(--paper));
  }
  & .ring {
    fill: none;
    stroke: color-mix(in oklab, var(--ink) 45%, var(--paper));
  }
  & .ring.exact {
    stroke: var(--ink);
    stroke-opacity: 0.16;
  }
`;

const centre = 120;
const at = (degrees: number, radius: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [centre + radius * Math.cos(radians), centre + radius * Math.sin(radians)]
    .map((value) => value.toFixed(1))
    .join(' ');
};
const arc = (from: number, to: number, radius: number) =>
  `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`;
const eights = Array.from({ length: 8 }, (_, index) => index);

/** Two halves of a dial: the viewer's, grown and coloured, and that of any opponent. */
export const DuelMark = memo(function DuelMark() {
  const ticks = Array.from({ length: 60 }, (_, index) => index * 6)
    .map((degrees) => `M${at(degrees, 106)}L${at(degrees, degrees % 90 === 0 ? 116 : 111)}`)
    .join('');
  return (
    <Svg viewBox="0 0 240 240" width={240} height={240} aria-hidden="true">
      <path className="tick" d={ticks} />
      {eights.map((index) => (
        <g key={index}>
          <path className="own" d={arc(188 + index * 21, 188 + index * 21 + 18, 94)} />
          <path className="their" d={arc(10 + index * 21, 10 + index * 21 + 18, 94)} />
          <path className={index % 3 === 1 ? 'ring' : 'ring exact'} d={arc(182, 358, 14 + index * 9.4)} />
          <path className="ring exact" d={arc(2, 178, 14 + index * 9.4)} />
        </g>
      ))}
    </Svg>
  );
});
