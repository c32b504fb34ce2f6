import { enterpriseRefusals } from '@banyan/contracts/organisation';
import { useWords } from '../shared/useWords.ts';

/** Words of a broken rule of an enterprise; undefined for the usual ones. */
export function usePlatformRule(): (rule: string) => string | undefined {
  const { t } = useWords();
  return (rule) => {
    const known = enterpriseRefusals.find((one) => one === rule);
    return known === undefined ? undefined : t(`platform.rule.${known}`);
  };
}
