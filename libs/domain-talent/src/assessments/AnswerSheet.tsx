import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Sheet = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & button {
    display: grid;
    place-content: center;
    width: 36px;
    height: 36px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
  }
  & button[data-done] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  & button[aria-current] {
    border-color: var(--accent);
    font-weight: 600;
  }
`;

export interface AnswerSheetProps {
  /** Numbers of all statements. */
  numbers: readonly number[];
  /** Those without an answer. */
  open: readonly number[];
  /** The statement in view. */
  current: number;
  onGo: (no: number) => void;
}

/** All statements by number, with their answers. */
export function AnswerSheet({ numbers, open, current, onGo }: AnswerSheetProps) {
  const { t } = useWords();
  return (
    <Sheet aria-label={t('assessment.sheet')}>
      {numbers.map((no) => {
        const done = !open.includes(no);
        return (
          <li key={no}>
            <button
              type="button"
              data-done={done ? '' : undefined}
              aria-current={no === current ? 'step' : undefined}
              aria-label={t(done ? 'assessment.itemDone' : 'assessment.itemName', { no })}
              onClick={() => onGo(no)}
            >
              {no}
            </button>
          </li>
        );
      })}
    </Sheet>
  );
}
