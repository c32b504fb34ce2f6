import { useFormats } from '@banyan/core-screen/views';
import { RichTextEditor, type RichTextEditorProps, type RichTextEditorWords } from '@banyan/ui/rich-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

function useEditorWords(): RichTextEditorWords {
  const { t } = useTranslation('console');
  return useMemo(
    () => ({
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
      failed: t('editor.failed'),
      retry: t('retry'),
    }),
    [t],
  );
}

export type RichTextFieldProps = Omit<RichTextEditorProps, 'countText' | 'words'>;

/**
 * A text with headings, lists, quotes and links. The server takes out what it does not know (`safeHtml`); the
 * schema of the call counts the characters.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { number } = useFormats();
  return (
    <RichTextEditor
      {...props}
      words={useEditorWords()}
      countText={(used, limit) => `${number(used)} / ${number(limit)}`}
    />
  );
}
