import type { Enterprise, UserInfo } from '@banyan/contracts/account';
import type { SessionApi } from '../session-api.ts';

/** An open enterprise with a fixed Chinese interface; `over` changes single fields. */
export function makeEnterprise(over: Partial<Enterprise> = {}): Enterprise {
  return {
    eid: 1001,
    enterpriseName: '衡川精密制造有限公司',
    portalName: '衡川学堂',
    language: 'zh_cn',
    theme_color: '#f62d2b',
    hover_color: '#c52422',
    you_fen_mall_switch: 'N',
    platformFlag: '',
    dingtalkCorpId: '',
    showUserRegister: 'N',
    linkIcon: '',
    switch_language: 'N',
    languageSelected: ['zh_cn'],
    puborg: 0,
    userPortal: null,
    pcScanQRCodeLoginUrl: '',
    mxybeta: { key: '', val: '' },
    corpid: '',
    iscustomDomain: 'N',
    cookiesDomain: '',
    islock: 'Y',
    isdelete: '0',
    expireStatus: 'Y',
    expireAt: null,
    is_jion: 'Y',
    slogan: '',
    sloganDetail: '',
    contact: null,
    passwordPolicy: { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: false },
    timeZone: 'Asia/Shanghai',
    transport: { signAll: 'N', encryptAll: 'N' },
    ...over,
  };
}

/** A learner. */
export function makeUser(over: Partial<UserInfo> = {}): UserInfo {
  return {
    userid: '20381',
    token: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    username: '林思远',
    nickname: '',
    account: 'H20381',
    department: '质量部',
    image: '',
    type: 1,
    isdeleteadmin: '0',
    score: 1260,
    credit: 185,
    weixin_UserId: '',
    ...over,
  };
}

/** An api whose calls succeed for this enterprise and person; `over` replaces single calls. */
export function fakeSessionApi(
  enterprise: Enterprise,
  user: UserInfo | null = null,
  over: Partial<SessionApi> = {},
): SessionApi {
  const someone = user ?? makeUser();
  const entered = { userinfo: someone, expiresAt: Date.UTC(2026, 0, 1), language: null };
  return {
    status: () => Promise.resolve({ data: enterprise, userinfo: user, is_alpha: 'N' }),
    userInfo: () => Promise.resolve(someone),
    login: () => Promise.resolve(entered),
    logout: () => Promise.resolve({ ended: 'Y' }),
    replaceInitialPassword: () => Promise.resolve(entered),
    switchLanguage: ({ to }) => Promise.resolve({ language: to }),
    ...over,
  };
}
