import type { Note } from '@banyan/contracts/course';
import { saveText } from '@banyan/core-screen';
import { momentParts } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { notesMarkdown } from './notesMarkdown.ts';
import { usePlaceWords } from './usePlaceWords.ts';

/** Saves notes as a Markdown file, in the reader's language. */
export function useNotesFile(): (notes: readonly Note[], heading: string) => void {
  const { t } = useWords();
  const { i18n } = useTranslation();
  const { timeZone } = useSession();
  const { now } = courseDomain.useEnvironment();
  const placeOf = usePlaceWords();
  return (notes, heading) => {
    const at = now();
    const full = (moment: number) => momentParts(moment, at, i18n.language, timeZone).full;
    const text = notesMarkdown(notes, {
      heading,
      about: t('notes.file.about', { at: full(at), count: notes.length }),
      chapter: (no, title) => t('notes.chapter', { no, title }),
      place: placeOf,
      state: (note) => t(`notes.state.${note.state}`),
      changed: ({ changedAt }) => full(changedAt),
      gone: t('notes.gone'),
    });
    saveText(`${heading.replaceAll(/[\\/:*?"<>|]/g, ' ').slice(0, 80)}.md`, text, 'text/markdown');
  };
}
