import { inArray } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { commentPraises, commentSettings, courseComments } from '../comment.schema.ts';
import { seedComments, waitingComments, type SeedComment } from './comments.ts';

const HOUR_MS = 3_600_000;
/** Where what is written waits for an administrator. */
const approving = 1002;

interface Around {
  readonly scope: TenantScope;
  readonly now: number;
  readonly ids: ReadonlyMap<string, number>;
}

async function add({ scope, now, ids }: Around, seed: SeedComment, state: 'shown' | 'waiting'): Promise<void> {
  const userId = ids.get(seed.account);
  if (userId === undefined) return;
  const fans = (seed.praisedBy ?? []).flatMap((account) => ids.get(account) ?? []);
  const rowOf = (by: number, text: string, hoursAgo: number) => ({
    ...{ courseId: seed.course, userId: by, text, state },
    at: new Date(now - hoursAgo * HOUR_MS),
  });
  const [root] = await scope.tx
    .insert(courseComments)
    .values(scope.row(courseComments, { ...rowOf(userId, seed.text, seed.hoursAgo), praises: fans.length }))
    .returning({ id: courseComments.id });
  if (root === undefined) return;
  const changedAt = new Date(now - HOUR_MS);
  const praises = fans.map((fan) =>
    scope.row(commentPraises, { commentId: root.id, userId: fan, praised: true, changedAt }),
  );
  if (praises.length > 0) await scope.tx.insert(commentPraises).values(praises);
  const replies = (seed.replies ?? []).flatMap(({ account, hoursAgo, text }) => {
    const by = ids.get(account);
    return by === undefined ? [] : [scope.row(courseComments, { ...rowOf(by, text, hoursAgo), parentId: root.id })];
  });
  if (replies.length > 0) await scope.tx.insert(courseComments).values(replies);
}

/** Comments that people of the demo have written. */
export const commentSeeds: readonly SeedStep[] = [
  {
    name: 'comments',
    eids: [...new Set(seedComments.map(({ eid }) => eid))],
    fills: courseComments,
    async work({ db, now }, { eid }) {
      const shown = seedComments.filter((seed) => seed.eid === eid);
      const waiting = waitingComments.filter((seed) => seed.eid === eid);
      const accounts = [...shown, ...waiting].flatMap(({ account, praisedBy = [], replies = [] }) => [
        account,
        ...praisedBy,
        ...replies.map((reply) => reply.account),
      ]);
      await inTenant(db, eid, async (scope) => {
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, [...new Set(accounts)])));
        const around = { scope, now, ids: new Map(found.map(({ id, account }) => [account, id])) };
        for (const seed of shown) await add(around, seed, 'shown');
        for (const seed of waiting) await add(around, seed, 'waiting');
        if (eid === approving) {
          await scope.tx.insert(commentSettings).values(scope.row(commentSettings, { approval: true }));
        }
      });
    },
  },
];
