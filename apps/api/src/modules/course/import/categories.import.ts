import { v } from '@banyan/contracts';
import { categories, keysOf, pathOfKey } from '../../../platform/categories.shape.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { keepCategories } from './keepCategories.ts';

const shape = v.strictObject({ categories: v.pipe(categories, v.minLength(1)) });
type WrittenCategories = v.InferOutput<typeof shape>;

/** Categories of courses: `npm run import -- categories categories.yaml --eid 1001`. */
export const categoriesKind: FileKind<WrittenCategories, null> = {
  name: 'categories',
  about: 'Adds categories of courses, or words those anew that are there.',
  shape,
  async check(at, written) {
    const seen = new Set<string>();
    for (const { key, path } of keysOf(written.categories)) {
      if (seen.has(key)) at.fault(path, `"${key}" stands here twice.`, 'Give each its own.');
      seen.add(key);
    }
    if (seen.size < keysOf(written.categories).length) return null;
    // Nothing is kept of it if a category would move.
    const moved = await keepCategories(at.scope, written.categories, at.localise);
    for (const [key, wrong] of moved) {
      at.fault(pathOfKey(written.categories, key), wrong, 'Leave it where it is, or give this one another key.');
    }
    return null;
  },
  write: (_, written) => Promise.resolve(`categories: ${keysOf(written.categories).length} are kept.`),
};
