import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../../shared/useWords.ts';
import type { Sent } from './SendingStore.ts';

const faults = ['coding', 'damaged', 'locked', 'pages', 'package', 'kind'] as const;

/** Why a file was not taken, in words. */
export function useFileFault() {
  const { t } = useWords();
  const failureText = useFailureText();
  return ({ error, fault }: Pick<Sent, 'error' | 'fault'>): string => {
    const known = faults.find((one) => one === fault);
    return known === undefined ? failureText(error) : t(`editor.file.${known}`);
  };
}
