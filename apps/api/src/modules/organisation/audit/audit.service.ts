import type { CallInput, CallOutput } from '@banyan/contracts';
import { auditLog } from '@banyan/contracts/organisation';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../../db/localised.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

type Row = typeof auditEntries.$inferSelect;
const latest = keyset<Row>([auditEntries.id], ({ id }) => [id]);

/** Acts of administrators, latest first. */
export async function listEntries(
  ctx: ManageContext,
  input: CallInput<typeof auditLog>,
): Promise<CallOutput<typeof auditLog>> {
  const { scope } = ctx;
  const { id = 0, q, subject, who = 0 } = input;
  const where = and(
    subject === '' ? undefined : eq(auditEntries.subjectType, subject),
    id === 0 ? undefined : eq(auditEntries.subjectId, id),
    who === 0 ? undefined : eq(auditEntries.actorId, who),
    found(ctx, q),
  );
  const page = await keysetPage(auditLog, input, {
    by: latest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(auditEntries)
        .where(scope.only(auditEntries, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shown(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(auditEntries, scope.only(auditEntries, where)) };
}

/** Entries about things or by people with these words in their names. */
function found({ scope }: ManageContext, q: string): SQL | undefined {
  const words = q.trim();
  if (words === '') return undefined;
  const people = () =>
    scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, mentions(users.name, words)));
  return or(
    sql`position(lower(${words}) in lower(${auditEntries.subjectName})) > 0`,
    inArray(auditEntries.actorId, people()),
    and(eq(auditEntries.subjectType, 'person'), inArray(auditEntries.subjectId, people())),
  );
}

async function shown({ scope, viewer }: ManageContext, rows: readonly Row[]) {
  const ids = rows.flatMap(({ actorId, subjectId, subjectType }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectType === 'person' && subjectId !== null ? [subjectId] : []),
  ]);
  const people =
    ids.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(scope.only(users, inArray(users.id, [...new Set(ids)])));
  const names = new Map(people.map(({ id, name }) => [id, localised(name, viewer.language)]));
  return rows.map(({ act, actorId, at, changes, id, ip, subjectId, subjectName, subjectType }) => ({
    ...{ id, act, ip },
    at: at.getTime(),
    who: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? '' },
    subject:
      subjectType === null || subjectId === null
        ? null
        : {
            type: subjectType,
            id: subjectId,
            name: subjectType === 'person' ? (names.get(subjectId) ?? '') : subjectName,
          },
    changes: changes.map((one) => ({ ...one })),
  }));
}
