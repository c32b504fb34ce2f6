import { RichText } from '@banyan/ui/rich-text';
import { useWords } from './useWords.ts';

export interface RichHtmlProps {
  html: string;
  size: 'sm' | 'md';
}

/** A text with marks, sanitised once more: the sanitiser is large, and loads with the first of such texts. */
export function RichHtml({ html, size }: RichHtmlProps) {
  const { t } = useWords();
  return <RichText wide html={html} size={size} words={{ newWindow: t('rich.newWindow'), table: t('rich.table') }} />;
}
