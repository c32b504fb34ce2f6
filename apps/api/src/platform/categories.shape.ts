import { categoryKeyForm, coverMotif, v } from '@banyan/contracts';
import { words } from '../import/shape.ts';
import type { YamlPath } from '../import/yaml.ts';

const category = {
  /** Letters and digits: part of addresses. */
  key: v.pipe(v.string(), v.minLength(1), v.regex(categoryKeyForm, 'Write letters and digits alone, 32 at most.')),
  name: words(40),
  cover: coverMotif,
};
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.maxLength(200)), []);
const topic = v.strictObject(category);
const subject = v.strictObject({ ...category, below: list(topic) });
const field = v.strictObject({ ...category, below: list(subject) });

/** Categories of courses, down to three levels. */
export const categories = v.pipe(v.array(field), v.maxLength(200));

/** A category with those below it. */
export interface WrittenCategory {
  readonly key: string;
  readonly name: v.InferOutput<typeof field>['name'];
  readonly cover: v.InferOutput<typeof coverMotif>;
  readonly below?: readonly WrittenCategory[];
}

/** A key of a file and its path. */
export interface KeyAt {
  readonly key: string;
  readonly path: YamlPath;
}

/** All keys with their paths. */
export const keysOf = (categories: readonly WrittenCategory[], above: YamlPath = ['categories']): readonly KeyAt[] =>
  categories.flatMap(({ below = [], key }, index) => [
    { key, path: [...above, index, 'key'] },
    ...keysOf(below, [...above, index, 'below']),
  ]);

/** Path of a category by its key. */
export const pathOfKey = (categories: readonly WrittenCategory[], key: string): YamlPath =>
  keysOf(categories).find((one) => one.key === key)?.path ?? ['categories'];
