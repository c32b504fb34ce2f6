import type { EnterpriseDetail } from '@banyan/contracts/organisation';
import type { ChangedField } from '@banyan/core-console/views';
import { dateFormat } from '@banyan/core-screen';
import { useWords } from '../shared/useWords.ts';

type Change = EnterpriseDetail['acts'][number]['changes'][number];

const actNames = ['add', 'change', 'act', 'delete', 'invite'] as const;
const fieldNames = ['userLimit', 'expiresAt', 'host', 'locked', 'deleted', 'deletedAt'] as const;

/** Acts of the platform in words. */
export function useActWords() {
  const { t, language } = useWords();
  const value = (text: string | null): string | null => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'audit.yes' : 'audit.no');
    const date = text?.startsWith('"') === true ? Date.parse(text.slice(1, -1)) : Number.NaN;
    return Number.isNaN(date) ? text : dateFormat(language, { dateStyle: 'medium' }).format(date);
  };
  return {
    act: (call: string) => {
      const known = actNames.find((one) => call.endsWith(`/${one}`));
      return known === undefined ? call : t(`platform.acts.${known}`);
    },
    changes: (changes: readonly Change[]): readonly ChangedField[] =>
      changes.map(({ after, before, field }) => {
        const known = fieldNames.find((one) => one === field);
        return {
          label: known === undefined ? field : t(`platform.field.${known}`),
          before: value(before),
          after: value(after),
        };
      }),
  };
}
