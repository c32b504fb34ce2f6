import { ErrorCode, type Call } from '@banyan/contracts';
import type { Door } from './door.ts';
import { Refusal } from './refusal.ts';

/** What a closed enterprise still answers: enough for its pages to say that and why it is closed [AC-13]. */
const whenClosed: ReadonlySet<string> = new Set([
  '/yii/appapi/v1/pcweb/get-pcweb-login-type',
  '/yii/appapi/v1/logs/upload',
  'apiSystem/languages/list',
  'apiSystem/getAgreement',
  'apiSystem/loginout',
  'apiPortal/Components',
]);

/** What visitors of a private enterprise get beside that: the way in, what stands around pages, and course details [AC-06]. */
const forVisitors: ReadonlySet<string> = new Set([
  ...whenClosed,
  'apiSystem/login',
  'apiSystem/updateInitialPassword',
  '/yii/appapi/v1/login/get-enterprise-login-type',
  'apiHomePage/NavigationTop',
  'apiCourse/detail',
  'apiCourse/recommendCourse',
]);

/** Why a call is refused before its input is looked at, null when it may go on. */
export function refusalAtDoor(
  call: Pick<Call, 'name' | 'access'>,
  enterprise: Pick<NonNullable<Door['enterprise']>, 'private' | 'closed'>,
  loggedIn: boolean,
): Refusal | null {
  if (enterprise.closed !== 0 && !whenClosed.has(call.name)) {
    return new Refusal(ErrorCode.enterpriseClosed, { data: { access: enterprise.closed } });
  }
  if (loggedIn) return null;
  if (call.access === 'login') return new Refusal(ErrorCode.unauthenticated, { reason: 'no session' });
  if (enterprise.private && !forVisitors.has(call.name)) {
    return new Refusal(ErrorCode.unauthenticated, { reason: 'private enterprise' });
  }
  return null;
}
