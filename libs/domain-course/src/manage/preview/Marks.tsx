import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { PreviewStore } from './PreviewStore.ts';

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  margin-inline-start: 6px;
  padding-inline: 4px;
  border-radius: 10px;
  background: var(--ink-2);
  color: var(--surface);
  font-size: var(--t12);
  font-weight: 600;
  line-height: 20px;
  vertical-align: middle;

  &[data-current] {
    background: var(--ink);
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
`;

export interface MarksProps {
  store: PreviewStore;
  /** Numbers of the changes. */
  numbers: readonly number[];
}

/** Numbers of the changes beside what they changed. */
export const Marks = observer(function Marks({ store, numbers }: MarksProps) {
  const { t, number } = useWords();
  return numbers.map((no) => (
    <Mark
      key={no}
      role="img"
      aria-label={t('preview.mark', { n: number(no) })}
      data-change={no}
      data-current={no === store.change || undefined}
    >
      {number(no)}
    </Mark>
  ));
});
