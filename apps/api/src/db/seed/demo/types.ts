import type { Language } from '@banyan/contracts';
import type { ProfileInput } from '@banyan/contracts/account';
import type { L10n } from '../content/types.ts';

/** A person who can log in. */
export interface DemoPerson {
  readonly account: string;
  readonly name: L10n;
  readonly department: L10n;
  /** 1 learner, 2 administrator, 5 lecturer. */
  readonly type: 1 | 2 | 5;
  /** Tenths of a credit. */
  readonly credit?: number;
  /** Another password than everyone's. */
  readonly password?: string;
  readonly initialPassword?: boolean;
  readonly locked?: boolean;
  /** International form; codes go there. */
  readonly phone?: string;
  /** Profile fields that the person has filled in. */
  readonly profile?: Partial<Pick<ProfileInput, 'nickname' | 'realName' | 'idNumber' | 'email'>>;
  /** Word behind the account in the table that is printed at start. */
  readonly note: string;
}

/** An enterprise of the demo: its content is in its folder; here are the people who can log in. */
export interface DemoEnterprise {
  readonly eid: number;
  /** Host in development; none for the public portal, which answers on every other host. */
  readonly host?: string;
  /** In Chinese. */
  readonly portalName: string;
  /** As its file has them. */
  readonly settings: { readonly languages?: readonly Language[]; readonly timeZone?: string };
  /** It is closed. */
  readonly state?: { readonly expiredDaysAgo?: number; readonly locked?: boolean; readonly deleted?: boolean };
  readonly people: readonly DemoPerson[];
  /** Word behind the enterprise in the table that is printed at start. */
  readonly note: string;
}
