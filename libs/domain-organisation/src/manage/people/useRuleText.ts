import { personRefusals } from '@banyan/contracts/organisation';
import { useWords } from '../shared/useWords.ts';

/** Rules of a person's fields beside the usual ones of forms. */
const rules = [...personRefusals, 'noSpaces', 'day', 'number', 'tags'] as const;

/** Words of a broken rule of a person; undefined for the usual ones. */
export function useRuleText(): (rule: string) => string | undefined {
  const { t } = useWords();
  return (rule) => {
    const known = rules.find((one) => one === rule);
    return known === undefined ? undefined : t(`people.rule.${known}`);
  };
}
