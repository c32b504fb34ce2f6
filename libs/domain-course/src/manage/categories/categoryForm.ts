import { coverMotif, v } from '@banyan/contracts';
import { courseLimits, type ManagedCategory } from '@banyan/contracts/course';
import type { Media } from '@banyan/core-console';
import { messageKey } from '@banyan/ui/forms';
import type { WrittenCategory } from './CategoriesStore.ts';

const text = v.pipe(
  v.string(),
  v.maxLength(courseLimits.category, messageKey('tooLong', { max: courseLimits.category })),
);
const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null;

/** Rules of the form for a category. */
export const categoryForm = v.object({
  name: v.pipe(text, v.regex(/\S/, 'missing')),
  en: text,
  motif: coverMotif,
  cover: v.nullable(v.custom<Media>(isMedia)),
});
export type CategoryValues = v.InferOutput<typeof categoryForm>;

/** The picture that a category has: nothing of it is sent again. */
const present = (url: string): Media => ({ id: '', name: '', type: 'image/png', url, alt: '' });

/** Values of the form for a category as saved; of a new one without it. */
export const categoryValues = (category?: ManagedCategory): CategoryValues => ({
  name: category?.name.zh_cn ?? '',
  en: category?.name.en ?? '',
  motif: category?.motif ?? 'quality',
  cover: category === undefined || category.coverUrl === null ? null : present(category.coverUrl),
});

/** The form's values as they are sent. */
export const writtenCategory = ({ cover, en, motif, name }: CategoryValues): WrittenCategory => ({
  name: { zh_cn: name, ...(en.trim() === '' ? {} : { en }) },
  motif,
  picture: cover === null ? 'drawn' : cover.id === '' ? 'keep' : 'new',
  upload: cover?.id ?? '',
});
