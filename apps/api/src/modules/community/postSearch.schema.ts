import type { PostKind, PostState } from '@banyan/contracts/community';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgPolicy, primaryKey, text } from 'drizzle-orm/pg-core';
import { lexemes, moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { communityPosts } from './community.schema.ts';

/**
 * Search index: the words of each post, with the columns by which hits are filtered and sorted, so that a hit is judged
 * without its post. A trigger of `community_posts` writes it from `grams`. `post_hits` searches it as the owner, as
 * `course_hits` does courses: row-level security keeps text search from its index.
 */
export const communitySearch = tenantTable(
  'community_search',
  {
    postId: rowId('post_id').notNull(),
    kind: text('kind').$type<PostKind>().notNull(),
    userId: rowId('user_id').notNull(),
    categoryId: rowId('category_id'),
    state: text('state').$type<PostState>().notNull(),
    pinned: boolean('pinned').notNull(),
    at: moment('at').notNull(),
    activeAt: moment('active_at').notNull(),
    hot: integer('hot').notNull(),
    comments: integer('comments').notNull(),
    closed: boolean('closed').notNull(),
    words: lexemes('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId] }),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
    index('community_search_words').using('gin', table.words),
    pgPolicy('community_search_by_owner', { for: 'select', to: 'current_user', using: sql`true` }),
  ],
);
