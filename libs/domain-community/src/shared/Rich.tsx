import { RichText } from '@banyan/ui/rich-text';
import { useWords } from './useWords.ts';

/** The text of a post, sanitised by the server and here once more. */
export function Rich({ html }: { html: string }) {
  const { t } = useWords();
  return <RichText wide html={html} words={{ newWindow: t('rich.newWindow'), table: t('rich.table') }} />;
}
