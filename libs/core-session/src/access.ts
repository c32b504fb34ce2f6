import type { Enterprise, Role } from '@banyan/contracts/account';
import type { ScreenHandle } from './module.ts';

/** The part of an enterprise used by the access rules. */
export type EnterpriseGate = Pick<
  Enterprise,
  'eid' | 'puborg' | 'expireStatus' | 'islock' | 'isdelete' | 'is_jion' | 'pcScanQRCodeLoginUrl'
>;

/** Outcome of fetching the enterprise status. */
export type StatusOutcome =
  | { readonly kind: 'loaded'; readonly enterprise: EnterpriseGate }
  /** Answered with status N. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly data?: unknown }
  /** No answer; `reloaded` when the page was already reloaded because of it. */
  | { readonly kind: 'failed'; readonly reloaded: boolean };

/** All inputs of a decision. */
export interface AccessInput {
  readonly status: StatusOutcome;
  readonly role: Role;
  /** Rights in the console of who is no administrator. */
  readonly rights?: readonly string[];
  /** Requested screen; an unknown path counts as `open`, as it shows nothing of the enterprise's. */
  readonly screen: Pick<ScreenHandle, 'access' | 'may' | 'name' | 'transition'>;
  /** Path and query of the requested address. */
  readonly address: string;
  /** True when the page is embedded in an enterprise chat tool, which logs its people in by itself. */
  readonly chatTool: boolean;
  /** True when the host application can show the back office. */
  readonly backOffice: boolean;
}

/** Codes of /prompt that the access check returns. */
export const accessCodes = { notJoined: 2, expired: 3, locked: 4, deleted: 5 } as const;

/** Missing condition for a screen: a role, or another host application. */
export type Need = 'admin' | 'lecturer' | 'otherProgram';

/** Decision about a navigation. */
export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'prompt'; readonly code: number; readonly message?: string; readonly data?: unknown }
  | { readonly kind: 'login'; readonly backUrl: string }
  /** Leave the portal for this address. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Logged in, but without the role or the host application that the screen requires. */
  | { readonly kind: 'forbidden'; readonly needs: Need }
  /** Reload the page. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'initialisationError' };

const allow: AccessDecision = { kind: 'allow' };

/**
 * The guard. Rules in order: no status, status N, login by scan elsewhere, the enterprise's own
 * blocks, private enterprise, login and role, host application. /prompt is always allowed, otherwise
 * it could not explain a refusal.
 */
export function decideAccess(input: AccessInput): AccessDecision {
  const { status, screen, role, address } = input;
  if (status.kind === 'failed') return status.reloaded ? { kind: 'initialisationError' } : { kind: 'reload' };
  if (screen.name === 'prompt') return allow;
  if (status.kind === 'refused') {
    const { code, message, data } = status;
    return { kind: 'prompt', code, message, ...(data == null ? {} : { data }) };
  }
  const { enterprise } = status;
  const visitor = role === 'none';
  // Public screens are ways in with a code of their own, or texts to read before; the login itself is elsewhere.
  const scans = screen.access !== 'public' || screen.name === 'login';
  if (visitor && scans && isWebAddress(enterprise.pcScanQRCodeLoginUrl)) {
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
  if (screen.access === 'admin' && role !== 'admin' && !isOpened(screen.may, input.rights))
    return { kind: 'forbidden', needs: 'admin' };
  if (screen.access === 'lecturer' && role !== 'lecturer' && role !== 'admin') {
    return { kind: 'forbidden', needs: 'lecturer' };
  }
  if (screen.access === 'admin' && !input.backOffice) return { kind: 'forbidden', needs: 'otherProgram' };
  return allow;
}

/** Whether a screen is opened by a right. */
const isOpened = (may: ScreenHandle['may'], rights: readonly string[] = []): boolean =>
  may === 'any' ? rights.length > 0 : may !== undefined && rights.includes(may);

/** The access error of an enterprise, in the documented order. The public portal (eid 0) has none. */
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

/** An address that a browser may be sent to: absolute, http or https. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
