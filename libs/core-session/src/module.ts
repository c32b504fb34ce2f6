import type { NonIndexRouteObject } from 'react-router-dom';

/** The languages the interface is written in. */
export type MessageSet = 'zh' | 'en' | 'zh_tw' | 'zh_hk';
/** Every message set, the default first [SE-09]. */
export const messageSets: readonly MessageSet[] = ['zh', 'en', 'zh_tw', 'zh_hk'];

/** Nested texts of one namespace. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * The shape that a message set shares with the one it is checked against (`typeof zh`): the same keys, any text.
 * Languages that tell one from many add `_one` beside each `_other`.
 */
export type MessagesLike<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : MessagesLike<T[Key]>;
} & { readonly [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_one` : never]?: string };

/**
 * Who may see a screen. `public`: anyone, outside the shell's access check [AC-07]. `open`: anyone the enterprise lets
 * in [AC-03, AC-06]. `login`: the logged-in. `admin`, `lecturer`: the logged-in of that role [AC-10].
 */
export type Access = 'public' | 'open' | 'login' | 'admin' | 'lecturer';

/** Screens from which a private enterprise lets visitors in because they lead on by themselves [AC-06]. */
export type Transition = 'exam' | 'training' | 'activity' | 'questionnaire';

/** What the portal knows about a screen without loading it. */
export interface ScreenHandle {
  /** Path pattern of the screen, as in the route table. */
  readonly path: string;
  readonly access: Access;
  /** Message key of the page title with its namespace: `course:title.detail` [SH-03]. */
  readonly titleKey: string;
  /** `none` hides header and footer [SH-05]. */
  readonly chrome?: 'none';
  /** Screens the access rules name. */
  readonly name?: 'courseDetail' | 'login' | 'prompt';
  readonly transition?: Transition;
}

/** One row of the route table; the page behind it is lazy. */
export type ScreenRoute = Omit<NonIndexRouteObject, 'path' | 'handle'> & {
  readonly path: string;
  readonly handle: ScreenHandle;
};

/** What a domain gives to the portal. Each domain adds its own widgets and queries. */
export interface DomainModule {
  /** Also the namespace of its messages. */
  readonly name: string;
  readonly routes: readonly ScreenRoute[];
  /** One lazy chunk for each message set. */
  readonly messages: Readonly<Record<MessageSet, () => Promise<{ readonly default: Messages }>>>;
}
