import { personal, type PersonalTable, type Redact } from '../../personal/personalTable.ts';
import { consents } from '../../platform/consent.schema.ts';
import { pageEvents, users, type FieldValues } from '../../platform/enterprise.schema.ts';
import { readFields, toldName, valueWords } from '../../platform/personFields.ts';

/** Values of the enterprise's fields under the fields' names. */
const nameFields: Redact = async ({ scope }, rows) => {
  const fields = await readFields(scope);
  return rows.map((row) => {
    const values = (row['fieldValues'] ?? {}) as FieldValues;
    const named = fields.flatMap((field) => {
      const words = valueWords(field, values[field.id], 'zh_cn');
      return words === '' ? [] : [[toldName(field), words] as const];
    });
    return { ...row, fieldValues: Object.fromEntries(named) };
  });
};

/** Personal data in the tables of the enterprise itself. The erasure empties the person's own row by itself. */
export const enterprisePersonal: readonly PersonalTable[] = [
  personal(users, 'profile', {
    whose: users.id,
    since: users.createdAt,
    without: ['passwordHash', 'initialPassword', 'adminRevoked', 'mergedInto'],
    redact: nameFields,
    erase: { stays: 'what others have on record refers to it; it is emptied, see closeAccount' },
  }),
  personal(pageEvents, 'usage', { since: pageEvents.at, erase: { empty: { userId: null } } }),
  personal(consents, 'consents', { since: consents.at, erase: { stays: 'it proves what was agreed to, and when' } }),
];
