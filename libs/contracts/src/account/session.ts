import { supportTypes } from './assist.choices.ts';
import { defineCall } from '../call.ts';
import { language, transportFlags } from '../common.ts';
import { loginWays } from './login.choices.ts';
import { epochMs, flag, text, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Password rules of an enterprise [SE-04]. */
export const passwordPolicy = v.object({
  /** Fewest and most characters. */
  min: v.int(),
  /** Most characters. */
  max: v.int(),
  /** How many of the classes letters, digits, symbols must occur. */
  classes: v.pipe(v.int(), v.minValue(1), v.maxValue(3)),
  /** No run of three consecutive digits or letters (123, cba). */
  noRuns: v.boolean(),
  /** No three identical characters in a row. */
  noRepeats: v.boolean(),
});
export type PasswordPolicy = v.InferOutput<typeof passwordPolicy>;

/** Whom a learner turns to when the enterprise is closed [AC-13]. */
export const contactPerson = v.object({
  /** Name of the person. */
  name: v.string(),
  /** The person's department or company. */
  department: v.string(),
  /** As it is to be dialled; empty when there is none. */
  phone: v.string(),
  /** Empty when there is none. */
  email: v.string(),
});
export type ContactPerson = v.InferOutput<typeof contactPerson>;

/** The enterprise as its pages need it before anyone has logged in. */
export const enterprise = v.object({
  /** 0 is the public open-course mode. */
  eid: v.int(),
  /** Name of the enterprise itself. */
  enterpriseName: v.string(),
  /** Name of its learning portal, shown in header and titles. */
  portalName: v.string(),
  /** Language the enterprise has fixed, or `auto` [SE-09]. */
  language,
  /** Hex colours, 3 or 6 digits [SE-11]. */
  theme_color: v.string(),
  /** Colour of what the pointer is on [SE-11]. */
  hover_color: v.string(),
  /** Y: it has a points mall. */
  you_fen_mall_switch: flag,
  /** `wps` when it lives in that office suite [SH-07]. */
  platformFlag: v.string(),
  /** Its id in DingTalk, empty when it is not there [SH-07]. */
  dingtalkCorpId: v.string(),
  /** Y: visitors may register themselves [AC-08]. */
  showUserRegister: flag,
  /** Address of its logo, empty when it has none. */
  linkIcon: v.string(),
  /** Y: its people may choose a language [SE-09]. */
  switch_language: flag,
  /** Languages on offer when switch_language is Y. */
  languageSelected: v.array(language),
  /** 0: its pages are open to visitors; otherwise private [AC-06]. */
  puborg: v.int(),
  /** Portal chosen by the learner; its colours win over the enterprise's [SE-11]. */
  userPortal: v.nullable(
    v.object({
      /** As `userPortalID` takes it. */
      portalID: v.string(),
      /** As theme_color. */
      themeColor: v.string(),
      /** As hover_color. */
      hoverColor: v.string(),
    }),
  ),
  /** Where a visitor must go to log in by scan, empty when nowhere [AC-02]. */
  pcScanQRCodeLoginUrl: v.string(),
  /** Cookie that keeps a browser on the preview deployment; empty key for none. */
  mxybeta: v.object({
    /** Name of the cookie. */
    key: v.string(),
    /** Its value. */
    val: v.string(),
  }),
  /** Its id in WeCom, empty when it is not there [SH-07]. */
  corpid: v.string(),
  /** Y: the session cookie has the domain `cookiesDomain` [SE-01]. */
  iscustomDomain: flag,
  /** Domain for the session cookie when iscustomDomain is Y [SE-01]. */
  cookiesDomain: v.string(),
  /** N: locked by the platform [AC-03]. */
  islock: flag,
  /** 1: deleted. */
  isdelete: v.picklist(['0', '1']),
  /** N: the service period is over. */
  expireStatus: flag,
  /** Last day of the service period, epoch ms at its end; null when unlimited. */
  expireAt: v.nullable(epochMs),
  /** N: the viewer is not a member. */
  is_jion: flag,
  /** Sentence beside the login form, in the asked language. */
  slogan: v.string(),
  /** A line below the slogan. */
  sloganDetail: v.string(),
  /** Whom to turn to; null when nobody is named. */
  contact: v.nullable(contactPerson),
  /** Rules for new passwords [SE-04]. */
  passwordPolicy,
  /** IANA zone in which its dates are told. */
  timeZone: v.string(),
  /** What the server demands of calls beyond their own protection [HT-03]. */
  transport: transportFlags,
});
export type Enterprise = v.InferOutput<typeof enterprise>;

/** The person behind a session. */
export const userInfo = v.object({
  /** Id, decimal. */
  userid: v.string(),
  /** The session's token: the one the call came with, or a new one after login [SE-01]. Empty inside a page. */
  token: v.string(),
  /** Name in the viewer's language. */
  username: v.string(),
  /** How the person wants to be seen; empty when there is no such name [SE-12]. */
  nickname: v.string(),
  /** Login name within the enterprise. */
  account: v.string(),
  /** Where the person works, in the viewer's language. */
  department: v.string(),
  /** Address of the portrait, empty when there is none. */
  image: v.string(),
  /** 2, 3, 4: administrator unless isdeleteadmin is 1 [AC-10]; 1: learner; 5: lecturer. */
  type: v.int(),
  /** 1: administrator whose rights were taken away [AC-10]. */
  isdeleteadmin: v.picklist(['0', '1']),
  /** Points. */
  score: v.int(),
  /** Credits in tenths. */
  credit: v.int(),
  /** Id in WeCom, empty when there is none. */
  weixin_UserId: v.string(),
  /** Only in a session that was opened for support: it is recorded [AR-01]. */
  serviceUsers: v.optional(
    v.object({
      /** Access id. */
      id: v.int(),
      /** The purpose of the support access. */
      type: v.picklist(supportTypes),
      /** Minutes that it lasts. */
      duration: v.int(),
      /** Its end, epoch ms. */
      expireTime: epochMs,
    }),
  ),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

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
  request: v.object({
    /** Address to come back to. */
    backurl: text(longestBackUrl),
    /** Language that the page shows before anything is known. */
    loginLanguage: language,
    /** Host that embeds the page, empty in a plain browser. */
    from: text(32),
  }),
  response: v.object({
    /** The enterprise. */
    data: enterprise,
    /** Null when the session is absent or over. */
    userinfo: v.nullable(userInfo),
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
  request: v.object({}),
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
  request: v.object({
    /** Login name or phone, compared without regard to case. */
    account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** As typed; travels sealed [HT-03]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: v.object({
    /** The person who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** The one kept for the account by `switchLanguage`, null when none was chosen [SE-09]. */
    language: v.nullable(language),
  }),
});

export const logout = defineCall({
  name: 'apiSystem/loginout',
  method: 'GET',
  whenIncomplete: true,
  whenClosed: true,
  summary: 'End this session',
  source: ['SE-02'],
  request: v.object({}),
  response: v.object({
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
  request: v.object({
    /** From the refused login (`initialPassword`), good for ten minutes and once. */
    ticket: text(64),
    /** The new one, by the enterprise's rules [SE-04]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** The same again [SE-05]. */
    confirm: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  response: v.object({
    /** The person who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** The one kept for the account by `switchLanguage`, null when none was chosen [SE-09]. */
    language: v.nullable(language),
  }),
});

/** A way in, in the order in which the login page offers it [SE-03]. */
export const loginMethods = defineCall({
  name: '/yii/appapi/v1/login/get-enterprise-login-type',
  method: 'GET',
  access: 'public',
  summary: 'Ways in that the enterprise offers',
  source: ['SE-03'],
  request: v.object({}),
  response: v.object({
    /** In the order in which they are offered. */
    methods: v.array(v.picklist(loginWays)),
    /** What the account field asks for, in the asked language. */
    accountHint: v.string(),
    /** Name of the system in which people log in once for everything; empty where there is none. */
    ssoName: v.string(),
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
  request: v.object({}),
  response: v.object({
    /** In the order in which they are offered. */
    languages: v.array(
      v.object({
        /** As `switchLanguage` takes it. */
        code: language,
        /** Its own name, in itself. */
        name: v.string(),
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
  request: v.object({
    /** One that the enterprise offers, or `auto`. */
    to: language,
  }),
  response: v.object({
    /** The one that is kept now. */
    language,
  }),
});

/** One thing that happened on a page, for the analytics sink [SH-04]. */
export const logEvent = v.object({
  /** A page was opened, or its program failed. */
  kind: v.picklist(['page_view', 'client_error']),
  /** When, by the browser's clock, epoch ms. */
  at: epochMs,
  /** Path and query, without fragment. */
  path: v.pipe(v.string(), v.maxLength(2048)),
  /** Title of the page. */
  title: v.pipe(v.string(), v.maxLength(300)),
  /** For errors: name and message, never a stack with data in it. */
  detail: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type LogEvent = v.InferOutput<typeof logEvent>;

export const uploadLogs = defineCall({
  name: '/yii/appapi/v1/logs/upload',
  method: 'POST',
  access: 'public',
  whenClosed: true,
  summary: 'Page views and client errors, in batches',
  source: ['SH-04'],
  request: v.object({
    /** At most 50. */
    events: wireJson(v.pipe(v.array(logEvent), v.maxLength(50))),
  }),
  response: v.object({
    /** How many were kept. */
    accepted: v.int(),
  }),
});
