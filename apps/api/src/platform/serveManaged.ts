import { ErrorCode, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import type { CallContext, Learner } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { serve, type Route } from '../http/serve.ts';
import type { ChangedField } from './audit.schema.ts';
import { recordAct, type Changed } from './audit.ts';
import { grantsOf, type Grants } from './grants.ts';

/** Context of a call of the console. */
export interface ManageContext extends CallContext<Learner> {
  /** Rights of the caller. */
  readonly grants: Grants;
  /** Records a changed thing in the audit log, in the transaction of the call. */
  readonly changed: (thing: Changed) => void;
}

/**
 * Binds a call of the console to its service: who lacks the right that the call names is refused, and what it changes is
 * written to the audit log in the same transaction.
 */
export function serveManaged<C extends Call>(
  call: C,
  handler: (context: ManageContext, input: CallInput<C>) => Promise<CallOutput<C>>,
): Route {
  const { may } = call;
  if (may === null) throw new RangeError(`${call.name} names no right`);
  return serve(call, async (context, input) => {
    const asked = context as CallContext<Learner>;
    const { now, scope, viewer } = asked;
    const grants = await grantsOf(scope, viewer.userId, now());
    if (grants.reach(may) === null) throw new Refusal(ErrorCode.adminsOnly, { reason: may });
    const things: Changed[] = [];
    const answer = await handler({ ...asked, grants, changed: (thing) => things.push(thing) }, input);
    if (call.method === 'POST') {
      const act = { at: now(), actorId: viewer.userId, ip: viewer.ip, act: call.name, source: 'console' } as const;
      await recordAct(scope, act, things);
    }
    return answer;
  });
}

/** Fields that differ, in words; `hidden` ones without their values. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  hidden: ReadonlySet<string> = new Set(),
): ChangedField[] {
  const words = (value: unknown): string | null =>
    value === null || value === undefined || value === ''
      ? null
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  return Object.keys(after)
    .filter((field) => words(before[field]) !== words(after[field]))
    .map((field) =>
      hidden.has(field)
        ? { field, before: null, after: null }
        : { field, before: words(before[field]), after: words(after[field]) },
    );
}
