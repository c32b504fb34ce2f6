import { wrongCircles, type ExerciseSets } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Orb = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  height: auto;
  margin: 12px auto 8px;
  overflow: visible;

  & > .ring {
    fill: none;
    stroke: var(--ink);
    stroke-opacity: 0.14;
  }
  & > .dot {
    fill: color-mix(in oklab, var(--ink) 48%, var(--surface));
  }
  & > .dot[data-due] {
    fill: var(--accent);
  }
`;

const size = 220;
const middle = size / 2;
const step = 20;
/** More dots than this in a circle would overlap. */
const dotsAt = (circle: number) => 4 + circle * 4;
/** Angle between neighbours of two circles. */
const golden = 2.399_963;

/** Wrong questions on the circles that they have reached, due ones in the enterprise's colour. */
export function Circles({ circles }: Pick<ExerciseSets, 'circles'>) {
  const { t } = useWords();
  const dots = circles.flatMap(({ count, due }, index) => {
    const shown = Math.min(count, dotsAt(index));
    const coloured = Math.min(shown, due);
    const radius = (index + 1) * step;
    return Array.from({ length: shown }, (_, dot) => {
      const angle = index * golden + (dot * 2 * Math.PI) / Math.max(shown, 1);
      return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle), due: dot < coloured };
    });
  });
  const label = t('exercise.circlesLabel', {
    list: circles
      .map(({ count }, index) => t('exercise.circleCount', { no: index + 1, count }))
      .join(t('exercise.comma')),
  });
  return (
    <Orb viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {Array.from({ length: wrongCircles }, (_, index) => (
        <circle key={index} className="ring" cx={middle} cy={middle} r={(index + 1) * step} />
      ))}
      {dots.map(({ x, y, due }) => (
        <circle key={`${x} ${y}`} className="dot" data-due={due || undefined} cx={x} cy={y} r={4.5} />
      ))}
    </Orb>
  );
}
