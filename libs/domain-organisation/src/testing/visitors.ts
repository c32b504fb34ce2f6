import type { CallOutput } from '@banyan/contracts';
import type { manageVisitors } from '@banyan/contracts/organisation';
import { fixtureNow, makePeople, type FixtureLanguage } from './people.ts';

/** Visitors who were let in. */
export function makeVisitors(language: FixtureLanguage = 'zh'): CallOutput<typeof manageVisitors> {
  const items = makePeople(4, language).map((person, index) => ({
    ...person,
    ...{ id: 101 + index, account: `86138057166${20 + index}`, department: null, post: '', type: 1 as const },
    company: language === 'zh' ? '青禾物流' : 'Acme Logistics',
    phone: `+86138057166${20 + index}`,
    reason: language === 'zh' ? '下月起送货到冷库，要先学安全课。' : 'Our drivers deliver to your cold stores.',
    askedAt: fixtureNow - (index + 2) * 86_400_000,
    since: fixtureNow - (index + 1) * 86_400_000,
    courses: index,
    orders: index % 2,
  }));
  return { items, next: null, total: items.length };
}
