import { ErrorCode, type Call } from '@banyan/contracts';
import { seeingMay, supportMay } from '@banyan/contracts/all';
import type { Viewer } from './context.ts';
import type { SessionLookup } from './sessionLookup.ts';
import { Refusal } from './refusal.ts';

/** Why a call is refused before its input is read, null when it may go on. Follows from the call's definition alone. */
export function accessRefusal(
  call: Pick<Call, 'name' | 'access' | 'whenClosed' | 'whenIncomplete'>,
  enterprise: Pick<NonNullable<SessionLookup['enterprise']>, 'private' | 'closed'>,
  { role, missing, support }: Pick<Viewer, 'role' | 'missing' | 'support'>,
): Refusal | null {
  const { access, whenClosed, whenIncomplete } = call;
  if (enterprise.closed !== 0 && !whenClosed) {
    return new Refusal(ErrorCode.enterpriseClosed, { data: { access: enterprise.closed } });
  }
  const shut = support === null ? null : supportRefusal(call, support);
  if (shut !== null) return shut;
  if (access === 'public') return null;
  if (role === 'none') {
    if (access === 'open' && !enterprise.private) return null;
    const reason = access === 'open' ? 'private enterprise' : 'no session';
    return new Refusal(ErrorCode.unauthenticated, { reason });
  }
  if (missing.length > 0 && !whenIncomplete) {
    return new Refusal(ErrorCode.profileIncomplete, { data: { fields: missing } });
  }
  if (access === 'admin' && role !== 'admin') return new Refusal(ErrorCode.adminsOnly);
  if (access === 'lecturer' && role === 'learner') return new Refusal(ErrorCode.lecturersOnly);
  return null;
}

/** A session as somebody else may make the calls of its lists, and most of them only while it is recorded or its time runs. */
function supportRefusal(call: Pick<Call, 'name'>, { running, type }: NonNullable<Viewer['support']>): Refusal | null {
  if (type === 'seeing') {
    if (seeingMay(call, running)) return null;
    return new Refusal(running ? ErrorCode.seeingOnly : ErrorCode.seeingOver);
  }
  if (supportMay(call, running ? type : 'dialog')) return null;
  return new Refusal(supportMay(call, type) ? ErrorCode.supportUnrecorded : ErrorCode.supportSession);
}
