import { v } from '@banyan/contracts';
import { words } from '../../../import/shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { communityCategories } from '../community.schema.ts';

/** What sorts posts, as a file tells it. */
const category = v.strictObject({ name: words(30) });

/** Categories of the community: `npm run import -- community community.csv --eid 1001`. */
export const communityKind = listKind({
  name: 'community',
  about: 'Adds categories of topics and questions, in their order.',
  list: 'categories',
  entry: category,
  columns: { name: ['名称', '分类'], name_en: ['英文名称'] },
  table: communityCategories,
  title: communityCategories.name,
  titleOf: ({ name }) => name,
  thing: (at, { name }, { index }) => Promise.resolve({ row: { name: at.localise(name), position: index } }),
});
