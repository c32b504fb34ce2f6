import type { PostKind, PostState, RewardState } from '@banyan/contracts/community';
import type { ReportReason } from '@banyan/contracts/messages';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Settings of an enterprise's community; without a row posts and comments are shown at once. */
export const communitySettings = tenantTable(
  'community_settings',
  {
    /** Posts and comments are shown once an administrator has approved them. */
    approval: boolean('approval').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eid] })],
);

/** Categories of posts. */
export const communityCategories = tenantTable(
  'community_categories',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    name: localisedText('name').notNull(),
    position: integer('position').notNull(),
    /** Null: everyone. */
    audienceId: rowId('audience_id'),
  },
  (table) => [
    unique('community_categories_eid_id').on(table.eid, table.id),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
  ],
);

/** Topics and questions. */
export const communityPosts = tenantTable(
  'community_posts',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    kind: text('kind').$type<PostKind>().notNull(),
    userId: rowId('user_id').notNull(),
    title: text('title').notNull(),
    /** Safe rich text, see `text/richText.ts`. */
    body: text('body').notNull(),
    /** The same as plain text. */
    plain: text('plain').notNull(),
    /** Search keys: pairs of neighbouring characters and whole words, see `text/grams.ts`. */
    grams: text('grams').array().notNull(),
    categoryId: rowId('category_id'),
    /** Ids of uploads. */
    images: text('images').array().notNull().default([]),
    /** Id of an upload. */
    media: text('media'),
    /** Points for the best answer. */
    reward: integer('reward').notNull().default(0),
    rewardState: text('reward_state').$type<RewardState>().notNull().default('none'),
    state: text('state').$type<PostState>().notNull(),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    /** Increases with each change of the text. */
    revision: integer('revision').notNull().default(1),
    /** When it was posted; if approved, when that was. */
    at: moment('at').notNull(),
    /** Time of the last comment; as `at` without one. */
    activeAt: moment('active_at').notNull(),
    editedAt: moment('edited_at'),
    pinned: boolean('pinned').notNull().default(false),
    praises: integer('praises').notNull().default(0),
    /** Number of people who have opened it, without its author. */
    views: integer('views').notNull().default(0),
    /** Comments with their replies; of a question answers alone. */
    comments: integer('comments').notNull().default(0),
    /** Place in the order of hot posts, see `hot.ts`. */
    hot: integer('hot').notNull(),
    closed: boolean('closed').notNull().default(false),
    /** Id of the best answer. */
    bestId: rowId('best_id'),
    bestAt: moment('best_at'),
    /** When everyone was last notified of it; null: never. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    unique('community_posts_eid_id').on(table.eid, table.id),
    index('community_posts_new').on(table.eid, table.kind, table.pinned, table.at, table.id),
    index('community_posts_active').on(table.eid, table.kind, table.pinned, table.activeAt, table.id),
    index('community_posts_hot').on(table.eid, table.kind, table.pinned, table.hot, table.id),
    index('community_posts_hottest').on(table.eid, table.hot, table.id),
    index('community_posts_category').on(
      table.eid,
      table.kind,
      table.categoryId,
      table.pinned,
      table.activeAt,
      table.id,
    ),
    index('community_posts_shown')
      .on(table.eid, table.at, table.kind)
      .where(sql`state = 'shown'`),
    index('community_posts_unanswered')
      .on(table.eid, table.kind, table.pinned, table.at, table.id)
      .where(sql`comments = 0`),
    index('community_posts_waiting')
      .on(table.eid, table.at, table.id)
      .where(sql`state = 'waiting'`),
    index('community_posts_person').on(table.eid, table.userId, table.kind, table.at, table.id),
    index('community_posts_grams').using('gin', table.grams),
    check('community_posts_reward', sql`${table.reward} >= 0`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.eid, table.categoryId],
      foreignColumns: [communityCategories.eid, communityCategories.id],
    }),
  ],
);

/** Comments on topics, answers to questions, and replies to both. */
export const communityComments = tenantTable(
  'community_comments',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    postId: rowId('post_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** The comment that it replies to; 0: it is a comment itself. */
    parentId: rowId('parent_id').notNull().default(0),
    /** Author of the reply that it answers, if it answers one. */
    toUserId: rowId('to_user_id'),
    words: text('words').notNull(),
    /** State of its approval: only `shown` ones are seen by others than author and administrators. */
    state: text('state').$type<PostState>().notNull().default('shown'),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    /** Mentioned people, with the names in the text. */
    mentions: jsonb('mentions')
      .$type<readonly { readonly id: number; readonly name: string }[]>()
      .notNull()
      .default([]),
    praises: integer('praises').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    at: moment('at').notNull(),
  },
  (table) => [
    index('community_comments_new').on(table.eid, table.postId, table.parentId, table.at, table.id),
    index('community_comments_useful').on(table.eid, table.postId, table.parentId, table.praises, table.id),
    index('community_comments_waiting')
      .on(table.eid, table.at, table.id)
      .where(sql`state = 'waiting'`),
    index('community_comments_person').on(table.eid, table.userId, table.parentId, table.at, table.id),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Likes by person; a withdrawn one keeps its row, so that the author is notified once. */
export const communityPraises = tenantTable(
  'community_praises',
  {
    postId: rowId('post_id').notNull(),
    /** 0: the post itself. */
    commentId: rowId('comment_id').notNull().default(0),
    userId: rowId('user_id').notNull(),
    praised: boolean('praised').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId, table.commentId, table.userId] }),
    index('community_praises_person').on(table.eid, table.userId, table.commentId, table.at, table.postId),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Viewers of posts: each counts once. */
export const communityViews = tenantTable(
  'community_views',
  { postId: rowId('post_id').notNull(), userId: rowId('user_id').notNull(), at: moment('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId, table.userId] }),
    index('community_views_person').on(table.eid, table.userId),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Reports by person. */
export const communityReports = tenantTable(
  'community_reports',
  {
    postId: rowId('post_id').notNull(),
    /** 0: the post itself. */
    commentId: rowId('comment_id').notNull().default(0),
    userId: rowId('user_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId, table.commentId, table.userId] }),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Reported things that await an administrator: one row for any number of reports. */
export const communityCases = tenantTable(
  'community_cases',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    postId: rowId('post_id').notNull(),
    /** 0: the post itself. */
    commentId: rowId('comment_id').notNull().default(0),
    people: integer('people').notNull(),
    reasons: text('reasons').array().$type<ReportReason[]>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('community_cases_once').on(table.eid, table.postId, table.commentId),
    index('community_cases_order').on(table.eid, table.at, table.id),
    foreignKey({
      columns: [table.eid, table.postId],
      foreignColumns: [communityPosts.eid, communityPosts.id],
    }).onDelete('cascade'),
  ],
);

export type PostRow = typeof communityPosts.$inferSelect;
export type CommentRow = typeof communityComments.$inferSelect;
