import { useWords } from '../shared/useWords.ts';

const rules = ['missing', 'invalid', 'taken'] as const;
const faults = ['missing', 'deep', 'long', 'many'] as const;

/** Words of a broken rule of name, look and course; undefined for the usual ones. */
export function useSetupRule(): (rule: string) => string | undefined {
  const { t } = useWords();
  return (rule) => {
    const known = rules.find((one) => one === rule);
    return known === undefined ? undefined : t(`setup.rule.${known}`);
  };
}

/** The same of an indented list. */
export function useLinesRule(): (rule: string) => string | undefined {
  const { t } = useWords();
  return (rule) => {
    const known = faults.find((one) => one === rule);
    return known === undefined ? undefined : t(`setup.departments.fault.${known}`);
  };
}

/** The same of the first people. */
export function usePeopleRule(): (rule: string) => string | undefined {
  const { t } = useWords();
  const words: Readonly<Record<string, string>> = {
    none: t('setup.people.none'),
    name: t('setup.people.nameRule'),
    mail: t('setup.people.mailRule'),
  };
  return (rule) => words[rule];
}
