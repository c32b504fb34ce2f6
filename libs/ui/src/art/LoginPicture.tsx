import { memo } from 'react';
import styled from 'styled-components';
import { disc, growthRing, range, short } from './geometry.ts';
import { pigments } from './pigments.ts';

const Svg = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 480 / 192;
  height: auto;
  filter: var(--cover-filter);
`;

const color = pigments.indigo;

/** A badge before rings: the upper part of the login dialog. */
export const LoginPicture = memo(function LoginPicture() {
  return (
    <Svg viewBox="0 0 480 192" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={480} height={192} fill={color.paper} />
      {range(1, 14)
        .reverse()
        .map((ring) => (
          <path
            key={ring}
            d={growthRing(338, 132, 14 + ring * 21, Math.max(0, 1 - ring / 15), [1, 0.4, 2.2], ring)}
            fill={ring % 2 === 1 ? color.paper : color.light}
            fillOpacity={ring % 2 === 1 ? 1 : 0.18}
            stroke={color.light}
          />
        ))}
      <path d={disc(338, 132, 13)} fill={color.ground} />
      <circle cx={420} cy={44} r={10} fill={color.spark} />
      <path d="m120-4 38 66M204-4l-36 66" stroke={color.ground} strokeWidth={11} />
      <rect x={150} y={54} width={22} height={16} rx={3} fill={color.deep} />
      <g transform={`rotate(${short(-4)} 162 150)`}>
        <rect x={106} y={68} width={112} height={150} rx={8} fill={color.paper} stroke={color.light} />
        <path d="M106 96V76a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v20z" fill={color.ground} />
        <path d={disc(162, 132, 24)} fill={color.light} />
        <path d={disc(162, 126, 10)} fill={color.deep} />
        <path d="M142 145a20 15 0 0 1 40 0 24 24 0 0 1-40 0z" fill={color.deep} />
        <path d="M134 172h56" stroke={color.light} strokeWidth={6} strokeLinecap="round" />
      </g>
    </Svg>
  );
});
