import { text, type Text } from '../text.ts';
import type { Motif, SeedCategory } from '../types.ts';

type Leaf = readonly [key: string, name: Text];
type Branch = readonly [key: string, name: Text, ...leaves: readonly Leaf[]];

function top(key: string, name: Text, motif: Motif, ...branches: readonly Branch[]): SeedCategory {
  return {
    key,
    name: text(name),
    motif,
    children: branches.map(([branchKey, branchName, ...leaves]) => ({
      key: branchKey,
      name: text(branchName),
      motif,
      children: leaves.map(([leafKey, leafName]) => ({ key: leafKey, name: text(leafName), motif })),
    })),
  };
}

/** Course categories of the retailer: field, subject, topic. */
export const categories: readonly SeedCategory[] = [
  top(
    'FF',
    ['生鲜食品安全', 'Fresh food safety'],
    'quality',
    [
      'FF01',
      ['冷链与保质期', 'Cold chain and dates'],
      ['FF0101', ['冷链', 'Cold chain']],
      ['FF0102', ['日期与轮换', 'Dates and rotation']],
    ],
    [
      'FF02',
      ['柜台卫生', 'Counter hygiene'],
      ['FF0201', ['过敏原', 'Allergens']],
      ['FF0202', ['清洁与消毒', 'Cleaning and disinfecting']],
    ],
  ),
  top(
    'SO',
    ['门店运营', 'Store operations'],
    'lean',
    ['SO01', ['开店与闭店', 'Opening and closing'], ['SO0101', ['开店', 'Opening']], ['SO0102', ['闭店', 'Closing']]],
    [
      'SO02',
      ['货架与库存', 'Shelf and stock'],
      ['SO0201', ['补货', 'Replenishment']],
      ['SO0202', ['盘点', 'Stock counts']],
    ],
    ['SO03', ['前台', 'Front end'], ['SO0301', ['收银', 'Checkout']]],
  ),
  top(
    'CX',
    ['顾客体验', 'Customer experience'],
    'equip',
    [
      'CX01',
      ['服务', 'Service'],
      ['CX0101', ['接待与帮助', 'Greeting and helping']],
      ['CX0102', ['投诉与补救', 'Complaints and recovery']],
    ],
    ['CX02', ['线上线下', 'Online and in store'], ['CX0201', ['到店自提', 'Click and collect']]],
  ),
  top(
    'LP',
    ['防损', 'Loss prevention'],
    'safety',
    [
      'LP01',
      ['损耗', 'Shrink'],
      ['LP0101', ['损耗从哪里来', 'Where shrink comes from']],
      ['LP0102', ['现金与退款', 'Cash and refunds']],
    ],
    ['LP02', ['人身安全', 'Personal safety'], ['LP0201', ['冲突与威胁', 'Conflict and threats']]],
  ),
  top('MD', ['商品陈列', 'Merchandising'], 'comply', [
    'MD01',
    ['陈列与价格', 'Display and price'],
    ['MD0101', ['陈列图', 'Planograms']],
    ['MD0102', ['价签与促销', 'Labels and promotions']],
  ]),
  top(
    'SL',
    ['供应与物流', 'Supply and logistics'],
    'supply',
    ['SL01', ['收货', 'Receiving'], ['SL0101', ['后仓作业', 'Back-of-house work']]],
    ['SL02', ['订货', 'Ordering'], ['SL0201', ['预测与订货', 'Forecasts and orders']]],
  ),
  top(
    'PL',
    ['带团队', 'People leadership'],
    'lead',
    ['PL01', ['新任组长', 'New team leaders'], ['PL0101', ['第一个季度', 'The first quarter']]],
    ['PL02', ['日常带教', 'Daily coaching'], ['PL0201', ['卖场带教', 'Coaching on the floor']]],
  ),
  top('DT', ['数字工具', 'Digital tools'], 'digital', [
    'DT01',
    ['数据', 'Data'],
    ['DT0101', ['门店看板', 'Store dashboard']],
  ]),
  top('NJ', ['新同事', 'New joiners'], 'newbie', ['NJ01', ['入职', 'Joining'], ['NJ0101', ['第一周', 'First week']]]),
];
