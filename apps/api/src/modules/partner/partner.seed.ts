import type { CoverMotif, PartnerType } from '@banyan/contracts';
import type { L10n } from '../../db/seed/content/types.ts';
import { localiser } from '../../db/seed/localiser.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { partners } from './partner.schema.ts';

/** A partner of a demo enterprise. */
interface DemoPartner {
  readonly eid: number;
  readonly id: number;
  readonly name: L10n;
  readonly line: L10n;
  readonly introduction: readonly L10n[];
  readonly motif: CoverMotif;
  readonly types: readonly PartnerType[];
  readonly since: number;
  readonly place: L10n;
  readonly courseIds: readonly number[];
}

const demo: readonly DemoPartner[] = [
  {
    ...{ eid: 0, id: 1, motif: 'digital', since: 2021, types: ['content', 'training'], courseIds: [1, 4, 17] },
    name: { zh: '清泽数据学社' },
    line: { zh: '让不写代码的人也能看懂数据' },
    place: { zh: '杭州' },
    introduction: [
      { zh: '清泽的讲师来自制造、零售和财务一线，课程里的每一张表都来自真实业务，去掉了名字，留下了麻烦。' },
      { zh: '除了公开课，他们也到企业里开两天的工作坊：带着自己的报表来，带着改好的报表走。' },
    ],
  },
  {
    ...{ eid: 0, id: 2, motif: 'lead', since: 2023, types: ['training', 'certification'], courseIds: [8] },
    name: { zh: '同行职业发展中心' },
    line: { zh: '谈判、写作和带人，从第一次难堪讲起' },
    place: { zh: '成都' },
    introduction: [
      { zh: '同行做职场通用能力的训练和考核。学员先练后讲，考核由两位考官当面进行，结果一周内给出书面说明。' },
    ],
  },
  {
    ...{ eid: 1001, id: 3, motif: 'quality', since: 2019, types: ['content', 'certification'], courseIds: [124, 112] },
    name: { zh: '苏衡质量研究院' },
    line: { zh: '汽车零部件质量体系的培训与审核员认证' },
    place: { zh: '苏州' },
    introduction: [
      { zh: '苏衡与衡川合作编写了过程审核和测量系统分析课程，案例取自双方在缸体线和壳体线上的联合审核。' },
      { zh: '学完课程并通过考试的检验员，可以直接报名苏衡的内审员认证，理论部分免考。' },
    ],
  },
  {
    ...{ eid: 1001, id: 4, motif: 'equip', since: 2022, types: ['technology', 'training'], courseIds: [123, 103] },
    name: { zh: '钧工刀具应用中心' },
    line: { zh: '刀具选型、试切与现场辅导' },
    place: { zh: '无锡' },
    introduction: [{ zh: '钧工的应用工程师每季度驻厂一周，和机加车间一起做试切，数据留给衡川，写进课程。' }],
  },
  {
    ...{ eid: 1002, id: 5, motif: 'safety', since: 2020, types: ['content', 'certification'], courseIds: [201, 216] },
    name: { zh: '北岸食品安全学院', en: 'Northshore Food Safety Institute' },
    line: { zh: '冷链与门店卫生的培训和认证', en: 'Training and certificates for cold chain and store hygiene' },
    place: { zh: '鹿特丹', en: 'Rotterdam' },
    introduction: [
      {
        zh: '北岸与 Larkfield 的食品安全团队一起编写冷链课程，课程里的温度曲线来自四十家门店一年的记录。',
        en: 'Northshore writes the cold chain courses with our food safety team. The temperature curves come from a year of records of forty stores.',
      },
      {
        zh: '门店负责人学完后可以在北岸的任何一个考点参加认证，证书三年有效。',
        en: 'Store managers can sit the certificate at any Northshore test centre once they have finished the course. It is valid for three years.',
      },
    ],
  },
  {
    ...{ eid: 1002, id: 6, motif: 'supply', since: 2024, types: ['technology'], courseIds: [214] },
    name: { zh: '晴柜零售科技', en: 'Clearshelf Retail Systems' },
    line: { zh: '货架价签、补货提醒与收银异常分析', en: 'Shelf labels, replenishment alerts and till analytics' },
    place: { zh: '利兹', en: 'Leeds' },
    introduction: [
      {
        zh: '晴柜提供门店的电子价签和异常提醒，并为使用它们的同事准备了短课。',
        en: 'Clearshelf supplies our electronic shelf labels and alerts, and short courses for the colleagues who work with them.',
      },
    ],
  },
];

/** Partners of the demo enterprises. */
export const partnerSeeds: readonly SeedStep[] = [
  {
    name: 'partners',
    eids: [...new Set(demo.map(({ eid }) => eid))],
    fills: partners,
    work: ({ db }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const rows = demo
          .filter((one) => one.eid === eid)
          .map(({ introduction, line, name, place, ...row }, position) =>
            scope.row(partners, {
              ...{ ...row, position, name: say(name), line: say(line), place: say(place) },
              introduction: introduction.map(say),
            }),
          );
        await scope.tx.insert(partners).values(rows);
      }),
  },
];
