import { ErrorCode, type Call } from '@banyan/contracts';
import type { Viewer } from './context.ts';
import type { Door } from './door.ts';
import { Refusal } from './refusal.ts';

/** Why a call is refused before its input is looked at, null when it may go on. Follows from the call's definition alone. */
export function refusalAtDoor(
  { access, whenClosed, whenIncomplete }: Pick<Call, 'access' | 'whenClosed' | 'whenIncomplete'>,
  enterprise: Pick<NonNullable<Door['enterprise']>, 'private' | 'closed'>,
  { role, missing }: Pick<Viewer, 'role' | 'missing'>,
): Refusal | null {
  if (enterprise.closed !== 0 && !whenClosed) {
    return new Refusal(ErrorCode.enterpriseClosed, { data: { access: enterprise.closed } });
  }
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
