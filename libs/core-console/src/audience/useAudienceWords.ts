import {
  accountTypes,
  termsOf,
  type Audience,
  type AudienceCondition,
  type AudienceTerm,
} from '@banyan/contracts/organisation';
import { useFormats } from '@banyan/core-screen/views';
import { useTranslation } from 'react-i18next';
import type { AudienceStore } from './AudienceStore.ts';
import { ruleFields, type RuleField } from './ruleFields.ts';

/** Names of an audience's departments, groups and people. */
export interface AudienceNames {
  readonly department: (id: number) => string;
  readonly group: (id: number) => string;
  readonly person: (id: number) => string;
  /** A field of the enterprise; undefined for one that is not known. */
  readonly field?: (id: number) => RuleField | undefined;
}

/** Names so far known to the store; departments in the reader's language. */
export function audienceNames(store: AudienceStore, language: string): AudienceNames {
  const departments = new Map((store.departments.value ?? []).map(({ id, name }) => [id, name]));
  return {
    department: (id) => {
      const name = departments.get(id);
      return (language.startsWith('en') ? name?.en : undefined) ?? name?.zh_cn ?? `#${id}`;
    },
    group: (id) => store.nameOf('group', id),
    person: (id) => store.nameOf('person', id),
    field: (id) => ruleFields(store.fields.value ?? [], language).find((one) => one.id === id),
  };
}

/** Names shown in a line; of more only the number. */
const shownNames = 3;

/** The lines of an audience in words. */
export function useAudienceWords(names: AudienceNames) {
  const { t } = useTranslation('console');
  const { list, number } = useFormats();
  const some = (all: readonly string[]) => {
    const first = list(all.slice(0, shownNames));
    return all.length <= shownNames ? first : t('audience.more', { names: first, n: number(all.length) });
  };
  const condition = (one: AudienceCondition): string => {
    switch (one.on) {
      case 'department':
        return one.in.length === 0 ? '' : t('rule.says.department', { names: some(one.in.map(names.department)) });
      case 'post':
      case 'tag':
        return one.is.length === 0 ? '' : t(`rule.says.${one.on}`, { names: some(one.is) });
      case 'type':
        return list(accountTypes.filter((type) => one.is.includes(type)).map((type) => t(`rule.type.${type}`)));
      case 'hired':
        return hired(one);
      case 'choice':
      case 'text':
      case 'number':
      case 'date':
        return onField(one);
    }
  };
  const onField = (one: Extract<AudienceCondition, { readonly field: number }>): string => {
    const field = names.field?.(one.field);
    const name = field?.name ?? t('rule.field');
    if (one.on === 'text') return one.is.length === 0 ? '' : t('rule.says.is', { name, names: some(one.is) });
    if (one.on === 'choice') {
      const options = one.is.map((id) => field?.options.find((option) => option.id === id)?.name ?? `#${id}`);
      return options.length === 0 ? '' : t('rule.says.is', { name, names: some(options) });
    }
    const bound = (value: number | string | undefined) => (typeof value === 'number' ? number(value) : (value ?? ''));
    const [from, to] = [bound(one.from), bound(one.to)];
    if (from !== '' && to !== '') return t('rule.says.span', { name, from, to });
    if (from !== '') return t('rule.says.least', { name, from });
    return to === '' ? t('rule.says.has', { name }) : t('rule.says.most', { name, to });
  };
  const hired = ({ from, to }: Extract<AudienceCondition, { readonly on: 'hired' }>): string => {
    if (from !== undefined && to !== undefined) return t('rule.says.between', { from, to });
    if (from !== undefined) return t('rule.says.from', { from });
    return to === undefined ? t('rule.says.hired') : t('rule.says.to', { to });
  };
  const rule = (conditions: readonly AudienceCondition[]): string => {
    const said = conditions.map(condition).filter((words) => words !== '');
    return said.length === 0 ? t('audience.newRule') : list(said);
  };
  const term = (audience: Audience, { at, except, on }: AudienceTerm): string => {
    const from = except ? audience.except : audience;
    switch (on) {
      case 'departments':
        return some(from.departments.map(names.department));
      case 'group':
        return names.group(from.groups[at] ?? 0);
      case 'rule':
        return rule(audience.rules[at] ?? []);
      case 'people':
        return some(from.people.map(names.person));
    }
  };
  return {
    rule,
    /** Each line with its words, in the order of `termsOf`. */
    lines: (audience: Audience) => termsOf(audience).map((one) => ({ ...one, words: term(audience, one) })),
  };
}
