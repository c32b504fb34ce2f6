import type { AuditSubject } from '@banyan/contracts/organisation';
import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from './audit.schema.ts';
import { namesOf } from './peopleNames.ts';
import type { ManageContext } from './serveManaged.ts';

/** Acts that a panel shows. */
const mostActs = 50;

/** The last acts on a thing, the latest first. */
export async function historyOf(ctx: ManageContext, type: AuditSubject, id: number) {
  const { scope } = ctx;
  const rows = await scope.tx
    .select()
    .from(auditEntries)
    .where(scope.only(auditEntries, and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id))))
    .orderBy(desc(auditEntries.id))
    .limit(mostActs);
  const names = await namesOf(
    ctx,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ act, actorId, at, changes, id: entry }) => ({
    ...{ id: entry, act, at: at.getTime() },
    who: actorId === null ? '' : (names.get(actorId) ?? ''),
    changes: changes.map((one) => ({ ...one })),
  }));
}
