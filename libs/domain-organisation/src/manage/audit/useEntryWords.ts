import { accountTypes, type Audience, type AuditEntry, type ManagedDepartment } from '@banyan/contracts/organisation';
import type { ChangedField } from '@banyan/core-console/views';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords, type Words } from '../shared/useWords.ts';
import { changeWords } from './changeWords.ts';

/** Entries of the audit log in words. Keep the array of departments the same between renders. */
export function useEntryWords(departments: readonly ManagedDepartment[]) {
  const { i18n } = useTranslation('organisation');
  const { t, language, list } = useWords();
  return useMemo(() => entryWords(departments, i18n, { t, language, list }), [departments, i18n, t, language, list]);
}

type Terms = Audience['except'] & Partial<Pick<Audience, 'rules'>>;

function entryWords(
  departments: readonly ManagedDepartment[],
  i18n: Pick<i18n, 'exists'>,
  { t, language, list }: Pick<Words, 't' | 'language' | 'list'>,
) {
  const named = (key: string, otherwise: string) =>
    i18n.exists(`organisation:${key}`) ? t(key as 'audit.name.name') : otherwise;
  const nameOf = (id: number) => {
    const one = departments.find((department) => department.id === id);
    return one === undefined ? `#${id}` : departmentName(one, language);
  };
  const some = (kind: 'groups' | 'people' | 'rules', n: number) =>
    n === 0 ? [] : [t(`audit.audience.${kind}`, { count: n, n: String(n) })];
  const termWords = ({ departments: ids, groups, people, rules = [] }: Terms) => [
    ...ids.map(nameOf),
    ...some('groups', groups.length),
    ...some('rules', rules.length),
    ...some('people', people.length),
  ];
  const exceptWords = ({ except }: Audience) => {
    const said = termWords(except);
    return said.length === 0 ? [] : [t('audit.audience.without', { words: list(said) })];
  };
  const words = {
    departments,
    departmentName: (one: Pick<ManagedDepartment, 'name'>) => departmentName(one, language),
    typeName: (type: number) => {
      const known = accountTypes.find((one) => one === type);
      return known === undefined ? String(type) : t(`people.type.${known}`);
    },
    rightName: (right: string) => {
      const [area = '', action = ''] = right.split('.');
      return action === ''
        ? named(`roles.reach.${area}`, right)
        : `${named(`roles.area.${area}`, area)} ${named(`roles.action.${action}`, action)}`;
    },
    list,
    audience: (audience: Audience | null) => {
      if (audience === null) return t('audit.audience.everyone');
      const said = [...termWords(audience), ...exceptWords(audience)];
      return said.length === 0 ? t('audit.audience.nobody') : list(said);
    },
    yes: t('audit.yes'),
    no: t('audit.no'),
    nothing: t('audit.nothing'),
  };
  const fieldName = (field: string) => named(`audit.name.${field}`, field);
  return {
    fieldName,
    act: ({ act }: Pick<AuditEntry, 'act'>) => {
      // `manage/people/change`, `import/people`, `privacy.erase`.
      const [area = '', name = ''] = act.replace(/^manage\//, '').split(/[./]/);
      return named(`audit.act.${area}.${name}`, act);
    },
    who: ({ who }: Pick<AuditEntry, 'who'>) => (who === null ? t('audit.server') : who.name || t('audit.nobody')),
    subject: ({ subject }: Pick<AuditEntry, 'subject'>) =>
      subject === null
        ? '–'
        : t('audit.subjectOf', {
            type: t(`audit.subject.${subject.type}`),
            name: subject.name === '' ? t('audit.nobody') : subject.name,
          }),
    fields: ({ changes }: Pick<AuditEntry, 'changes'>) => list(changes.map(({ field }) => fieldName(field))),
    changes: ({ changes }: Pick<AuditEntry, 'changes'>): readonly ChangedField[] =>
      changes.map(({ after, before, field }) => ({
        label: fieldName(field),
        before: changeWords(field, before, words),
        after: changeWords(field, after, words),
      })),
  };
}
