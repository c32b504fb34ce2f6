import { fieldLimits, fieldNumbers, isDay, type FieldFilter } from '@banyan/contracts/organisation';
import { and, asc, sql, type SQL } from 'drizzle-orm';
import { localised, type ContentLanguage } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { ChangedField } from './audit.schema.ts';
import { users, type FieldValues } from './enterprise.schema.ts';
import { personFields } from './organisation.schema.ts';

export type PersonFieldRow = typeof personFields.$inferSelect;
type Value = FieldValues[string];

/** Fields of the enterprise in their order, the archived ones among them. */
export const readFields = (scope: TenantScope): Promise<PersonFieldRow[]> =>
  scope.tx
    .select()
    .from(personFields)
    .where(scope.only(personFields))
    .orderBy(asc(personFields.place), asc(personFields.id));

/** Whether a field can hold a value. */
export function canHold({ kind, options }: Pick<PersonFieldRow, 'kind' | 'options'>, value: Value): boolean {
  switch (kind) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.trim() !== '' &&
        value.length <= fieldLimits.value &&
        !/[\p{Cc}\p{Cf}]/u.test(value)
      );
    case 'number':
      return (
        typeof value === 'number' &&
        Math.abs(value) <= fieldNumbers.most &&
        Number(value.toFixed(fieldNumbers.decimals)) === value
      );
    case 'date':
      return typeof value === 'string' && isDay(value);
    case 'choice':
      return options.some(({ id }) => id === value);
  }
}

/** A value in words; of an option its name. Empty for a value that the field cannot hold any more. */
export function valueWords(
  { kind, options }: Pick<PersonFieldRow, 'kind' | 'options'>,
  value: Value | undefined,
  language: ContentLanguage,
): string {
  if (value === undefined) return '';
  if (kind !== 'choice') return String(value);
  const option = options.find(({ id }) => id === value);
  return option === undefined ? '' : localised(option.name, language);
}

/** Name of a field in the audit log, in both languages where it has them. */
export const toldName = ({ name }: Pick<PersonFieldRow, 'name'>): string =>
  [name.zh_cn, name.en].filter((one) => one !== undefined && one !== '').join(' · ');

/** Changed values for the audit log. */
export const changedValues = (
  fields: readonly PersonFieldRow[],
  before: FieldValues,
  after: FieldValues,
): readonly ChangedField[] =>
  fields
    .filter(({ id }) => before[id] !== after[id])
    .map((field) => ({
      field: toldName(field),
      before: valueWords(field, before[field.id], 'zh_cn') || null,
      after: valueWords(field, after[field.id], 'zh_cn') || null,
    }));

/** The value of a field in the row of a person, as text; null where there is none. */
export const valueText = (id: number): SQL => sql`(${users.fieldValues} ->> ${String(id)}::text)`;

/** Condition on people who have a value in a field. */
export const hasValue = (id: number): SQL => sql`${valueText(id)} is not null`;

/** Condition on people by their fields. A filter that does not fit its field finds nobody. */
export const fieldsWhere = (fields: readonly PersonFieldRow[], filters: readonly FieldFilter[] = []): SQL | undefined =>
  and(
    ...filters.map((filter) => {
      const field = fields.find(({ id }) => id === filter.field);
      return field === undefined ? sql`false` : fieldWhere(field, filter);
    }),
  );

function fieldWhere({ id, kind }: PersonFieldRow, { from, has, is, to }: FieldFilter): SQL | undefined {
  const value = valueText(id);
  switch (kind) {
    case 'choice':
      return is === undefined ? sql`false` : sql`${value} = any(${sql.param(is.map(String))}::text[])`;
    case 'text':
      return has === undefined
        ? sql`false`
        : sql`${value} ilike ${`%${has.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
    case 'number':
      return within(sql`${value}::numeric`, 'number', from, to);
    case 'date':
      return within(sql`${value} collate "C"`, 'string', from, to);
  }
}

type Bound = FieldFilter['from'];

function within(value: SQL, type: 'number' | 'string', from: Bound, to: Bound): SQL | undefined {
  const bounds = [from, to].filter((one) => one !== undefined);
  if (bounds.length === 0 || bounds.some((one) => typeof one !== type)) return sql`false`;
  const cast = sql.raw(type === 'number' ? 'numeric' : 'text');
  return and(
    from === undefined ? undefined : sql`${value} >= ${from}::${cast}`,
    to === undefined ? undefined : sql`${value} <= ${to}::${cast}`,
  );
}
