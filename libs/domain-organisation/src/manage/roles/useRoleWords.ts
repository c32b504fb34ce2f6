import { ErrorCode, v } from '@banyan/contracts';
import { roleRefusals, type BuiltInRole, type ManagedRole } from '@banyan/contracts/organisation';
import { dateFormat, refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';

const fields = ['name', 'people', 'departments', 'permissions', 'until'] as const;
const refusedFields = v.object({ fields: v.record(v.string(), v.picklist(roleRefusals)) });
const holdersChanged = v.object({ reason: v.literal('holders'), holders: v.int() });

/** Words of roles and of what was refused about them. */
export function useRoleWords() {
  const { t, language, number } = useWords();
  const failureText = useFailureText();
  return {
    builtIn: (key: BuiltInRole) => t(`roles.builtIn.${key}`),
    own: ({ name }: Pick<ManagedRole, 'name'>) =>
      language.startsWith('en') && name.en !== undefined && name.en !== '' ? name.en : name.zh_cn,
    /** Last day of a grant. */
    until: (day: string) =>
      t('roles.untilDay', {
        day: dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day)),
      }),
    failure: (error: unknown) => {
      const changed = refusalData(error, ErrorCode.conflict, holdersChanged);
      if (changed !== null) return t('roles.holdersChanged', { n: number(changed.holders) });
      const refused = refusalData(error, ErrorCode.fieldsRefused, refusedFields)?.fields;
      const field = fields.find((one) => refused?.[one] !== undefined);
      return field === undefined ? failureText(error) : t(`roles.refused.${field}`);
    },
  };
}
