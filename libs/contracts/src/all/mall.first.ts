import { idOf } from '../address.ts';
import { exchangeList } from '../mall/exchange.ts';
import { ask, type FirstCalls } from '../first.ts';
import { productDetail, productList } from '../mall/mall.ts';
import { lotteryHome } from '../mall/lottery.ts';
import { medalList } from '../mall/medal.ts';
import { pointsEntries, pointsHome } from '../mall/points.ts';
import { addressBook } from '../mall/postalAddress.ts';
import { rankByWeek, rankMenu } from '../mall/ranking.ts';
import { mallQuery, pointsQuery, productsInput, rankQuery } from '../mall/screens/mall.query.ts';
import type { mallScreens } from '../mall/screens/mall.ts';

/** First calls of the mall domain's screens. */
export const mallFirst: FirstCalls<typeof mallScreens> = {
  mall: ({ search }) => [ask(productList, productsInput(mallQuery.read(search))), ask(pointsHome, {})],
  lottery: () => [ask(lotteryHome, {})],
  product({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(productDetail, { id })];
  },
  points({ search }) {
    const { view, way, state } = pointsQuery.read(search);
    const part = {
      entries: ask(pointsEntries, { tab: way }),
      exchanges: ask(exchangeList, { tab: state }),
      addresses: ask(addressBook, {}),
    }[view];
    return [ask(pointsHome, {}), part];
  },
  rankings: ({ search }) => [ask(rankByWeek, rankQuery.read(search)), ask(rankMenu, {})],
  medals: () => [ask(medalList, {})],
};
