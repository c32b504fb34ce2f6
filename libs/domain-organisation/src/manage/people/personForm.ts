import { v } from '@banyan/contracts';
import {
  accountTypes,
  fieldColumn,
  fieldLimits,
  fieldNumbers,
  isDay,
  personLimits,
  readFieldNumber,
  type FieldValue,
  type PersonField,
  type WrittenPerson,
} from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })));
const needed = (max: number) => v.pipe(text(max), v.regex(/\S/, 'required'));
const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'day'));

/** At most so many tags with commas between them, each of at most so many characters. */
const fewTags = new RegExp(
  `^[^,，、]{0,${personLimits.tag}}([,，、][^,，、]{0,${personLimits.tag}}){0,${personLimits.tags - 1}}$`,
  'u',
);

const fields = {
  name: needed(personLimits.name),
  en: text(personLimits.name),
  department: v.string(),
  further: v.array(v.string()),
  post: text(personLimits.post),
  hiredOn: day,
  tags: v.pipe(v.string(), v.regex(fewTags, 'tags')),
  email: text(personLimits.email),
  phone: text(24),
  type: v.string(),
};

/** Words typed into the enterprise's fields, by `fieldColumn`; empty for no value. */
type TypedFields = Readonly<Record<`field:${number}`, string>>;
type UsualValues = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;
export type PersonValues = UsualValues & TypedFields;

/** Rules of what is typed into a field of the enterprise. */
function typedIn({ kind }: PersonField) {
  if (kind === 'text') return text(fieldLimits.value);
  if (kind === 'number')
    return v.pipe(
      v.string(),
      v.check(
        (typed) => typed.trim() === '' || readFieldNumber(typed.trim()) !== null,
        messageKey('number', { decimals: fieldNumbers.decimals }),
      ),
    );
  if (kind === 'date')
    return v.pipe(
      v.string(),
      v.check((typed) => typed === '' || isDay(typed), 'day'),
    );
  return v.string();
}

const ownRules = (known: readonly PersonField[]) =>
  Object.fromEntries(known.map((field) => [fieldColumn(field.id), typedIn(field)]));

/** Rules of the form for a person with these fields. */
export const personForm = (known: readonly PersonField[]) => v.object({ ...fields, ...ownRules(known) });

/** Rules of the form for a new person. */
export const newPersonForm = (known: readonly PersonField[]) =>
  v.object({
    account: v.pipe(needed(personLimits.account), v.regex(/^\S+$/, 'noSpaces')),
    invite: v.boolean(),
    ...fields,
    ...ownRules(known),
  });

/** Values of the form for a person as saved. */
export const valuesOf = (
  { department, fields: own = [], further, name, tags, type, ...rest }: WrittenPerson,
  known: readonly PersonField[],
): PersonValues => ({
  ...rest,
  ...Object.fromEntries(
    known.map(({ id }) => [fieldColumn(id), String(own.find(({ field }) => field === id)?.value ?? '')]),
  ),
  name: name.zh_cn,
  en: name.en ?? '',
  department: department === null ? '' : String(department),
  further: further.map(String),
  tags: tags.join(', '),
  type: String(type),
});

/** The form's values as they are sent. */
export function writtenOf(values: PersonValues, known: readonly PersonField[]): WrittenPerson {
  const { department, email, en, further, hiredOn, name, phone, post, tags, type } = values;
  return {
    ...{ email, hiredOn, phone, post },
    fields: known.flatMap((field) => valueOf(field, values[fieldColumn(field.id)] ?? '')),
    name: { zh_cn: name, ...(en.trim() === '' ? {} : { en }) },
    department: department === '' ? null : Number(department),
    further: further.map(Number),
    tags: tags
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    type: accountTypes.find((one) => String(one) === type) ?? 1,
  };
}

/** The value of a field as it is sent; none for an empty one. */
function valueOf({ id, kind }: PersonField, typed: string): FieldValue[] {
  const value = typed.trim();
  if (value === '') return [];
  return [{ field: id, value: kind === 'number' || kind === 'choice' ? Number(value) : value }];
}

/** Values for a new person. */
export const newPerson = (department: string, known: readonly PersonField[]) => ({
  account: '',
  invite: true,
  ...valuesOf(
    {
      name: { zh_cn: '' },
      department: department === '' ? null : Number(department),
      further: [],
      post: '',
      hiredOn: '',
      tags: [],
      email: '',
      phone: '',
      type: 1,
    },
    known,
  ),
});
