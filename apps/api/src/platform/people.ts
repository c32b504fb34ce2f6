import type { MessagePerson } from '@banyan/contracts/messages';
import { inArray } from 'drizzle-orm';
import { localised, type ContentLanguage } from '../db/localised.ts';
import type { CallContext } from '../http/context.ts';
import { users } from './enterprise.schema.ts';
import { portraitOf } from './portrait.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>;

/** The name that a person has chosen to show. */
export const shownName = (
  { name, nickname }: Pick<typeof users.$inferSelect, 'name' | 'nickname'>,
  language: ContentLanguage,
): string => nickname || localised(name, language);

/** Replaces a person who is not there any more. */
export const nobody = { name: '', department: '', image: '' } as const;

/** A person as colleagues see them. */
export function personOf(row: typeof users.$inferSelect, ctx: Ctx): MessagePerson {
  const { language } = ctx.viewer;
  return {
    id: row.id,
    name: shownName(row, language),
    department: localised(row.department, language),
    image: portraitOf(row, ctx),
  };
}

/** People of the enterprise by id. */
export async function peopleOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, MessagePerson>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.scope.tx
    .select()
    .from(users)
    .where(ctx.scope.only(users, inArray(users.id, [...new Set(ids)])));
  return new Map(found.map((row) => [row.id, personOf(row, ctx)]));
}
