import { RichText } from '@banyan/ui/rich-text';
import { useWords } from './useWords.ts';

export interface RichProps {
  /** Sanitised by the server, and here once more. */
  html: string;
  /** 16 px for what is read at length, 14 px for remarks. */
  size?: 'sm' | 'md';
  /** Without a tag it is a mere span: in a line of its own an option needs no block. */
  plain?: boolean;
}

/** A text of an exam: an introduction, a question, an option, an explanation; plain where nothing in it asks for more. */
export function Rich({ html, size = 'md', plain = false }: RichProps) {
  const { t } = useWords();
  if (plain && !/[<&]/.test(html)) return <span>{html}</span>;
  return <RichText wide html={html} size={size} words={{ newWindow: t('rich.newWindow'), table: t('rich.table') }} />;
}
