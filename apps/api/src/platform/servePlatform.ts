import { ErrorCode, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import type { Learner, StepContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { serveInSteps, type Route } from '../http/serve.ts';
import { auditEntries, type ChangedField } from './audit.schema.ts';
import { users } from './enterprise.schema.ts';
import { isPlatformAdmin } from '../http/platformAdmin.ts';

/** Context of a call of the platform. */
export type PlatformContext = StepContext<Learner>;

/** Binds a call of the platform to its service; everybody but the platform administrator is refused. */
export function servePlatform<C extends Call>(
  call: C,
  handler: (context: PlatformContext, input: CallInput<C>) => Promise<CallOutput<C>>,
): Route {
  return serveInSteps(call, async (context, input) => {
    const asked = context as PlatformContext;
    const { platformAdmin, viewer } = asked;
    const [person] = await asked.inTenant((scope) =>
      scope.tx
        .select({ account: users.account, locked: users.locked })
        .from(users)
        .where(scope.only(users, eq(users.id, viewer.userId))),
    );
    const may =
      person !== undefined &&
      !person.locked &&
      viewer.support === null &&
      isPlatformAdmin(platformAdmin, { account: person.account, eid: viewer.eid });
    if (!may) throw new Refusal(ErrorCode.adminsOnly, { reason: 'platform' });
    return handler(asked, input);
  });
}

/** An act of the platform on an enterprise. */
export interface PlatformAct {
  readonly call: Pick<Call, 'name'>;
  readonly eid: number;
  readonly name: string;
  readonly changes?: readonly ChangedField[];
}

/**
 * Writes an act to the log of the enterprise of the scope. In the platform's own log it names the administrator; in the
 * log of the enterprise it names nobody, since that person is none of its people.
 */
export async function recordAct(
  scope: TenantScope,
  { now, viewer }: Pick<PlatformContext, 'now' | 'viewer'>,
  { call, changes = [], eid, name }: PlatformAct,
): Promise<void> {
  const own = scope.eid === viewer.eid;
  await scope.tx.insert(auditEntries).values(
    scope.row(auditEntries, {
      at: new Date(now()),
      actorId: own ? viewer.userId : null,
      ip: own ? viewer.ip : '',
      act: call.name,
      subjectType: 'enterprise',
      subjectId: eid,
      subjectName: name,
      changes,
    }),
  );
}
