import type { CallOutput, ReviewState } from '@banyan/contracts';
import type { outsiderRequests } from '@banyan/contracts/account';
import { fixtureNow, type FixtureLanguage } from './people.ts';

const hourMs = 3_600_000;

/** Requests that wait, or that were answered: a visitor, a member, somebody who was refused. */
export function makeRequests(
  state: ReviewState,
  language: FixtureLanguage = 'zh',
): CallOutput<typeof outsiderRequests> {
  const zh = language === 'zh';
  const answered = ['approved', 'approved', 'refused'] as const;
  const items = ['1', '2', '3'].map((digit, index) => {
    const own = state === 'open' ? ('waiting' as const) : (answered[index] ?? 'refused');
    return {
      id: index + 1,
      name: (zh ? ['周岚', '吴迪', '郑爽'] : ['Ivy Stone', 'Ravi Patel', 'Max Weber'])[index] ?? '',
      phone: `+861380571662${digit}`,
      company: zh ? '青禾物流' : 'Acme Logistics',
      reason: zh ? '参加入厂安全培训' : 'Site safety training',
      state: own,
      answer: own === 'refused' ? (zh ? '请先联系采购部' : 'Please ask Purchasing first') : '',
      askedAt: fixtureNow - (index + 1) * hourMs,
      decidedAt: own === 'waiting' ? null : fixtureNow,
      decidedBy: own === 'waiting' ? '' : zh ? '赵敏' : 'Amy Chen',
      user: own === 'approved' ? 100 + index : null,
      member: own === 'approved' && index === 1,
    };
  });
  return { items, next: null, total: state === 'open' ? 3 : 0, right: 'decide' };
}
