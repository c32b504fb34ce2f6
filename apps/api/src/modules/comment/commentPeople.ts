import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import { portraitOf } from '../enterprise/portrait.ts';

/** Somebody as others see them. */
export interface CommentPerson {
  readonly name: string;
  readonly department: string;
  readonly image: string;
}

/** For an author who is not there any more. */
export const nobody: CommentPerson = { name: '', department: '', image: '' };

/** People by id. */
export async function peopleOf(
  ctx: Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CommentPerson>> {
  if (ids.length === 0) return new Map();
  const { language } = ctx.viewer;
  const found = await ctx.scope.tx
    .select()
    .from(users)
    .where(ctx.scope.only(users, inArray(users.id, [...new Set(ids)])));
  return new Map(
    found.map((row) => [
      row.id,
      {
        name: row.nickname || localised(row.name, language),
        department: localised(row.department, language),
        image: portraitOf(row, ctx),
      },
    ]),
  );
}
