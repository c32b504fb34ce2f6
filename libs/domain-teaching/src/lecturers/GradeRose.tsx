import type { LecturerGrades } from '@banyan/contracts/teaching';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Picture = styled.svg`
  width: 300px;
  height: 260px;

  & .ring {
    fill: none;
    stroke: var(--line);
  }
  & .petal {
    fill: var(--ok);
    opacity: 0.55;
  }
  & .petal[data-lower] {
    opacity: 0.25;
  }
  & .average {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  & text {
    font-size: 12px;
    fill: var(--ink-2);
  }
  & tspan {
    font-weight: 600;
    fill: var(--ink);
  }
`;

const [cx, cy, radius] = [150, 130, 84];
/** A point in the picture by angle from the top, in degrees, and distance from the centre. */
const at = (degrees: number, far: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(cx + Math.cos(angle) * far).toFixed(1)} ${(cy + Math.sin(angle) * far).toFixed(1)}`;
};
const reach = (tenths: number) => (tenths / 50) * radius;

/** Grades as petals, longer for better ones, and the mean of all lecturers as a line. The rows beside repeat it. */
export function GradeRose({ items }: { items: LecturerGrades['items'] }) {
  const { t, number } = useWords();
  const width = 360 / items.length;
  return (
    <Picture viewBox="0 0 300 260" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((ring) => (
        <circle key={ring} className="ring" cx={cx} cy={cy} r={reach(ring * 10)} />
      ))}
      {items.map(({ average, dimension, mean }, index) => {
        const [from, to] = [index * width - width / 2 + 2, index * width + width / 2 - 2];
        const far = reach(mean ?? 0);
        const line = reach(average ?? 0);
        const [x = '0', y = '0'] = at(index * width, radius + 18).split(' ');
        const side = Math.abs(Number(x) - cx) < 8 ? 'middle' : Number(x) > cx ? 'start' : 'end';
        return (
          <g key={dimension}>
            <path
              className="petal"
              data-lower={mean !== null && average !== null && mean < average ? '' : undefined}
              d={`M${cx} ${cy}L${at(from, far)}A${far} ${far} 0 0 1 ${at(to, far)}z`}
            />
            {average === null ? null : (
              <path className="average" d={`M${at(from, line)}A${line} ${line} 0 0 1 ${at(to, line)}`} />
            )}
            <text x={side === 'middle' ? x : Number(x) + (side === 'end' ? 12 : -12)} y={y} textAnchor={side}>
              {t(`lecturers.dimension.${dimension}`)}{' '}
              <tspan
                x={side === 'middle' ? undefined : Number(x) + (side === 'end' ? 12 : -12)}
                dy={side === 'middle' ? 0 : 16}
              >
                {mean === null ? '' : number(mean / 10)}
              </tspan>
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
