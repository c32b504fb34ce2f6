import type { Enterprise } from '@banyan/contracts/account';
import type { DrawingName } from '@banyan/ui';

/** Reasons for which the prompt screen has words of its own. */
export type PromptKind =
  | 'noEnterprise'
  | 'notJoined'
  | 'expired'
  | 'locked'
  | 'deleted'
  | 'accountLocked'
  | 'session'
  | 'overLimit'
  | 'init'
  | 'unknown';

/** Pictures of the kinds; an expired service has its year ring instead. */
export const drawingOf: Readonly<Record<Exclude<PromptKind, 'expired'>, DrawingName>> = {
  noEnterprise: 'lost',
  notJoined: 'gate',
  locked: 'lock',
  deleted: 'stump',
  accountLocked: 'lock',
  session: 'badge',
  overLimit: 'broken',
  init: 'offline',
  unknown: 'lost',
};

/**
 * The kind of a code. 5 has two meanings in the documents: the enterprise is deleted, or has locked this account; the
 * enterprise's own data decide.
 */
export function kindOf(code: string, enterprise: Pick<Enterprise, 'isdelete'> | null): PromptKind {
  switch (code) {
    case '2':
      return 'notJoined';
    case '3':
      return 'expired';
    case '4':
      return 'locked';
    case '5':
      return enterprise?.isdelete === '1' ? 'deleted' : 'accountLocked';
    case '404':
      return 'noEnterprise';
    case '401':
      return 'session';
    case '577':
      return 'overLimit';
    case 'init':
      return 'init';
    default:
      return 'unknown';
  }
}
