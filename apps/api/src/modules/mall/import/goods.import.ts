import { v } from '@banyan/contracts';
import { deliveries, productArts, productCategories, productPigments } from '@banyan/contracts/mall';
import { forWhom } from '../../../import/audience.shape.ts';
import { each, whole, words, yes } from '../../../import/shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { products } from '../mall.schema.ts';

const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write it as "11:30", in quotes.'));
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Place and time of a pickup. */
const pickup = v.strictObject({
  place: words(60),
  from: clock,
  to: clock,
  workdays: yes(true),
  /** Days to pick them up. */
  days: v.optional(whole(1, 365), 14),
});

/** A product sold for points, in a file. */
const product = v.strictObject({
  name: words(60),
  about: words(300),
  category: v.picklist(productCategories),
  art: v.picklist(productArts),
  pigment: v.picklist(productPigments),
  points: whole(1, 10_000_000),
  /** Pieces in all, including those exchanged; unlimited by default. */
  stock: v.optional(whole(0, 1_000_000)),
  per_person: v.optional(whole(1, 10_000)),
  /** Pieces of one exchange. */
  per_time: v.optional(whole(1, 99)),
  deliveries: v.pipe(v.array(v.picklist(deliveries)), v.minLength(1), each('way')),
  /** Days to return it. */
  return_days: v.optional(whole(0, 365), 0),
  on_shelf: yes(true),
  ...forWhom,
});

const around = v.strictObject({ pickup: v.optional(pickup) });

/** Goods of the points mall: `npm run import -- goods goods.yaml --eid 1001`. */
export const goodsKind = listKind({
  name: 'goods',
  about: 'Adds goods of the points mall in the order in which they are recommended, or changes them.',
  list: 'goods',
  entry: product,
  around,
  columns: {
    ...{
      name: ['名称'],
      name_en: ['英文名称'],
      about: ['介绍'],
      category: ['分类'],
      points: ['积分'],
      stock: ['库存'],
    },
    ...{
      per_person: ['每人限兑'],
      per_time: ['每次限兑'],
      deliveries: ['领取方式'],
      return_days: ['退换天数'],
      on_shelf: ['上架'],
    },
  },
  table: products,
  title: products.name,
  titleOf: ({ name }) => name,
  async thing(at, written, { around: { pickup: counter }, former, index, path }) {
    const { art, category, pigment, points } = written;
    const isPicked = written.deliveries.includes('pickup');
    if (isPicked && counter === undefined)
      at.fault(
        [...path, 'deliveries'],
        'Nothing says where it is picked up.',
        'Write "pickup" above the list; a table has none.',
      );
    if (index === 0 && counter !== undefined && counter.from >= counter.to)
      at.fault(['pickup', 'to'], 'It closes before it opens.', 'Let "to" be later than "from".');
    const place = counter && {
      ...{ place: at.localise(counter.place), workdays: counter.workdays, days: counter.days },
      ...{ from: minutesOf(counter.from), to: minutesOf(counter.to) },
    };
    return {
      row: {
        ...{ art, category, pigment, points, deliveries: written.deliveries },
        name: at.localise(written.name),
        about: at.localise(written.about),
        stock: written.stock === undefined ? null : Math.max(0, written.stock - (former?.exchanged ?? 0)),
        perPerson: written.per_person ?? null,
        perTime: written.per_time ?? null,
        pickup: isPicked ? (place ?? null) : null,
        returnDays: written.return_days,
        position: index + 1,
        onShelf: written.on_shelf,
        audienceId: await at.audience(path, written),
      },
    };
  },
});
