import { screenHref } from '@banyan/contracts';
import {
  mallQuery,
  mallScreens,
  medalQuery,
  pointsQuery,
  rankQuery,
  type MallQuery,
  type MedalQuery,
  type PointsQuery,
  type RankQuery,
} from '@banyan/contracts/mall';

const { lottery, mall, medals, points, product, rankings } = mallScreens;

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const mallLinks = {
  mall: { path: mall.path, href: (query: Partial<MallQuery> = {}) => screenHref(mall, {}, mallQuery.write(query)) },
  lottery: { path: lottery.path, href: () => screenHref(lottery, {}) },
  /** By product id. */
  product: { path: product.path, href: (id: number) => screenHref(product, { id }) },
  points: {
    path: points.path,
    href: (query: Partial<PointsQuery> = {}) => screenHref(points, {}, pointsQuery.write(query)),
  },
  rankings: {
    path: rankings.path,
    href: (query: Partial<RankQuery> = {}) => screenHref(rankings, {}, rankQuery.write(query)),
  },
  medals: {
    path: medals.path,
    href: (query: Partial<MedalQuery> = {}) => screenHref(medals, {}, medalQuery.write(query)),
  },
} as const;
