import { memo } from 'react';
import styled from 'styled-components';

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  & > path {
    fill: none;
    stroke: var(--ink);
    stroke-opacity: 0.07;
  }
  & > path[data-wood] {
    stroke: var(--grain);
    stroke-opacity: 0.6;
    stroke-width: 5;
  }
`;

/** A ring around the clock: exact outside, irregular inside. */
function ring(index: number): string {
  const radius = 96 + index * 34;
  const wild = Math.max(0, 1 - index / 14);
  const points = Array.from({ length: 90 }, (_, step) => {
    const angle = (step / 90) * 2 * Math.PI;
    const stray = 0.07 * Math.sin(2 * angle + 0.6) + 0.04 * Math.sin(3 * angle + 2 + index * 0.06);
    const reach = radius * (1 + wild * stray);
    return `${(720 + Math.cos(angle) * reach).toFixed(1)} ${(168 + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const rings = Array.from({ length: 20 }, (_, index) => ring(index));

/** Tree rings behind a battle, with the clock in their centre. */
export const BattleRings = memo(function BattleRings() {
  return (
    <Svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {rings.map((path, index) => (
        <path key={path} d={path} data-wood={index % 5 === 1 || undefined} />
      ))}
    </Svg>
  );
});
