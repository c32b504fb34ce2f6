import type { CallOutput, Language } from '@banyan/contracts';
import type {
  ContactPerson,
  homeIcons,
  HomeModule,
  LoginWay,
  PasswordPolicy,
  ProfileField,
  ProfileInput,
} from '@banyan/contracts/account';
import type { L10n } from '../content/types.ts';

/** Settings of a demo enterprise that are no text, by the names of its columns. */
export interface DemoSettings {
  readonly puborg?: number;
  readonly themeColor?: string;
  readonly hoverColor?: string;
  readonly language?: Language;
  readonly switchLanguage?: boolean;
  readonly registration?: boolean;
  readonly timeZone?: string;
  readonly weekGoalS?: number;
  readonly yearCredits?: number;
  readonly locked?: boolean;
  readonly deleted?: boolean;
  readonly membersOnly?: boolean;
  readonly singleDevice?: boolean;
  readonly faceWithoutCamera?: boolean;
  readonly adminMessages?: boolean;
  readonly contact?: ContactPerson;
  readonly requiredProfile?: readonly ProfileField[];
  readonly languages?: readonly Language[];
  readonly passwordPolicy: PasswordPolicy;
  readonly loginWays?: readonly LoginWay[];
  readonly joinable?: boolean;
  /** Service ended so many days ago; absent: unlimited. */
  readonly expiredDaysAgo?: number;
}

/** Someone who can log in. */
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
  /** As it is dialled from everywhere; codes go there. */
  readonly phone?: string;
  /** What the person has told of themselves. */
  readonly profile?: Partial<Pick<ProfileInput, 'nickname' | 'realName' | 'idNumber' | 'email'>>;
  /** Word behind the account in the table that is printed at start. */
  readonly note: string;
}

/** A department that people who register choose from. */
export interface DemoDepartment {
  readonly name: L10n;
  readonly below?: readonly DemoDepartment[];
}

/** Block of the home page, in order. */
export interface DemoModule {
  readonly kind: HomeModule['kind'];
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
  readonly icon: CallOutput<typeof homeIcons>['items'][number]['icon'];
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
  /** The announcement behind the notice, by paragraphs. */
  readonly noticeText?: readonly L10n[];
  readonly settings: DemoSettings;
  readonly people: readonly DemoPerson[];
  readonly departments?: readonly DemoDepartment[];
  readonly modules: readonly DemoModule[];
  readonly navigation: readonly DemoEntry[];
  readonly zones: readonly DemoZone[];
  /** Word behind the enterprise in the table that is printed at start. */
  readonly note: string;
}
