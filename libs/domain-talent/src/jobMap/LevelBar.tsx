import { abilityLevels } from '@banyan/contracts/talent';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Bar = styled.span`
  display: grid;
  grid-template-columns: repeat(${abilityLevels}, 1fr);
  gap: 2px;
  width: 132px;

  & i {
    height: 7px;
    border-radius: 2px;
    background: var(--line);
  }
  & i[data-has] {
    background: var(--ink-2);
  }
  & i[data-gap] {
    background: repeating-linear-gradient(115deg, var(--warn) 0 3px, transparent 3px 6px);
    outline: 1px solid var(--warn);
    outline-offset: -1px;
  }
  & i[data-asked] {
    box-shadow: 3px 0 0 -1px var(--ink);
  }
`;

export interface LevelBarProps {
  /** Level reached, 0–5. */
  has: number;
  /** Level required, 1–5. */
  asked: number;
}

/** A level beside the required one. */
export function LevelBar({ has, asked }: LevelBarProps) {
  const { t } = useWords();
  return (
    <Bar role="img" aria-label={t('jobMap.levels', { has, asked })}>
      {Array.from({ length: abilityLevels }, (_, index) => (
        <i
          key={index}
          data-has={index < has ? '' : undefined}
          data-gap={index >= has && index < asked ? '' : undefined}
          data-asked={index === asked - 1 ? '' : undefined}
        />
      ))}
    </Bar>
  );
}
