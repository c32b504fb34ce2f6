import { RichText } from '@banyan/ui/rich-text';
import { useWords } from './useWords.ts';

export interface RichProps {
  /** Sanitised by the server, and here once more. */
  html: string;
  /** 16 px for what is read at length, 14 px for remarks. */
  size?: 'sm' | 'md';
}

/** A text of an exam with its marks-up: an introduction, a question, an option, an explanation. */
export function Rich({ html, size = 'md' }: RichProps) {
  const { t } = useWords();
  return <RichText wide html={html} size={size} words={{ newWindow: t('start.newWindow'), table: t('start.table') }} />;
}
