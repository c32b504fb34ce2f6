import type { Enterprise, Role } from '@banyan/contracts/account';
import type { ScreenHandle } from './module.ts';

/** The part of an enterprise that the rules of access read. */
export type EnterpriseGate = Pick<
  Enterprise,
  'eid' | 'puborg' | 'expireStatus' | 'islock' | 'isdelete' | 'is_jion' | 'pcScanQRCodeLoginUrl'
>;

/** How the fetch of the enterprise status ended. */
export type StatusOutcome =
  | { readonly kind: 'loaded'; readonly enterprise: EnterpriseGate }
  /** Answered with status N. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  /** No answer; `reloaded` when the page was already loaded a second time because of it. */
  | { readonly kind: 'failed'; readonly reloaded: boolean };

/** Everything a decision depends on. */
export interface AccessInput {
  readonly status: StatusOutcome;
  readonly role: Role;
  /** The screen asked for; a path of no screen counts as `open`, it shows nothing of the enterprise's. */
  readonly screen: Pick<ScreenHandle, 'access' | 'name' | 'transition'>;
  /** Path and query of the address asked for. */
  readonly address: string;
  /** The page lives in an enterprise chat tool, which logs its people in by itself. */
  readonly chatTool: boolean;
  /** The program around the page can hold the back office. */
  readonly backOffice: boolean;
}

/** Codes of /prompt that the access check gives. */
export const accessCodes = { notJoined: 2, expired: 3, locked: 4, deleted: 5 } as const;

/** What somebody lacks for a screen: a role, or another program than the one around the page. */
export type Need = 'admin' | 'lecturer' | 'otherProgram';

/** What to do with a navigation. */
export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'prompt'; readonly code: number; readonly message?: string }
  | { readonly kind: 'login'; readonly backUrl: string }
  /** Leave the portal for this address. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Logged in, but not in the role or the program the screen is for. */
  | { readonly kind: 'forbidden'; readonly needs: Need }
  /** Load the page once more. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'initialisationError' };

const allow: AccessDecision = { kind: 'allow' };

/**
 * The guard. Rules in order: no status, status N, login by scan elsewhere, the enterprise's own
 * blocks, private enterprise, login and role, program. /prompt is always let through, otherwise it
 * could not tell why another screen was refused.
 */
export function decideAccess(input: AccessInput): AccessDecision {
  const { status, screen, role, address } = input;
  if (status.kind === 'failed') return status.reloaded ? { kind: 'initialisationError' } : { kind: 'reload' };
  if (screen.name === 'prompt') return allow;
  if (status.kind === 'refused') return { kind: 'prompt', code: status.code, message: status.message };
  const { enterprise } = status;
  const visitor = role === 'none';
  if (visitor && isWebAddress(enterprise.pcScanQRCodeLoginUrl)) {
    return { kind: 'leave', url: enterprise.pcScanQRCodeLoginUrl };
  }
  if (screen.access === 'public') return allow;
  const preview = isPreview(address);
  const code = blockOf(enterprise, screen, preview);
  if (code !== undefined) return { kind: 'prompt', code };
  const entersPrivate =
    enterprise.puborg === 0 ||
    screen.name === 'courseDetail' ||
    screen.transition !== undefined ||
    input.chatTool ||
    preview;
  if (visitor && (!entersPrivate || screen.access !== 'open')) return { kind: 'login', backUrl: address };
  if (screen.access === 'admin' && role !== 'admin') return { kind: 'forbidden', needs: 'admin' };
  if (screen.access === 'lecturer' && role !== 'lecturer' && role !== 'admin') {
    return { kind: 'forbidden', needs: 'lecturer' };
  }
  if (screen.access === 'admin' && !input.backOffice) return { kind: 'forbidden', needs: 'otherProgram' };
  return allow;
}

/** The access error of an enterprise, in the documents' order. The public portal (eid 0) has none. */
function blockOf(enterprise: EnterpriseGate, screen: Pick<ScreenHandle, 'name'>, preview: boolean): number | undefined {
  if (enterprise.eid === 0) return undefined;
  if (enterprise.expireStatus === 'N') return accessCodes.expired;
  if (enterprise.islock === 'N') return accessCodes.locked;
  if (enterprise.isdelete === '1') return accessCodes.deleted;
  if (enterprise.is_jion === 'N' && screen.name !== 'courseDetail' && !preview) return accessCodes.notJoined;
  return undefined;
}

function isPreview(address: string): boolean {
  const [asked = ''] = address.split('#');
  const query = asked.indexOf('?');
  return query >= 0 && new URLSearchParams(asked.slice(query + 1)).has('preview');
}

/** An address a browser may be sent to: absolute, http or https. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
