import type { CallOutput } from '@banyan/contracts';
import type { homeIcons, HomeModule } from '@banyan/contracts/account';
import { boolean, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Blocks of the home page; the enterprise orders, names and switches them. */
export const homeModules = tenantTable(
  'home_modules',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<HomeModule['kind']>().notNull(),
    title: localisedText('title').notNull(),
    /** Target of "all", empty for none. */
    morePath: text('more_path').notNull().default(''),
    /** Category of the courses, for `category`. */
    category: text('category'),
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [unique('home_modules_position').on(table.eid, table.position)],
);

/** Entries of the top navigation. */
export const navigationItems = tenantTable(
  'navigation_items',
  {
    key: text('key').notNull(),
    title: localisedText('title').notNull(),
    path: text('path').notNull(),
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.eid, table.key] })],
);

type Icon = CallOutput<typeof homeIcons>['items'][number]['icon'];

/** Entries of the learning zones. */
export const homeZones = tenantTable(
  'home_zones',
  {
    key: text('key').notNull(),
    icon: text('icon').$type<Icon>().notNull(),
    title: localisedText('title').notNull(),
    note: localisedText('note').notNull(),
    path: text('path').notNull(),
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.eid, table.key] })],
);

/** Texts around the pages, one row an enterprise. */
export const portalFrames = tenantTable(
  'portal_frames',
  {
    /** Sentence above the home page; null for none. */
    notice: localisedText('notice'),
    /** The announcement behind the notice, by paragraphs. */
    noticeText: jsonb('notice_text').$type<Localised[]>().notNull().default([]),
    /** The operator of the portal. */
    owner: localisedText('owner').notNull(),
    links: jsonb('links').$type<{ title: Localised; path: string }[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.eid] })],
);
