import type { MessageKind } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { ContentLanguage } from '../../../db/localised.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { setWishes } from '../settings/wishes.ts';
import { languageOf } from './languageOf.ts';
import { outbox } from './outbox.schema.ts';

/** Subject of a link in a mail. */
export interface Ended {
  readonly kinds: readonly MessageKind[];
  readonly language: ContentLanguage;
}

interface Held extends Ended {
  readonly userId: number;
  readonly window: string;
  readonly way: 'mail' | 'chat';
}

async function heldBy(scope: TenantScope, token: string): Promise<Held | null> {
  const [row] = await scope.tx
    .select()
    .from(outbox)
    .where(scope.only(outbox, eq(outbox.token, token)));
  if (row === undefined) return null;
  const [user] = await scope.tx
    .select({ language: users.language })
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)));
  const { kinds, userId, way, window } = row;
  return { kinds, userId, way, window, language: languageOf(user?.language ?? null, await loadEnterprise(scope)) };
}

async function within<T>(db: Database, link: string, work: (scope: TenantScope, token: string) => Promise<T>) {
  const [, eid, token] = /^(\d{1,9})\.([A-Za-z0-9_-]{32})$/.exec(link) ?? [];
  return eid === undefined || token === undefined ? null : inTenant(db, Number(eid), (scope) => work(scope, token));
}

/** Mails that a link would end; changes nothing, however often it is fetched ahead. Null for an unknown link. */
export const readEnded = (db: Database, link: string): Promise<Ended | null> => within(db, link, heldBy);

/** Ends the mails of a link, or lets them come again; needs no login. Null for an unknown link. */
export const endMails = (db: Database, link: string, again: boolean): Promise<Ended | null> =>
  within(db, link, async (scope, token) => {
    const held = await heldBy(scope, token);
    if (held === null) return null;
    const rhythm = again ? rhythmOf(held.window) : 'off';
    await setWishes(
      scope,
      held.userId,
      held.kinds.map((kind) => ({ kind, way: held.way, rhythm })),
    );
    return held;
  });

/** Rhythm of the mail: gathered by day or week, or at once. */
function rhythmOf(window: string): 'daily' | 'weekly' | 'now' {
  if (window.startsWith('daily ')) return 'daily';
  return window.startsWith('weekly ') ? 'weekly' : 'now';
}
