import type { RichTextEditorWords } from '@banyan/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';

/** Texts of the editor of texts. */
export function useFormattingWords(): RichTextEditorWords {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  return {
    toolbar: t('editor.format.toolbar'),
    bold: t('editor.format.bold'),
    italic: t('editor.format.italic'),
    underline: t('editor.format.underline'),
    heading: t('editor.format.heading'),
    subheading: t('editor.format.subheading'),
    bulletList: t('editor.format.bulletList'),
    numberedList: t('editor.format.numberedList'),
    quote: t('editor.format.quote'),
    undo: t('editor.format.undo'),
    redo: t('editor.format.redo'),
    link: t('editor.format.link'),
    linkAddress: t('editor.format.linkAddress'),
    linkHint: t('editor.format.linkHint'),
    linkError: t('editor.format.linkError'),
    linkApply: t('editor.format.linkApply'),
    linkRemove: t('editor.format.linkRemove'),
    failed: shared('failed'),
    retry: shared('retry'),
  };
}
