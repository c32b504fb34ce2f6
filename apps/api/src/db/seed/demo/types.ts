import type { Language, PasswordPolicy } from '@banyan/contracts';
import type { enterprises } from '../../../modules/enterprise/enterprise.schema.ts';
import type { homeModules, homeZones } from '../../../modules/home/home.schema.ts';
import type { L10n } from '../content/types.ts';

type Row = typeof enterprises.$inferInsert;

/** Settings of a demo enterprise that are no text. */
export type DemoSettings = Pick<
  Row,
  | 'puborg'
  | 'themeColor'
  | 'hoverColor'
  | 'language'
  | 'switchLanguage'
  | 'registration'
  | 'timeZone'
  | 'weekGoalS'
  | 'locked'
  | 'deleted'
  | 'membersOnly'
  | 'contact'
> & {
  readonly languages?: readonly Language[];
  readonly passwordPolicy: PasswordPolicy;
  /** Service ended so many days ago; absent: unlimited. */
  readonly expiredDaysAgo?: number;
};

/** Someone who can log in. */
export interface DemoPerson {
  readonly account: string;
  readonly name: L10n;
  readonly department: L10n;
  /** 1 learner, 2 administrator, 5 lecturer. */
  readonly type: 1 | 2 | 5;
  /** Points and tenths of a credit. */
  readonly score?: number;
  readonly credit?: number;
  /** Another password than everyone's. */
  readonly password?: string;
  readonly initialPassword?: boolean;
  readonly locked?: boolean;
  /** Word behind the account in the table that is printed at start. */
  readonly note: string;
}

/** Block of the home page, in order. */
export interface DemoModule {
  readonly kind: (typeof homeModules.$inferInsert)['kind'];
  readonly title: L10n;
  readonly morePath?: string;
  readonly category?: string;
  readonly off?: true;
}

/** Entry with a title and a path. */
export interface DemoEntry {
  readonly key: string;
  readonly title: L10n;
  readonly path: string;
}

export interface DemoZone extends DemoEntry {
  readonly icon: (typeof homeZones.$inferInsert)['icon'];
  readonly note: L10n;
}

/** An enterprise of the demo data, without its courses. */
export interface DemoEnterprise {
  readonly eid: number;
  /** Host in development; none for the public portal, which has every host that is nobody's. */
  readonly host?: string;
  readonly name: L10n;
  readonly portalName: L10n;
  readonly slogan: L10n;
  readonly sloganDetail: L10n;
  readonly accountHint: L10n;
  readonly notice?: L10n;
  readonly settings: DemoSettings;
  readonly people: readonly DemoPerson[];
  readonly modules: readonly DemoModule[];
  readonly navigation: readonly DemoEntry[];
  readonly zones: readonly DemoZone[];
  /** Word behind the enterprise in the table that is printed at start. */
  readonly note: string;
}
