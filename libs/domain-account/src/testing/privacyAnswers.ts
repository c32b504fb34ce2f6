import {
  askDeletion,
  decideDeletion,
  deletionCases,
  giveConsent,
  personalKinds,
  prepareCopy,
  privacyOverview,
  withdrawDeletion,
  type DataCopy,
  type Deletion,
  type DeletionCase,
  type PrivacyOverview,
} from '@banyan/contracts/account';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import type { StoryLanguage } from '@banyan/core-screen/stories';

/** Noon on a Friday in Shanghai. */
const fixtureNow = Date.parse('2026-11-20T04:00:00Z');
const day = 86_400_000;

export const makeDeletion = (values: Partial<Deletion> = {}): Deletion => ({
  id: 1,
  state: 'waiting',
  reason: '月底离职',
  askedAt: fixtureNow - day,
  reply: '',
  decidedAt: null,
  ...values,
});

export const makeCopy = (values: Partial<DataCopy> = {}): DataCopy => ({
  state: 'ready',
  askedAt: fixtureNow - 60_000,
  expiresAt: fixtureNow + day,
  size: 4_312_884,
  url: '/f/1001/copy/1.zip',
  ...values,
});

export const makeOverview = (values: Partial<PrivacyOverview> = {}): PrivacyOverview => ({
  kinds: personalKinds.map((kind, index) => ({
    kind,
    count: kind === 'notes' ? 0 : (index + 3) * 37,
    since: kind === 'notes' ? null : fixtureNow - (index + 20) * 9 * day,
  })),
  consents: [
    { kind: 'terms', given: true, at: fixtureNow - 210 * day },
    { kind: 'analytics', given: false, at: null },
  ],
  copy: null,
  deletion: null,
  ...values,
});

export const makeCase = (values: Partial<DeletionCase> = {}, language: StoryLanguage = 'zh'): DeletionCase => ({
  ...makeDeletion(),
  reason: language === 'en' ? 'I am leaving at the end of the month.' : '月底离职，不再使用学习平台。',
  person: {
    name: language === 'en' ? 'Siyuan Li' : '李思远',
    account: 'H20381',
    department: language === 'en' ? 'Quality' : '质量部',
    image: '',
  },
  decidedBy: '',
  own: false,
  ...values,
});

/** Answers to every call about the viewer's own data. */
export const privacyAnswers = (language: StoryLanguage): readonly FakeAnswer[] => [
  answer(privacyOverview, () => makeOverview()),
  answer(giveConsent, ({ given, kind }) => ({ kind, given: given === 'Y', at: fixtureNow })),
  answer(prepareCopy, () => makeCopy({ state: 'waiting', expiresAt: null, size: null, url: null })),
  answer(askDeletion, ({ reason }) => makeDeletion({ reason })),
  answer(withdrawDeletion, () => makeDeletion({ state: 'withdrawn', decidedAt: fixtureNow })),
  answer(deletionCases, () => ({
    items: [makeCase({}, language), makeCase({ id: 2, own: true }, language)],
    next: null,
    waiting: 2,
  })),
  answer(decideDeletion, ({ id, verdict }) =>
    makeCase({ id, state: verdict === 'accepted' ? 'approved' : 'refused', decidedAt: fixtureNow }, language),
  ),
];
