import type { IssuedCertificate, OwnCertificate, VerifiedCertificate } from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

const DAY = 86_400_000;

const words = {
  zh: {
    titles: ['叉车作业安全', '三坐标测量操作', '过程检验员（中级）', '精益改善绿带', '危化品搬运', '行车司索指挥'],
    holder: '李思远',
    masked: '李＊远',
    account: 'H20381',
    issuer: '衡川精密制造有限公司',
    scope: '厂内，平衡重式 3 吨以下',
    reason: '考核记录缺一位监考签字，需要重新考核。',
  },
  en: {
    titles: ['Food Safety', 'Cold Chain Steward', 'Duty Manager', 'First Aid at Work', 'Allergens', 'Pallet Truck'],
    holder: 'Mia Carter',
    masked: 'Mia C.',
    account: 'L1042',
    issuer: 'Larkfield Retail Group',
    scope: 'Fresh food and deli counter',
    reason: 'The assessment was signed by somebody who was not an assessor yet.',
  },
} as const;

type StoryLanguage = keyof typeof words;

/** A certificate that never expires. */
export const makeCertificate = (
  change: Partial<OwnCertificate> = {},
  language: StoryLanguage = 'zh',
): OwnCertificate => ({
  id: 1,
  code: 'BANYAN0000009201',
  number: 'HC-2024-12-1077',
  title: words[language].titles[0],
  scope: words[language].scope,
  tone: 'gamboge',
  issuer: words[language].issuer,
  issuedAt: fixtureNow - 400 * DAY,
  expiresAt: null,
  revokedAt: null,
  state: 'valid',
  holder: words[language].holder,
  account: words[language].account,
  reason: '',
  renewed: false,
  unprinted: [],
  ...change,
});

/** One that ends in three weeks. */
export const makeEnding = (language: StoryLanguage = 'zh') =>
  makeCertificate({ state: 'expiring', issuedAt: fixtureNow - 709 * DAY, expiresAt: fixtureNow + 21 * DAY }, language);

/** One that was revoked. */
export const makeRevoked = (language: StoryLanguage = 'zh') =>
  makeCertificate(
    {
      id: 6,
      title: words[language].titles[5],
      tone: 'violet',
      state: 'revoked',
      revokedAt: fixtureNow - 100 * DAY,
      reason: words[language].reason,
    },
    language,
  );

/** One in each state, and more valid ones. */
export function makeCertificates(language: StoryLanguage = 'zh'): OwnCertificate[] {
  const { titles } = words[language];
  return [
    makeEnding(language),
    makeCertificate({ id: 2, title: titles[1], tone: 'ochre' }, language),
    makeCertificate({ id: 3, title: titles[2], tone: 'indigo', expiresAt: fixtureNow + 500 * DAY }, language),
    makeCertificate({ id: 4, title: titles[3], tone: 'malachite' }, language),
    makeCertificate(
      { id: 5, title: titles[4], tone: 'azurite', state: 'expired', expiresAt: fixtureNow - 90 * DAY },
      language,
    ),
    makeRevoked(language),
  ];
}

/** The same with the longest titles of a language. */
export const makeLongCertificates = (language: StoryLanguage = 'zh'): OwnCertificate[] =>
  makeCertificates(language).map((one) => ({
    ...one,
    title: Array.from({ length: 5 }, () => one.title).join(language === 'zh' ? '、' : ', '),
  }));

/** A certificate as the public check shows it. */
export function makeVerified(
  change: Partial<VerifiedCertificate> = {},
  language: StoryLanguage = 'zh',
): VerifiedCertificate {
  const { number, title, scope, tone, issuer, issuedAt, expiresAt, revokedAt, state } = makeEnding(language);
  const { account, masked } = words[language];
  return {
    ...{ number, title, scope, tone, issuer, issuedAt, expiresAt, revokedAt, state },
    holder: masked,
    account: account.slice(-3),
    ...change,
  };
}

/** Certificates at the review desk, one of them revoked. */
export const makeIssued = (language: StoryLanguage = 'zh'): IssuedCertificate[] =>
  makeCertificates(language).map(
    (one) =>
      Object.fromEntries(
        Object.entries(one).filter(([field]) => field !== 'renewed' && field !== 'unprinted'),
      ) as unknown as IssuedCertificate,
  );
