import { RichText } from '@banyan/ui/rich-text';
import { useWords } from '../shared/useWords.ts';

/** Text of a question in practice: rich where it is, plain where nothing in it asks for more. */
export function DrillProse({ html }: { html: string }) {
  const { t } = useWords();
  if (!/[<&]/.test(html)) return <span>{html}</span>;
  return <RichText html={html} wide words={{ newWindow: t('drill.newWindow'), table: t('drill.table') }} />;
}
