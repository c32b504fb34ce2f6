import type { Note } from '@banyan/contracts/course';
import { clock } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

/** Anchor of a note in words; empty for the whole chapter. */
export function usePlaceWords(): (note: Pick<Note, 'pin' | 'place'>) => string {
  const { t } = useWords();
  return ({ pin, place }) => (pin === 'second' ? clock(place) : pin === 'page' ? t('notes.page', { page: place }) : '');
}
