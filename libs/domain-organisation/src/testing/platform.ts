import type { EnterpriseDetail, GivenInvitation, PlatformEnterprise } from '@banyan/contracts/organisation';
import { fixtureNow, type FixtureLanguage } from './people.ts';

const dayMs = 86_400_000;

/** An invitation of today. */
export const makeInvitation = (): GivenInvitation => ({
  link: 'https://acme.example.com/invitation?ticket=Jv5p2mQe8yTn1sWz0kLr7uXb3cGa6hDf9oIiVtYqNwM',
  expiresAt: fixtureNow + 7 * dayMs,
  mailedTo: 'ann@acme.example',
});

/** Enterprises in each state. */
export function makeEnterprises(language: FixtureLanguage = 'zh'): PlatformEnterprise[] {
  const names = {
    zh: ['衡川精密', '青禾医疗', '远山物流', '旧城商贸'],
    en: ['Hengchuan Precision', 'Larkfield', 'Acme Tools', 'Old Town Trading'],
  };
  const states = ['open', 'expired', 'locked', 'deleted'] as const;
  return states.map((state, index) => ({
    eid: 3001 + index,
    name: names[language][index] ?? '',
    host: `${['hengchuan', 'larkfield', 'acme', 'oldtown'][index] ?? ''}.example.com`,
    people: [2317, 412, 38, 5][index] ?? 0,
    userLimit: index === 0 ? 3000 : null,
    bytes: [41_200_000_000, 900_000_000, 12_000_000, 0][index] ?? 0,
    state,
    expiresAt: state === 'expired' ? fixtureNow - dayMs : index === 0 ? fixtureNow + 90 * dayMs : null,
    deletedAt: state === 'deleted' ? fixtureNow - 3 * dayMs : null,
  }));
}

/** An enterprise with an administrator who waits, and what was done to it. */
export function makeEnterprise(id: number, language: FixtureLanguage = 'zh'): EnterpriseDetail {
  const all = makeEnterprises(language);
  const shown = all.find(({ eid }) => eid === id) ?? all[0];
  if (shown === undefined) throw new RangeError('no enterprise');
  return {
    ...shown,
    timeZone: 'Asia/Shanghai',
    expiresOn: '2027-02-23',
    administrators: [
      { id: 1, name: language === 'zh' ? '赵敏' : 'Amy Chen', account: 'amy@example.com', invited: false },
      { id: 2, name: language === 'zh' ? '王振' : 'Ann Lee', account: 'ann@example.com', invited: true },
    ],
    acts: [
      {
        at: fixtureNow - dayMs,
        act: 'platform/enterprises/change',
        changes: [{ field: 'userLimit', before: '2000', after: '3000' }],
      },
      { at: fixtureNow - 30 * dayMs, act: 'platform/enterprises/add', changes: [] },
    ],
  };
}
