import type { AuditSource, AuditSubject } from '@banyan/contracts/organisation';
import { and, eq, gt } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { auditEntries, type ChangedField } from './audit.schema.ts';

/** A changed thing, for the audit log. */
export interface Changed {
  readonly type: AuditSubject;
  readonly id: number;
  /** Empty for people, whom the log names by id. */
  readonly name: string;
  readonly changes?: readonly ChangedField[];
}

/** The actor, time and origin of a change. */
export interface Act {
  readonly at: number;
  /** The person who did it or asked for it; null: the server itself. */
  readonly actorId: number | null;
  /** Network address; empty where it came by none. */
  readonly ip: string;
  /** Name of the call, job or import. */
  readonly act: string;
  readonly source: AuditSource;
}

const atOnce = 1000;

/** Writes changed things to the audit log, in the transaction that changes them. */
export async function recordAct(scope: TenantScope, { at, ...act }: Act, things: readonly Changed[]): Promise<void> {
  const rows = things.map(({ changes = [], id, name, type }) =>
    scope.row(auditEntries, { ...act, at: new Date(at), subjectType: type, subjectId: id, subjectName: name, changes }),
  );
  for (let from = 0; from < rows.length; from += atOnce)
    await scope.tx.insert(auditEntries).values(rows.slice(from, from + atOnce));
}

/** Writes down that a file was brought in from the command line: its name, and how many things it changed. */
export async function recordImport(
  scope: TenantScope,
  type: Extract<AuditSubject, 'people' | 'settings'>,
  file: string,
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  const act = { at: Date.now(), actorId: null, ip: '', act: `import/${type}`, source: 'command' } as const;
  const changes = Object.entries(numbers).map(([field, n]) => ({ field, before: null, after: String(n) }));
  await recordAct(scope, act, [{ type, id: 0, name: file, changes }]);
}

const hourMs = 3_600_000;

/** Writes down that somebody looked at a person's record, at most once an hour for the two of them. */
export async function recordLook(scope: TenantScope, look: Omit<Act, 'source'>, personId: number): Promise<void> {
  if (look.actorId === null || look.actorId === personId) return;
  const known = await scope.tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      scope.only(
        auditEntries,
        and(eq(auditEntries.subjectType, 'person'), eq(auditEntries.subjectId, personId)),
        and(eq(auditEntries.actorId, look.actorId), eq(auditEntries.act, look.act)),
        gt(auditEntries.at, new Date(look.at - hourMs)),
      ),
    )
    .limit(1);
  if (known.length === 0)
    await recordAct(scope, { ...look, source: 'console' }, [{ type: 'person', id: personId, name: '' }]);
}
