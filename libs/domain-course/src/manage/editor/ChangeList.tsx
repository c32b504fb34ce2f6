import type { DraftChange } from '@banyan/contracts/course';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useChangeWords } from './useChangeWords.ts';

const List = styled.ul`
  line-height: 24px;
  overflow-wrap: anywhere;
`;

export interface ChangeListProps {
  changes: readonly DraftChange[];
}

/** Changes of a draft against the published course. */
export function ChangeList({ changes }: ChangeListProps) {
  const { t, number } = useWords();
  const words = useChangeWords();
  return (
    <section aria-label={t('editor.changes')}>
      <h3>{t('editor.changesOf', { count: changes.length, n: number(changes.length) })}</h3>
      <List>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.at} ${change.title}`}>{words(change)}</li>
        ))}
      </List>
    </section>
  );
}
