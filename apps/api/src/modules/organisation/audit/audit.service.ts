import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { auditLog } from '@banyan/contracts/organisation';
import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays, dayBegins } from '../../../days/days.ts';
import { localised, mentions } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ExportAround } from '../../../platform/listExport.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

type Row = typeof auditEntries.$inferSelect;
const latest = keyset<Row>([auditEntries.id], ({ id }) => [id]);

/** Acts of administrators, latest first. */
export async function listEntries(
  ctx: ManageContext,
  input: CallInput<typeof auditLog>,
): Promise<CallOutput<typeof auditLog>> {
  const { scope } = ctx;
  const where = whereOf(ctx, input);
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

/** Condition of the entries that the filters find. */
export function whereOf(
  ctx: Pick<ExportAround, 'scope' | 'viewer'>,
  input: Omit<CallInput<typeof auditLog>, 'cursor' | 'size'>,
): SQL | undefined {
  const { act = '', from = '', id = 0, q, subject, to = '', who = 0 } = input;
  const begins = (day: string) => dayOrRefuse(day, ctx.viewer.timeZone);
  return and(
    subject === '' ? undefined : eq(auditEntries.subjectType, subject),
    id === 0 ? undefined : eq(auditEntries.subjectId, id),
    who === 0 ? undefined : eq(auditEntries.actorId, who),
    act === '' ? undefined : eq(auditEntries.act, act),
    from === '' ? undefined : gte(auditEntries.at, new Date(begins(from))),
    to === '' ? undefined : lt(auditEntries.at, new Date(begins(addDays(to, 1)))),
    found(ctx, q),
  );
}

/** First moment of a day. Throws Refusal `badRequest` for one that no calendar has. */
function dayOrRefuse(day: string, timeZone: string): number {
  try {
    return dayBegins(day, timeZone);
  } catch {
    throw new Refusal(ErrorCode.badRequest, { reason: 'no such day', data: { fields: ['from', 'to'] } });
  }
}

/** Entries about things or by people with these words in their names. */
function found({ scope }: Pick<ExportAround, 'scope'>, q: string): SQL | undefined {
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

/** Entries with the names of people as they are now. */
export async function shown({ scope, viewer }: Pick<ExportAround, 'scope' | 'viewer'>, rows: readonly Row[]) {
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
  return rows.map(({ act, actorId, at, changes, id, ip, source, subjectId, subjectName, subjectType }) => ({
    ...{ id, act, ip, source },
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
