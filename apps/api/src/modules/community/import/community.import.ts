import { v } from '@banyan/contracts';
import { forWhom } from '../../../import/audience.shape.ts';
import { words } from '../../../import/shape.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { listKind } from '../../../platform/listKind.ts';
import { communityCategories, communitySettings } from '../community.schema.ts';

/** A category of posts, as a file describes it. */
const category = v.strictObject({ name: words(30), ...forWhom });

const categories = listKind({
  name: 'community',
  about: 'Adds categories of topics and questions, in their order.',
  list: 'categories',
  entry: category,
  /** Posts and comments are shown once an administrator has approved them. */
  around: v.strictObject({ approval: v.optional(v.boolean()) }),
  columns: { name: ['名称', '分类'], name_en: ['英文名称'] },
  table: communityCategories,
  title: communityCategories.name,
  titleOf: ({ name }) => name,
  async thing(at, written, { index, path }) {
    const audienceId = await at.audience(path, written);
    return { row: { name: at.localise(written.name), position: index, audienceId } };
  },
});

/** Categories of the community: `npm run import -- community community.csv --eid 1001`. */
export const communityKind: FileKind<
  Readonly<Record<string, unknown>>,
  Awaited<ReturnType<typeof categories.check>>
> = {
  ...categories,
  async write(at, written, found) {
    const { approval } = written as { readonly approval?: boolean };
    if (approval !== undefined) {
      const row = at.scope.row(communitySettings, { approval });
      await at.scope.tx
        .insert(communitySettings)
        .values(row)
        .onConflictDoUpdate({ target: [communitySettings.eid], set: { approval } });
    }
    return categories.write(at, written, found);
  },
};
