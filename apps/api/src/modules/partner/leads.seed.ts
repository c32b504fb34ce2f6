import type { EnterpriseSize, PartnerType } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { partnerLeads } from './partner.schema.ts';

const HOUR_MS = 3_600_000;

/** An enquiry of a demo enterprise, in the language of its author. */
interface DemoLead {
  readonly eid: number;
  readonly partnerId: number;
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly people: EnterpriseSize;
  readonly interest: PartnerType;
  readonly words: string;
  readonly hoursAgo: number;
  /** By which administrator and when it was handled; undefined while it waits. */
  readonly handled?: { readonly by: string; readonly hoursAgo: number; readonly note: string };
}

const demo: readonly DemoLead[] = [
  {
    ...{ eid: 0, partnerId: 2, company: '江左物业服务', contact: '杜兰', phone: '+8613905710368' },
    ...{ email: '', people: 's200', interest: 'training', hoursAgo: 5 },
    words: '项目经理四十人，想先试一期沟通与写作，能不能周末上课？',
  },
  {
    ...{ eid: 0, partnerId: 1, company: '云栖小店联盟', contact: '方远', phone: '+8613705710852' },
    ...{ email: 'fangyuan@yunqi.example', people: 's50', interest: 'content', hoursAgo: 98 },
    words: '店长看得懂销售表就够了，不需要学编程。',
    handled: { by: 'P30003', hoursAgo: 70, note: '已电话沟通，下周三寄工作坊大纲。' },
  },
  {
    ...{ eid: 1001, partnerId: 3, company: '吴江精锻', contact: '沈海峰', phone: '+8613806250417' },
    ...{ email: 'shen@wujiang-forge.example', people: 's1000', interest: 'certification', hoursAgo: 3 },
    words: '明年要换发质量体系证书，十二名检验员想一起报内审员认证。',
  },
  {
    ...{ eid: 1001, partnerId: 4, company: '锡东模具', contact: '华玲', phone: '+8613906180735' },
    ...{ email: '', people: 's50', interest: 'technology', hoursAgo: 147 },
    words: '',
    handled: { by: 'H10002', hoursAgo: 122, note: '' },
  },
  {
    ...{ eid: 1002, partnerId: 5, company: 'Harbour Street Bakeries', contact: 'Ruth Calder', phone: '+447700900184' },
    ...{ email: 'ruth@harbourstreet.example', people: 's1000', interest: 'certification', hoursAgo: 6 },
    words: 'We open eleven shops this spring and would like their managers certified before that.',
  },
  {
    ...{ eid: 1002, partnerId: 6, company: 'Tidewell Pharmacies', contact: 'Owen Pryce', phone: '+447700900127' },
    ...{ email: 'owen@tidewell.example', people: 's200', interest: 'technology', hoursAgo: 171 },
    words: 'Do the shelf labels work in a cold room?',
    handled: { by: 'L1001', hoursAgo: 145, note: 'They do, down to −10 °C. A visit is agreed for the 14th.' },
  },
];

/** Enquiries about partners of the demo enterprises: a waiting and a handled one for each. */
export const leadSeeds: readonly SeedStep[] = [
  {
    name: 'partner enquiries',
    eids: [...new Set(demo.map(({ eid }) => eid))],
    fills: partnerLeads,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        const administrators = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, eq(users.type, 2)));
        const rows = demo
          .filter((one) => one.eid === eid)
          .map(({ handled, hoursAgo, ...row }) =>
            scope.row(partnerLeads, {
              ...row,
              from: 'demo',
              at: new Date(now - hoursAgo * HOUR_MS),
              ...(handled === undefined
                ? {}
                : {
                    handledAt: new Date(now - handled.hoursAgo * HOUR_MS),
                    handledBy: administrators.find(({ account }) => account === handled.by)?.id ?? null,
                    handledNote: handled.note,
                  }),
            }),
          );
        await scope.tx.insert(partnerLeads).values(rows);
      }),
  },
];
