import { v } from '@banyan/contracts';
import { prizeKinds, productArts, productPigments } from '@banyan/contracts/mall';
import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { day, reference, whole, words, yes } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing, FindThings } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { lotteries, lotteryDrawn, lotteryPrizes } from '../lottery.schema.ts';

const prize = v.strictObject({
  name: words(60),
  kind: v.picklist(prizeKinds),
  /** Points given, of the kind `points`. */
  points: v.optional(whole(1, 1_000_000)),
  /** Of the mall, of the kind `product`. */
  product: v.optional(reference),
  art: v.optional(v.picklist(productArts)),
  pigment: v.optional(v.picklist(productPigments)),
  /** Its share, relative to the sum of all. */
  share: whole(1, 1_000_000),
  /** Pieces; unlimited by default. */
  pieces: v.optional(whole(0, 1_000_000)),
  /** Given in place of a prize that has run out. */
  consolation: yes(false),
});
type WrittenPrize = v.InferOutput<typeof prize>;

/** A lottery in a file. */
const lottery = v.strictObject({
  title: words(60),
  /** Points for a draw. */
  cost: whole(1, 1_000_000),
  /** Draws of a person on a day. */
  per_day: whole(1, 1000),
  opens: day,
  closes: day,
  prizes: v.pipe(v.array(prize), v.minLength(1), v.maxLength(12)),
});

async function prizeOf(at: Bringing, find: FindThings, written: WrittenPrize, path: YamlPath) {
  const { art, consolation, kind, pieces, pigment, points, product, share } = written;
  if ((kind === 'points') !== (points !== undefined))
    at.fault([...path, 'points'], '"points" and the kind "points" go together.', 'Write both, or neither.');
  if ((kind === 'product') !== (product !== undefined))
    at.fault([...path, 'product'], '"product" and the kind "product" go together.', 'Write both, or neither.');
  if (consolation && pieces !== undefined)
    at.fault(
      [...path, 'pieces'],
      'What is given in place of others must not run out.',
      'Leave "pieces" or "consolation" out.',
    );
  return {
    ...{
      kind,
      share,
      consolation,
      points: points ?? 0,
      art: art ?? null,
      pigment: pigment ?? null,
      left: pieces ?? null,
    },
    name: at.localise(written.name),
    productId: product === undefined ? null : await at.thing([...path, 'product'], find, 'product', product),
  };
}

/** Lotteries: `npm run import -- draws draws.yaml --eid 1001`. */
export const drawsKind = (find: FindThings) =>
  listKind({
    name: 'draws',
    about: 'Adds lotteries with their prizes, or changes them until somebody has drawn.',
    list: 'draws',
    entry: lottery,
    table: lotteries,
    title: lotteries.title,
    titleOf: ({ title }) => title,
    async thing(at, written, { path }) {
      const [opensAt, closesAt] = at.period(path, ['opens', written.opens], ['closes', written.closes]);
      const below = [];
      for (const [index, one] of written.prizes.entries())
        below.push(await prizeOf(at, find, one, [...path, 'prizes', index]));
      const runsOut = below.some(({ left }) => left !== null);
      if (runsOut && !below.some(({ consolation }) => consolation))
        at.fault(
          [...path, 'prizes'],
          'Nothing is given in place of what has run out.',
          'Mark one prize with "consolation: true".',
        );
      return {
        row: { title: at.localise(written.title), cost: written.cost, perDay: written.per_day, opensAt, closesAt },
        below,
      };
    },
    below: {
      async alike({ scope }, id, prizes) {
        const { art, consolation, kind, left, name, pigment, points, productId, share } = lotteryPrizes;
        const former = await scope.tx
          .select({ art, consolation, kind, left, name, pigment, points, productId, share })
          .from(lotteryPrizes)
          .where(scope.only(lotteryPrizes, eq(lotteryPrizes.lotteryId, id)))
          .orderBy(asc(lotteryPrizes.position));
        // Pieces are fewer after the first draw.
        const hasDrawn = (await drawn(scope, id)) > 0;
        const told = (all: readonly { readonly left: number | null }[]) =>
          all.map((one) => (hasDrawn ? { ...one, left: null } : one));
        return isDeepStrictEqual(told(former), told(prizes));
      },
      async write({ demo, scope }, lotteryId, prizes) {
        await scope.tx.delete(lotteryPrizes).where(scope.only(lotteryPrizes, eq(lotteryPrizes.lotteryId, lotteryId)));
        const rows = prizes.map((one, index) =>
          scope.row(lotteryPrizes, {
            ...one,
            ...(demo?.firstId === undefined ? {} : { id: lotteryId * 10 + index }),
            ...{ lotteryId, position: index + 1 },
          }),
        );
        await scope.tx.insert(lotteryPrizes).values(rows);
      },
    },
    async held({ scope }, { id }) {
      return (await drawn(scope, id)) > 0 ? 'People have drawn.' : null;
    },
  });

const drawn = (scope: Bringing['scope'], id: number) =>
  scope.tx.$count(lotteryDrawn, scope.only(lotteryDrawn, eq(lotteryDrawn.lotteryId, id)));
