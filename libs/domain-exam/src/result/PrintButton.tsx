import { IconButton } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useWords } from '../shared/useWords.ts';

/** Prints the screen, which has a print layout. */
export function PrintButton({ icon }: { icon: ReactNode }) {
  const { t } = useWords();
  return (
    <IconButton label={t('result.print')} onClick={() => window.print()}>
      {icon}
    </IconButton>
  );
}
