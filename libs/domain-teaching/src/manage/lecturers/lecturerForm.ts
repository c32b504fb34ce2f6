import { v } from '@banyan/contracts';
import {
  lecturerKinds,
  lecturerLimits,
  managedLecturerLimits,
  type ManagedLecturerDetail,
  type WrittenLecturer,
} from '@banyan/contracts/teaching';
import type { Media } from '@banyan/core-console';
import { messageKey } from '@banyan/ui/forms';

const { cities, city, introduction, label, labels } = lecturerLimits;
const { name, price } = managedLecturerLimits;
const text = (max: number) => v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })));
const said = (max: number) => v.object({ zh_cn: text(max), en: text(max) });
const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null;
/** Words between commas of either script. */
const listed = (words: string): string[] =>
  words
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
const list = (most: number, longest: number) =>
  v.pipe(
    v.string(),
    v.check((words) => listed(words).length <= most, messageKey('tooMany', { max: most })),
    v.check(
      (words) => listed(words).every((word) => [...word].length <= longest),
      messageKey('tooLong', { max: longest }),
    ),
  );

/** Rules of the form for a lecturer. The fields are named as the server names them in its refusals. */
export const lecturerForm = v.object({
  name: v.object({ zh_cn: v.pipe(text(name), v.regex(/\S/, 'required')), en: text(name) }),
  title: said(name),
  department: said(name),
  bio: said(introduction),
  kind: v.picklist(lecturerKinds),
  account: v.pipe(v.array(v.string()), v.maxLength(1)),
  labels: list(labels, label),
  cities: list(cities, city),
  price: v.pipe(
    v.nullable(v.number()),
    v.check((value) => value === null || (value >= 0 && value <= price / 100), 'price'),
  ),
  photo: v.nullable(v.custom<Media>(isMedia)),
});
export type LecturerValues = v.InferOutput<typeof lecturerForm>;

const both = ({ en = '', zh_cn }: { readonly zh_cn: string; readonly en?: string | undefined }) => ({ zh_cn, en });

/** Values of the form for a lecturer; of a new one without one. */
export function lecturerValues(lecturer: ManagedLecturerDetail | null): LecturerValues {
  const none = { zh_cn: '', en: '' };
  if (lecturer === null)
    return {
      ...{ name: none, title: none, department: none, bio: none, kind: 'internal', account: [] },
      ...{ labels: '', cities: '', price: 0, photo: null },
    };
  const { image, written } = lecturer;
  return {
    ...{ name: both(written.name), title: both(written.title), department: both(written.department) },
    ...{ bio: both(written.bio), kind: written.kind },
    account: written.account === 0 ? [] : [String(written.account)],
    labels: written.labels.join('、'),
    cities: written.cities.join('、'),
    price: written.price / 100,
    photo: written.photo === '' ? null : { id: written.photo, name: '', type: 'image/png', url: image, alt: '' },
  };
}

const written = ({ en, zh_cn }: { readonly zh_cn: string; readonly en: string }) => ({
  zh_cn,
  ...(en.trim() === '' ? {} : { en }),
});

/** The values as they are sent. */
export const sentLecturer = (values: LecturerValues): WrittenLecturer => ({
  ...{ name: written(values.name), title: written(values.title), department: written(values.department) },
  ...{ bio: written(values.bio), kind: values.kind, photo: values.photo?.id ?? '' },
  account: Number(values.account[0] ?? 0),
  labels: listed(values.labels),
  cities: listed(values.cities),
  price: Math.round((values.price ?? 0) * 100),
});
