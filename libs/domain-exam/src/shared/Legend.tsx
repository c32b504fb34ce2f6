import type { MarkState } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { markCounts } from './marks.ts';
import { useWords } from './useWords.ts';

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 16px;
    height: 16px;
    box-sizing: border-box;
    border-radius: var(--r-small);
    background: var(--ok-soft);
  }
  & i[data-mark='partial'] {
    background: linear-gradient(135deg, var(--warn-soft) 50%, var(--ok-soft) 50%);
  }
  & i[data-mark='wrong'] {
    background: var(--danger-soft);
  }
  & i[data-mark='blank'] {
    background: none;
    border: 1px dashed var(--line-3);
  }
  & i[data-mark='waiting'] {
    background: var(--info-soft);
  }
`;

/** The meaning of the colours of marks, with the number of each. */
export function Legend({ marks }: { marks: readonly { readonly mark: MarkState | null }[] }) {
  const { t, number } = useWords();
  return (
    <Words>
      {markCounts(marks).map(({ mark, count }) => (
        <span key={mark}>
          <i data-mark={mark} aria-hidden="true" />
          {t(`mark.${mark}`)} {number(count)}
        </span>
      ))}
    </Words>
  );
}
