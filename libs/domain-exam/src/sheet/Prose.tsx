import { RichText } from '@banyan/ui/rich-text';
import { useWords } from '../shared/useWords.ts';

/** Text of a question: rich where it is, plain where nothing in it asks for more, as most options are. */
export function Prose({ html }: { html: string }) {
  const { t } = useWords();
  if (!/[<&]/.test(html)) return <span>{html}</span>;
  return <RichText html={html} wide words={{ newWindow: t('sheet.newWindow'), table: t('sheet.table') }} />;
}
