import type { RichTextEditorWords } from '@banyan/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { useWords } from '../shared/useWords.ts';

/** All texts of the editor. */
export function useEditorWords(): RichTextEditorWords {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  return {
    toolbar: t('editor.toolbar'),
    bold: t('editor.bold'),
    italic: t('editor.italic'),
    underline: t('editor.underline'),
    heading: t('editor.heading'),
    subheading: t('editor.subheading'),
    bulletList: t('editor.bulletList'),
    numberedList: t('editor.numberedList'),
    quote: t('editor.quote'),
    undo: t('editor.undo'),
    redo: t('editor.redo'),
    link: t('editor.link'),
    linkAddress: t('editor.linkAddress'),
    linkHint: t('editor.linkHint'),
    linkError: t('editor.linkError'),
    linkApply: t('editor.linkApply'),
    linkRemove: t('editor.linkRemove'),
    failed: shared('failed'),
    retry: shared('retry'),
  };
}
