import { endSupport, grantSupport, supportList, type SupportAccess } from '@banyan/contracts/account';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import type { StoryLanguage } from '@banyan/core-screen/stories';

/** Noon on a Friday in Shanghai. */
const fixtureNow = Date.parse('2026-11-20T04:00:00Z');
const minute = 60_000;

export const makeAccess = (values: Partial<SupportAccess> = {}, language: StoryLanguage = 'zh'): SupportAccess => ({
  id: 100_012,
  number: 'AS-00100012',
  type: 'assist',
  sound: 'N',
  grantedBy: language === 'en' ? 'Min Zhou' : '周敏',
  reason: language === 'en' ? 'Certificates of the spring training do not open' : '春季培训的证书打不开，请帮忙看看',
  minutes: 30,
  state: 'success',
  grantedAt: fixtureNow - 90 * minute,
  linkExpiresAt: fixtureNow - 60 * minute,
  enteredAt: fixtureNow - 80 * minute,
  confirmTime: fixtureNow - 79 * minute,
  expireTime: fixtureNow - 50 * minute,
  recordings: [
    { url: '/f/1001/support/100012/1.webm', saveUrl: '/f/1001/support/100012/1.webm?save=1', size: 18_340_211 },
  ],
  ...values,
});

/** Answers to every call about support access. */
export const assistAnswers = (language: StoryLanguage): readonly FakeAnswer[] => [
  answer(supportList, () => ({
    items: [
      makeAccess(
        {
          id: 100_013,
          number: 'AS-00100013',
          state: 'open',
          reason: '',
          enteredAt: null,
          confirmTime: null,
          expireTime: null,
          recordings: [],
          grantedAt: fixtureNow - 5 * minute,
          linkExpiresAt: fixtureNow + 25 * minute,
        },
        language,
      ),
      makeAccess({}, language),
    ],
    next: null,
  })),
  answer(grantSupport, () => ({
    access: makeAccess({ state: 'open', linkExpiresAt: fixtureNow + 30 * minute }, language),
    link: '/transferLogin?code=8hZ2pS0tq1Wm3nXvB7cKdLrE5fGyUaTjQwOiNeMxRzA&redirect=%2FassistAuthorization',
  })),
  answer(endSupport, () => makeAccess({ state: 'delete' }, language)),
];
