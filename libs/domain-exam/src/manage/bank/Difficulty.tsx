import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Dots = styled.span`
  display: inline-flex;
  gap: 3px;

  & > i {
    width: 6px;
    height: 6px;
    border: 1px solid var(--ink-3);
    border-radius: 50%;
  }
  & > i[data-on] {
    background: var(--ink-3);
  }
`;

const levels = [1, 2, 3] as const;

export interface DifficultyProps {
  /** 1 easy, 2 medium, 3 hard. */
  value: number;
}

/** Difficulty that the author set, as one to three dots. */
export function Difficulty({ value }: DifficultyProps) {
  const { t } = useWords();
  const level = levels.find((one) => one === value) ?? 2;
  return (
    <Dots role="img" aria-label={t(`manageBank.difficulty.${level}`)}>
      {levels.map((one) => (
        <i key={one} data-on={one <= level || undefined} />
      ))}
    </Dots>
  );
}
