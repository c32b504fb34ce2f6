import type { CoverMotif } from '@banyan/contracts';
import type { OrderKind } from '@banyan/contracts/course';
import type { L10n } from '../../../db/seed/content/types.ts';

/** Items ordered by the demo people, by their names at that time. */
export interface Good {
  readonly eid: number;
  readonly kind: OrderKind;
  readonly id: number;
  readonly title: L10n;
  readonly motif: CoverMotif;
  /** Cents. */
  readonly price: number;
}

const course = { kind: 'course' } as const;
const pack = { kind: 'package' } as const;

/** Four for each enterprise: two that are paid, one that has left the shelf, one whose order was closed. */
export const goods: readonly Good[] = [
  {
    ...{ ...course, eid: 1001, id: 124, motif: 'quality', price: 9900 },
    title: { zh: 'IATF 16949 内部审核：按过程审，不按条款念' },
  },
  { ...{ ...pack, eid: 1001, id: 5, motif: 'equip', price: 12_900 }, title: { zh: '机加工艺进修包' } },
  {
    ...{ ...course, eid: 1001, id: 190, motif: 'quality', price: 3900 },
    title: { zh: '卡尺与千分尺的使用（2021 版）' },
  },
  {
    ...{ ...course, eid: 1001, id: 123, motif: 'equip', price: 5900 },
    title: { zh: '刀具磨损与切削参数：看铁屑，也看账' },
  },
  {
    ...{ ...course, eid: 1002, id: 216, motif: 'comply', price: 2900 },
    title: { zh: '看懂陈列图', en: 'Reading a planogram' },
  },
  {
    ...{ ...pack, eid: 1002, id: 12, motif: 'quality', price: 12_900 },
    title: { zh: '生鲜主管进阶', en: 'Running a fresh department' },
  },
  {
    ...{ ...course, eid: 1002, id: 299, motif: 'supply', price: 1900 },
    title: { zh: '节日堆头：三天搭起来', en: 'Seasonal displays in three days' },
  },
  {
    ...{ ...course, eid: 1002, id: 214, motif: 'safety', price: 1900 },
    title: { zh: '退款与现金：看得出的异常', en: 'Refunds and cash: patterns that show' },
  },
  {
    ...{ ...course, eid: 0, id: 4, motif: 'digital', price: 1990 },
    title: { zh: '三个公式办完八成的表：SUMIFS、XLOOKUP、透视表' },
  },
  {
    ...{ ...course, eid: 0, id: 17, motif: 'lean', price: 3900 },
    title: { zh: '读懂三张财务报表：赚没赚、有没有、钱在哪' },
  },
  { ...{ ...course, eid: 0, id: 99, motif: 'comply', price: 1990 }, title: { zh: '合同里的十个坑（旧版）' } },
  { ...{ ...course, eid: 0, id: 8, motif: 'lead', price: 2900 }, title: { zh: '谈判入门：底线、备选与让步' } },
];
