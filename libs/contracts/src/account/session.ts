import { supportTypes } from './assist.choices.ts';
import { defineCall } from '../call.ts';
import { language, transportFlags } from '../common.ts';
import { loginWays } from './login.choices.ts';
import { epochMs, flag, text, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Password rules of an enterprise [SE-04]. */
export const passwordPolicy = v.object({
  /** Fewest characters. */
  min: v.int(),
  /** Most characters. */
  max: v.int(),
  /** Number of the classes letters, digits, symbols that must occur. */
  classes: v.pipe(v.int(), v.minValue(1), v.maxValue(3)),
  /** No run of three consecutive digits or letters (123, cba). */
  noRuns: v.boolean(),
  /** No three identical characters in a row. */
  noRepeats: v.boolean(),
});
export type PasswordPolicy = v.InferOutput<typeof passwordPolicy>;

/** Contact of a learner while the enterprise is closed [AC-13]. */
export const contactPerson = v.object({
  /** Name of the person. */
  name: v.string(),
  /** The person's department or company. */
  department: v.string(),
  /** Phone number for dialling; empty when there is none. */
  phone: v.string(),
  /** Email address; empty when there is none. */
  email: v.string(),
});
export type ContactPerson = v.InferOutput<typeof contactPerson>;

/** Facts of the enterprise that its pages need before a login. */
export const enterprise = v.object({
  /** 0 is the public open-course mode. */
  eid: v.int(),
  /** Name of the enterprise itself. */
  enterpriseName: v.string(),
  /** Name of its learning portal, shown in header and titles. */
  portalName: v.string(),
  /** Language fixed by the enterprise, or `auto` [SE-09]. */
  language,
  /** Hex colours, 3 or 6 digits [SE-11]. */
  theme_color: v.string(),
  /** Colour of hovered elements [SE-11]. */
  hover_color: v.string(),
  /** Y: the enterprise has a points mall. */
  you_fen_mall_switch: flag,
  /** `wps` when it is embedded in that office suite [SH-07]. */
  platformFlag: v.string(),
  /** Corporation id in DingTalk; empty when it has none [SH-07]. */
  dingtalkCorpId: v.string(),
  /** Y: visitors may register themselves [AC-08]. */
  showUserRegister: flag,
  /** Address of its logo; empty when it has none. */
  linkIcon: v.string(),
  /** Y: members may choose a language [SE-09]. */
  switch_language: flag,
  /** Languages on offer when switch_language is Y. */
  languageSelected: v.array(language),
  /** 0: pages are open to visitors; otherwise private [AC-06]. */
  puborg: v.int(),
  /** Portal chosen by the learner; its colours override the enterprise's [SE-11]. */
  userPortal: v.nullable(
    v.object({
      /** Portal id for `userPortalID`. */
      portalID: v.string(),
      /** As theme_color. */
      themeColor: v.string(),
      /** As hover_color. */
      hoverColor: v.string(),
    }),
  ),
  /** Address at which a visitor logs in by scan; empty for none [AC-02]. */
  pcScanQRCodeLoginUrl: v.string(),
  /** Cookie that binds a browser to the preview deployment; empty key for none. */
  mxybeta: v.object({
    /** Name of the cookie. */
    key: v.string(),
    /** Value of the cookie. */
    val: v.string(),
  }),
  /** Corporation id in WeCom; empty when it has none [SH-07]. */
  corpid: v.string(),
  /** Y: the session cookie has the domain `cookiesDomain` [SE-01]. */
  iscustomDomain: flag,
  /** Domain for the session cookie when iscustomDomain is Y [SE-01]. */
  cookiesDomain: v.string(),
  /** N: locked by the platform [AC-03]. */
  islock: flag,
  /** 1: deleted. */
  isdelete: v.picklist(['0', '1']),
  /** N: the service period has ended. */
  expireStatus: flag,
  /** Last day of the service period, epoch ms at its end; null when unlimited. */
  expireAt: v.nullable(epochMs),
  /** N: the viewer is not a member. */
  is_jion: flag,
  /** Sentence beside the login form, in the requested language. */
  slogan: v.string(),
  /** A line below the slogan. */
  sloganDetail: v.string(),
  /** Contact person; null when none is named. */
  contact: v.nullable(contactPerson),
  /** Rules for new passwords [SE-04]. */
  passwordPolicy,
  /** IANA time zone of its dates. */
  timeZone: v.string(),
  /** Transport that the server demands beyond the protection of calls [HT-03]. */
  transport: transportFlags,
});
export type Enterprise = v.InferOutput<typeof enterprise>;

/** The person behind a session. */
export const userInfo = v.object({
  /** Id, decimal. */
  userid: v.string(),
  /** The session's token: the one of the request, or a new one after a login [SE-01]. Empty inside a page. */
  token: v.string(),
  /** Name in the viewer's language. */
  username: v.string(),
  /** Name chosen by the person; empty when there is none [SE-12]. */
  nickname: v.string(),
  /** Login name within the enterprise. */
  account: v.string(),
  /** Department, in the viewer's language. */
  department: v.string(),
  /** Address of the portrait; empty when there is none. */
  image: v.string(),
  /** 2, 3, 4: administrator unless isdeleteadmin is 1 [AC-10]; 1: learner; 5: lecturer. */
  type: v.int(),
  /** 1: administrator whose rights were revoked [AC-10]. */
  isdeleteadmin: v.picklist(['0', '1']),
  /** Points balance. */
  score: v.int(),
  /** Credits in tenths. */
  credit: v.int(),
  /** Id in WeCom; empty when there is none. */
  weixin_UserId: v.string(),
  /** Rights in the console of who is no administrator; absent without any. */
  rights: v.optional(v.array(v.string())),
  /** Present only where an administrator sees the academy as this person [AC-10]. */
  seenBy: v.optional(
    v.object({
      /** Name of the administrator. */
      name: v.string(),
      /** End of it, epoch ms. */
      until: epochMs,
    }),
  ),
  /** Y: runs the enterprises of this installation; absent for everybody else. */
  platform: v.optional(v.literal('Y')),
  /** Present only in a session opened for support, which is recorded [AR-01]. */
  serviceUsers: v.optional(
    v.object({
      /** Access id. */
      id: v.int(),
      /** The purpose of the support access. */
      type: v.picklist(supportTypes),
      /** Duration in minutes. */
      duration: v.int(),
      /** End of the access, epoch ms. */
      expireTime: epochMs,
    }),
  ),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** The displayed name of a person: the chosen one, otherwise the enterprise's name for them. */
export const shownName = ({ nickname, username }: Pick<UserInfo, 'nickname' | 'username'>) => nickname || username;

const longestBackUrl = 2048;

/**
 * `backurl` of the enterprise status for a page at `address` (path and query): an overlong one loses its query, so that
 * no address prevents a page from opening [AC-01].
 */
export function backUrlOf(address: string): string {
  return address.length <= longestBackUrl ? address : (address.split('?')[0] ?? '').slice(0, longestBackUrl);
}

/** Enterprise status: first call of every page [AC-01]. Its fields are beside `status`, as documented. */
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
    /** Address to return to. */
    backurl: text(longestBackUrl),
    /** Language of the page before anything is known. */
    loginLanguage: language,
    /** Host application that embeds the page; empty in a plain browser. */
    from: text(32),
  }),
  response: v.object({
    /** The enterprise. */
    data: enterprise,
    /** Null when there is no session or it has ended. */
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
  // No key [HT-06]: a stored answer would contain the new token, which is stored nowhere. A second login opens a second
  // session and changes nothing else.
  idempotent: false,
  summary: 'Log in with account (or phone) and password',
  source: ['SE-02', 'SE-03', 'SE-16'],
  request: v.object({
    /** Login name or phone, compared without regard to case. */
    account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** As typed; sealed in transit [HT-03]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: v.object({
    /** The person who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** Language stored for the account by `switchLanguage`; null when none was chosen [SE-09]. */
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
    /** From the refused login (`initialPassword`), valid for ten minutes and once; or of an invitation. */
    ticket: text(64),
    /** New password, by the enterprise's rules [SE-04]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** New password, repeated [SE-05]. */
    confirm: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  response: v.object({
    /** The person who has logged in, with the new token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** Language stored for the account by `switchLanguage`; null when none was chosen [SE-09]. */
    language: v.nullable(language),
  }),
});

/** Login methods in the order of the login page [SE-03]. */
export const loginMethods = defineCall({
  name: '/yii/appapi/v1/login/get-enterprise-login-type',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Ways in that the enterprise offers',
  source: ['SE-03'],
  request: v.object({}),
  response: v.object({
    /** In display order. */
    methods: v.array(v.picklist(loginWays)),
    /** Hint of the account field, in the requested language. */
    accountHint: v.string(),
    /** Name of the single sign-on system; empty when there is none. */
    ssoName: v.string(),
    /** Y: a forgotten password can be replaced by a code to the phone [SE-14]. */
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
    /** In display order. */
    languages: v.array(
      v.object({
        /** Language code for `switchLanguage`. */
        code: language,
        /** Name of the language in itself. */
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
    /** A language that the enterprise offers, or `auto`. */
    to: language,
  }),
  response: v.object({
    /** The stored language. */
    language,
  }),
});

/** An event on a page, for the analytics sink [SH-04]. */
export const logEvent = v.object({
  /** A page view, or an error of its program. */
  kind: v.picklist(['page_view', 'client_error']),
  /** Time by the browser's clock, epoch ms. */
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
    /** Number of stored events. */
    accepted: v.int(),
  }),
});
