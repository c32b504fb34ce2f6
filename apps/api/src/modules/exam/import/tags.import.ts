import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import { words } from '../../../import/shape.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { questionTags } from '../practice.schema.ts';

const longestTag = 40;

/** A tag of questions, and its name for people. */
const tag = v.strictObject({
  key: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestTag)),
  name: words(60),
});
const shape = v.strictObject({ tags: v.pipe(v.array(tag), v.minLength(1), v.maxLength(5000)) });

/** Names of questions' topics: `npm run import -- tags tags.csv --eid 1001`. */
export const tagsKind: FileKind<v.InferOutput<typeof shape>> = {
  name: 'tags',
  about: 'Names the tags of questions, or names them anew.',
  shape,
  table: { list: 'tags', entry: tag, names: { key: ['标签', '知识点'], name: ['名称'] } },
  check(at, { tags }) {
    const seen = new Set<string>();
    for (const [index, { key }] of tags.entries()) {
      if (seen.has(key)) at.fault(['tags', index], `"${key}" stands here twice.`, 'Name each once.');
      seen.add(key);
    }
    return Promise.resolve();
  },
  async write({ localise, scope }, { tags }) {
    await scope.tx
      .insert(questionTags)
      .values(tags.map(({ key, name }) => scope.row(questionTags, { key, name: localise(name) })))
      .onConflictDoUpdate({ target: [questionTags.eid, questionTags.key], set: { name: sql`excluded.name` } });
    return `${tags.length} ${tags.length === 1 ? 'tag has its name' : 'tags have their names'}.`;
  },
};
