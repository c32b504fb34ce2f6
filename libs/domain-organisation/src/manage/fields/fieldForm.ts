import { v } from '@banyan/contracts';
import { fieldKinds, fieldLimits, type PersonField } from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';

/** An option as it is typed; 0 is the id of a new one. */
export interface TypedOption {
  readonly id: number;
  readonly zh: string;
  readonly en: string;
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })));
const isTyped = ({ zh }: TypedOption) => zh.trim() !== '';

/** Rules of the form for a field: a choice has options, each with a name. */
export const fieldForm = v.pipe(
  v.object({
    name: v.pipe(text(fieldLimits.name), v.regex(/\S/, 'required')),
    en: text(fieldLimits.name),
    kind: v.picklist(fieldKinds),
    options: v.custom<readonly TypedOption[]>(Array.isArray),
    shown: v.boolean(),
  }),
  v.forward(
    v.check(({ kind, options }) => kind !== 'choice' || (options.length > 0 && options.every(isTyped)), 'missing'),
    ['options'],
  ),
);
export type FieldValues = v.InferOutput<typeof fieldForm>;

/** An option without words. */
export const newOption: TypedOption = { id: 0, zh: '', en: '' };

/** Values of the form for a field as saved; of a new one without it. */
export const fieldValuesOf = (field: PersonField | null): FieldValues => ({
  name: field?.name.zh_cn ?? '',
  en: field?.name.en ?? '',
  kind: field?.kind ?? 'text',
  options: field?.options.map(({ id, name }) => ({ id, zh: name.zh_cn, en: name.en ?? '' })) ?? [newOption],
  shown: field?.shown ?? false,
});

const written = (zh_cn: string, en: string) => ({ zh_cn, ...(en.trim() === '' ? {} : { en }) });

/** The form's values as they are sent. */
export const writtenField = ({ en, kind, name, options, shown }: FieldValues) => ({
  kind,
  name: written(name, en),
  options: kind === 'choice' ? options.map(({ id, ...one }) => ({ id, name: written(one.zh, one.en) })) : [],
  shown: shown ? ('Y' as const) : ('N' as const),
});
export type WrittenField = ReturnType<typeof writtenField>;
