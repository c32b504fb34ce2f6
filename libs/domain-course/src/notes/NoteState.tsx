import type { Note } from '@banyan/contracts/course';
import { Tag } from '@banyan/ui';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const tones = { draft: 'neutral', reviewing: 'info', passed: 'ok', rejected: 'danger' } as const;

const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;

/** State of a note. */
export function NoteState({ note: { state } }: { note: Pick<Note, 'state'> }) {
  const { t } = useWords();
  if (state === 'private') {
    return (
      <Quiet>
        <Lock size={12} aria-hidden="true" />
        {t('notes.state.private')}
      </Quiet>
    );
  }
  return <Tag tone={tones[state]}>{t(`notes.state.${state}`)}</Tag>;
}
