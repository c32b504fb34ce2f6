import { ErrorCode } from '@banyan/contracts';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { uploads } from './upload.schema.ts';

/** A lock of a killed process is free after this, ms; a live one is renewed three times as often. */
const heldForMs = 15_000;
const againMs = heldForMs / 3;
/** Interval at which a waiting request looks, and at which the holder checks for waiting ones, ms. */
const lookMs = 250;

type Hold = Pick<StepContext, 'inTenant' | 'now'>;

/**
 * One request at a time writes to an upload, in any process: the upload's row names the `holder`. A newcomer asks the
 * holder to let go, since it is most often the same browser, whose former connection is not noticed as lost yet.
 */
export function uploadLocks(hold: Hold, holder: string): Locker {
  return { newLock: (id) => uploadLock(hold, id, holder) };
}

function uploadLock({ inTenant, now }: Hold, id: string, holder: string): Lock {
  let timer: NodeJS.Timeout | undefined;
  const until = () => new Date(now() + heldForMs);
  const one = eq(uploads.id, id);
  const mine = and(one, eq(uploads.lockedBy, holder));

  /** True when we have the lock, or when there is no such upload and nothing to lock. */
  const take = () =>
    inTenant(async (scope) => {
      const free = or(isNull(uploads.lockedBy), lt(uploads.lockedUntil, new Date(now())));
      const taken = await scope.tx
        .update(uploads)
        .set({ lockedBy: holder, lockedUntil: until(), lockWanted: false })
        .where(scope.only(uploads, one, free))
        .returning({ id: uploads.id });
      if (taken.length > 0) return true;
      const asked = await scope.tx
        .update(uploads)
        .set({ lockWanted: true })
        .where(scope.only(uploads, one))
        .returning({ id: uploads.id });
      return asked.length === 0;
    });

  const watch = (release: RequestRelease) => {
    let renewed = now();
    const look = async () => {
      const due = now() - renewed >= againMs;
      if (due) renewed = now();
      const [row] = await inTenant((scope) =>
        due
          ? scope.tx
              .update(uploads)
              .set({ lockedUntil: until() })
              .where(scope.only(uploads, mine))
              .returning({ wanted: uploads.lockWanted })
          : scope.tx.select({ wanted: uploads.lockWanted }).from(uploads).where(scope.only(uploads, mine)),
      );
      if (!row || row.wanted) await release();
      else again();
    };
    const again = () => {
      // A failed check is repeated; without an answer the lock expires by itself.
      timer = setTimeout(() => void look().catch(again), lookMs);
      timer.unref();
    };
    again();
  };

  return {
    async lock(signal, release) {
      const patience = now() + heldForMs;
      while (!(await take())) {
        if (signal.aborted || now() > patience) throw new Refusal(ErrorCode.conflict, { reason: 'upload is locked' });
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      watch(release);
    },
    async unlock() {
      clearTimeout(timer);
      await inTenant((scope) =>
        scope.tx
          .update(uploads)
          .set({ lockedBy: null, lockedUntil: null, lockWanted: false })
          .where(scope.only(uploads, mine)),
      );
    },
  };
}
