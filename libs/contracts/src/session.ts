import { defineCall } from './call.ts';
import { language, transportFlags } from './common.ts';
import { loginWays } from './login.choices.ts';
import { epochMs, flag, text, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Password rules of an enterprise [SE-04]. */
export const passwordPolicy = z.object({
  /** Fewest and most characters. */
  min: z.int(),
  /** Most characters. */
  max: z.int(),
  /** How many of the classes letters, digits, symbols must occur. */
  classes: z.int().check(z.gte(1), z.lte(3)),
  /** No run of three consecutive digits or letters (123, cba). */
  noRuns: z.boolean(),
  /** No three identical characters in a row. */
  noRepeats: z.boolean(),
});
export type PasswordPolicy = z.output<typeof passwordPolicy>;

/** Whom a learner turns to when the enterprise's door is shut [AC-13]. */
export const contactPerson = z.object({
  /** Name of the person. */
  name: z.string(),
  /** Where the person works. */
  department: z.string(),
  /** As it is to be dialled; empty when there is none. */
  phone: z.string(),
  /** Empty when there is none. */
  email: z.string(),
});
export type ContactPerson = z.output<typeof contactPerson>;

/** The enterprise as its pages need it before anyone has logged in. */
export const enterprise = z.object({
  /** 0 is the public open-course mode. */
  eid: z.int(),
  /** Name of the enterprise itself. */
  enterpriseName: z.string(),
  /** Name of its learning portal, shown in header and titles. */
  portalName: z.string(),
  /** Language the enterprise has fixed, or `auto` [SE-09]. */
  language,
  /** Hex colours, 3 or 6 digits [SE-11]. */
  theme_color: z.string(),
  /** Colour of what the pointer is on [SE-11]. */
  hover_color: z.string(),
  /** Y: it has a points mall. */
  you_fen_mall_switch: flag,
  /** `wps` when it lives in that office suite [SH-07]. */
  platformFlag: z.string(),
  /** Its id in DingTalk, empty when it is not there [SH-07]. */
  dingtalkCorpId: z.string(),
  /** Y: visitors may register themselves [AC-08]. */
  showUserRegister: flag,
  /** Address of its logo, empty when it has none. */
  linkIcon: z.string(),
  /** Y: its people may choose a language [SE-09]. */
  switch_language: flag,
  /** Languages on offer when switch_language is Y. */
  languageSelected: z.array(language),
  /** 0: its pages are open to visitors; otherwise private [AC-06]. */
  puborg: z.int(),
  /** Portal chosen by the learner; its colours win over the enterprise's [SE-11]. */
  userPortal: z.nullable(
    z.object({
      /** As `userPortalID` takes it. */
      portalID: z.string(),
      /** As theme_color. */
      themeColor: z.string(),
      /** As hover_color. */
      hoverColor: z.string(),
    }),
  ),
  /** Where a visitor must go to log in by scan, empty when nowhere [AC-02]. */
  pcScanQRCodeLoginUrl: z.string(),
  /** Cookie that keeps a browser on the preview deployment; empty key for none. */
  mxybeta: z.object({
    /** Name of the cookie. */
    key: z.string(),
    /** Its value. */
    val: z.string(),
  }),
  /** Its id in WeCom, empty when it is not there [SH-07]. */
  corpid: z.string(),
  /** Y: the session cookie has the domain `cookiesDomain` [SE-01]. */
  iscustomDomain: flag,
  /** Domain for the session cookie when iscustomDomain is Y [SE-01]. */
  cookiesDomain: z.string(),
  /** N: locked by the platform [AC-03]. */
  islock: flag,
  /** 1: deleted. */
  isdelete: z.enum(['0', '1']),
  /** N: the service period is over. */
  expireStatus: flag,
  /** Last day of the service period, epoch ms at its end; null when unlimited. */
  expireAt: z.nullable(epochMs),
  /** N: the viewer is not a member. */
  is_jion: flag,
  /** Sentence beside the login form, in the asked language. */
  slogan: z.string(),
  /** A line below the slogan. */
  sloganDetail: z.string(),
  /** Whom to turn to; null when nobody is named. */
  contact: z.nullable(contactPerson),
  /** Rules for new passwords [SE-04]. */
  passwordPolicy,
  /** IANA zone in which its dates are told. */
  timeZone: z.string(),
  /** What the server demands of calls beyond their own protection [HT-03]. */
  transport: transportFlags,
});
export type Enterprise = z.output<typeof enterprise>;

/** The person behind a session. */
export const userInfo = z.object({
  /** Id, decimal. */
  userid: z.string(),
  /** The session's token: the one the call came with, or a new one after login [SE-01]. Empty inside a page. */
  token: z.string(),
  /** Name in the viewer's language. */
  username: z.string(),
  /** How the person wants to be seen; empty when there is no such name [SE-12]. */
  nickname: z.string(),
  /** Login name within the enterprise. */
  account: z.string(),
  /** Where the person works, in the viewer's language. */
  department: z.string(),
  /** Address of the portrait, empty when there is none. */
  image: z.string(),
  /** 2, 3, 4: administrator unless isdeleteadmin is 1 [AC-10]; 1: learner; 5: lecturer. */
  type: z.int(),
  /** 1: administrator whose rights were taken away [AC-10]. */
  isdeleteadmin: z.enum(['0', '1']),
  /** Points. */
  score: z.int(),
  /** Credits in tenths. */
  credit: z.int(),
  /** Id in WeCom, empty when there is none. */
  weixin_UserId: z.string(),
  /** Only in a session that was opened for support: it is recorded [AR-01]. */
  serviceUsers: z.optional(
    z.object({
      /** Access id. */
      id: z.int(),
      /** Minutes that it lasts. */
      duration: z.int(),
      /** Its end, epoch ms. */
      expireTime: epochMs,
    }),
  ),
});
export type UserInfo = z.output<typeof userInfo>;

/** The name that pages show of a person: the one they chose, or else the one by which the enterprise knows them. */
export const shownName = ({ nickname, username }: Pick<UserInfo, 'nickname' | 'username'>) => nickname || username;

const longestBackUrl = 2048;

/**
 * `backurl` of the enterprise status for a page at `address` (path and query): one that is too long goes without its
 * query, so that no address keeps a page from opening [AC-01].
 */
export function backUrlOf(address: string): string {
  return address.length <= longestBackUrl ? address : (address.split('?')[0] ?? '').slice(0, longestBackUrl);
}

/** Enterprise status: first call of every page [AC-01]. Answers beside `status`, as the documents say. */
export const loginType = defineCall({
  name: '/yii/appapi/v1/pcweb/get-pcweb-login-type',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  protection: 'encrypted',
  answer: 'body',
  summary: 'Status of the enterprise this address belongs to, and who is logged in',
  source: ['AC-01', 'HT-03'],
  request: z.object({
    /** Address to come back to. */
    backurl: text(longestBackUrl),
    /** Language that the page shows before anything is known. */
    loginLanguage: language,
    /** Host that embeds the page, empty in a plain browser. */
    from: text(32),
  }),
  response: z.object({
    /** The enterprise. */
    data: enterprise,
    /** Null when the session is absent or over. */
    userinfo: z.nullable(userInfo),
    /** Y on a preview deployment. */
    is_alpha: flag,
  }),
});

export const getUserInfo = defineCall({
  name: 'apiSystem/getUserInfo',
  method: 'GET',
  whenIncomplete: true,
  summary: 'The logged-in person, fresh',
  source: ['SE-02'],
  request: z.object({}),
  response: userInfo,
});

export const login = defineCall({
  name: 'apiSystem/login',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: the answer kept for a repetition would hold the new token, which is stored nowhere. Logging in twice
  // opens a second session and changes nothing else.
  idempotent: false,
  summary: 'Log in with account (or phone) and password',
  source: ['SE-02', 'SE-03', 'SE-16'],
  request: z.object({
    /** Login name or phone, compared without regard to case. */
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    /** As typed; travels sealed [HT-03]. */
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: z.object({
    /** Who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** The one kept for the account by `switchLanguage`, null when none was chosen [SE-09]. */
    language: z.nullable(language),
  }),
});

export const logout = defineCall({
  name: 'apiSystem/loginout',
  method: 'GET',
  whenIncomplete: true,
  whenClosed: true,
  summary: 'End this session',
  source: ['SE-02'],
  request: z.object({}),
  response: z.object({
    /** Y: this call ended it. */
    ended: flag,
  }),
});

export const updateInitialPassword = defineCall({
  name: 'apiSystem/updateInitialPassword',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login. The ticket works once: a repetition is refused, and the new password logs in.
  idempotent: false,
  summary: 'Replace the initial password demanded at first login',
  source: ['SE-05'],
  request: z.object({
    /** From the refused login (`initialPassword`), good for ten minutes and once. */
    ticket: text(64),
    /** The new one, by the enterprise's rules [SE-04]. */
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The same again [SE-05]. */
    confirm: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  response: z.object({
    /** Who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** The one kept for the account by `switchLanguage`, null when none was chosen [SE-09]. */
    language: z.nullable(language),
  }),
});

/** A way in, in the order in which the login page offers it [SE-03]. */
export const loginMethods = defineCall({
  name: '/yii/appapi/v1/login/get-enterprise-login-type',
  method: 'GET',
  access: 'public',
  summary: 'Ways in that the enterprise offers',
  source: ['SE-03'],
  request: z.object({}),
  response: z.object({
    /** In the order in which they are offered. */
    methods: z.array(z.enum(loginWays)),
    /** What the account field asks for, in the asked language. */
    accountHint: z.string(),
    /** Name of the system in which people log in once for everything; empty where there is none. */
    ssoName: z.string(),
    /** Y: who has forgotten the password sets a new one by a code to their phone [SE-14]. */
    reset: flag,
  }),
});

export const languageList = defineCall({
  name: 'apiSystem/languages/list',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Languages on offer, each by its own name',
  source: ['SE-09'],
  request: z.object({}),
  response: z.object({
    /** In the order in which they are offered. */
    languages: z.array(
      z.object({
        /** As `switchLanguage` takes it. */
        code: language,
        /** Its own name, in itself. */
        name: z.string(),
      }),
    ),
  }),
});

export const switchLanguage = defineCall({
  name: '/yii/appapi/v1/user/languages/switch',
  method: 'POST',
  whenIncomplete: true,
  summary: 'Keep the language the learner chose',
  source: ['SE-09'],
  request: z.object({
    /** One that the enterprise offers, or `auto`. */
    to: language,
  }),
  response: z.object({
    /** The one that is kept now. */
    language,
  }),
});

/** One thing that happened on a page, for the analytics sink [SH-04]. */
export const logEvent = z.object({
  /** A page was opened, or its program failed. */
  kind: z.enum(['page_view', 'client_error']),
  /** When, by the browser's clock, epoch ms. */
  at: epochMs,
  /** Path and query, without fragment. */
  path: z.string().check(z.maxLength(2048)),
  /** Title of the page. */
  title: z.string().check(z.maxLength(300)),
  /** For errors: name and message, never a stack with data in it. */
  detail: z.optional(z.string().check(z.maxLength(500))),
});
export type LogEvent = z.output<typeof logEvent>;

export const uploadLogs = defineCall({
  name: '/yii/appapi/v1/logs/upload',
  method: 'POST',
  access: 'public',
  whenClosed: true,
  summary: 'Page views and client errors, in batches',
  source: ['SH-04'],
  request: z.object({
    /** At most 50. */
    events: wireJson(z.array(logEvent).check(z.maxLength(50))),
  }),
  response: z.object({
    /** How many were kept. */
    accepted: z.int(),
  }),
});
