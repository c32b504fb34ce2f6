import type { OwnEnterprise, PublicOrganisation } from '@banyan/contracts/account';

/** An enterprise of the viewer. */
export const storyEnterprise = (eid: number, over: Partial<OwnEnterprise> = {}): OwnEnterprise => ({
  eid,
  enterpriseName: '云雀田零售集团',
  portalName: '云雀田学院',
  linkIcon: '',
  themeColor: '#0a7d5a',
  current: 'N',
  state: 'open',
  lastUsedAt: null,
  ...over,
});

/** The current enterprise, accessible ones, and inaccessible ones. */
export const storyEnterprises: readonly OwnEnterprise[] = [
  storyEnterprise(1001, {
    enterpriseName: '衡川精密制造有限公司',
    portalName: '衡川学堂',
    themeColor: '#f62d2b',
    current: 'Y',
    lastUsedAt: Date.UTC(2026, 10, 20, 2),
  }),
  storyEnterprise(1002, { lastUsedAt: Date.UTC(2026, 10, 12, 6) }),
  storyEnterprise(1003, {
    enterpriseName: '华岳重工集团',
    portalName: '华岳学习平台',
    themeColor: '#1f5fae',
    state: 'expired',
  }),
];

/** Organisations that accept members of others. */
export const storyOrganisations: readonly [PublicOrganisation, ...PublicOrganisation[]] = [
  {
    eid: 0,
    enterpriseName: '公开课',
    portalName: '公开课',
    about: '谁都可以学的课',
    linkIcon: '',
    themeColor: '#2f6f4f',
    state: 'open',
  },
  {
    eid: 1009,
    enterpriseName: '行业协会',
    portalName: '协会学堂',
    about: '会员单位的公共课',
    linkIcon: '',
    themeColor: '#7a4b9a',
    state: 'full',
  },
];
