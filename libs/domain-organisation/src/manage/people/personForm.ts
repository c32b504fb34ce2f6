import { v } from '@banyan/contracts';
import { accountTypes, personLimits, type WrittenPerson } from '@banyan/contracts/organisation';
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

/** Rules of the form for a person. */
export const personForm = v.object(fields);
export type PersonValues = v.InferOutput<typeof personForm>;

/** Rules of the form for a new person. */
export const newPersonForm = v.object({
  account: v.pipe(needed(personLimits.account), v.regex(/^\S+$/, 'noSpaces')),
  invite: v.boolean(),
  ...fields,
});

/** Values of the form for a person as saved. */
export const valuesOf = ({ department, further, name, tags, type, ...rest }: WrittenPerson): PersonValues => ({
  ...rest,
  name: name.zh_cn,
  en: name.en ?? '',
  department: department === null ? '' : String(department),
  further: further.map(String),
  tags: tags.join(', '),
  type: String(type),
});

/** The form's values as they are sent. */
export function writtenOf({ department, en, further, name, tags, type, ...rest }: PersonValues): WrittenPerson {
  return {
    ...rest,
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

/** Values for a new person. */
export const newPerson = (department: string) => ({
  account: '',
  invite: true,
  ...valuesOf({
    name: { zh_cn: '' },
    department: department === '' ? null : Number(department),
    further: [],
    post: '',
    hiredOn: '',
    tags: [],
    email: '',
    phone: '',
    type: 1,
  }),
});
