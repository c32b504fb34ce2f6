import { wrongCircles } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Mark = styled.svg`
  display: block;
  fill: none;
  stroke: var(--ink-2);

  & > [data-ahead] {
    stroke: var(--line);
  }
`;

/** The circles passed by a wrong question, of all. */
export function CircleMark({ circle }: { circle: number }) {
  const { t } = useWords();
  return (
    <Mark
      width={28}
      height={28}
      viewBox="0 0 28 28"
      role="img"
      aria-label={t('exercise.circleOf', { no: circle, all: wrongCircles })}
    >
      {Array.from({ length: wrongCircles }, (_, index) => (
        <circle key={index} cx={14} cy={14} r={2 + index * 2.6} data-ahead={index >= circle || undefined} />
      ))}
    </Mark>
  );
}
