export { mallScreens } from './screens/mall.ts';
export {
  courierLength,
  deliveries,
  exchangeStates,
  exchangeTabs,
  mallDeskTabs,
  mallRefusals,
  mostAddresses,
  productArts,
  productCategories,
  productOrders,
  productPigments,
  type Delivery,
  type ExchangeState,
  type ExchangeTab,
  type MallDeskTab,
  type MallRefusal,
  type ProductArt,
  type ProductCategory,
  type ProductOrder,
  type ProductPigment,
  type ReturnState,
} from './mall.choices.ts';
export {
  exchangeProduct,
  productDetail,
  productList,
  refusedExchange,
  type Pickup,
  type ProductCard,
  type ProductDetail,
} from './mall.ts';
export { decideReturn, deskExchanges, sendExchange, type DeskExchange } from './mallDesk.ts';
export { cancelExchange, exchangeList, receiveExchange, returnExchange, type ExchangeRecord } from './exchange.ts';
export {
  addressBook,
  regionList,
  removeAddress,
  saveAddress,
  type PostalAddress,
  type Region,
} from './postalAddress.ts';
export {
  pointsEntries,
  pointsHome,
  sevenSign,
  signToday,
  type PointsEntry,
  type PointsHome,
  type SignDays,
} from './points.ts';
export { pointsTabs, type PointsTab } from './points.choices.ts';
export { hideRank, rankByWeek, rankMenu, type RankMenu, type RankPlace, type Ranking } from './ranking.ts';
export {
  rankMeasures,
  rankPeriods,
  rankScopes,
  type RankMeasure,
  type RankPeriod,
  type RankScope,
} from './ranking.choices.ts';
export {
  medalCounts,
  medalFamilies,
  medalList,
  type MedalCount,
  type MedalFamily,
  type MedalStanding,
} from './medal.ts';
export {
  mallDeskQuery,
  mallQuery,
  medalQuery,
  pointsQuery,
  pointsViews,
  productsInput,
  rankQuery,
  type MallQuery,
  type MedalQuery,
  type PointsQuery,
  type PointsView,
  type RankQuery,
} from './screens/mall.query.ts';
export { lotteryRefusals, prizeKinds, type LotteryRefusal, type PrizeKind } from './lottery.choices.ts';
export {
  lotteryDraw,
  lotteryDraws,
  lotteryHome,
  lotteryOpenSeed,
  refusedDraw,
  type LotteryCommitment,
  type LotteryDraw,
  type LotteryHome,
  type LotteryPrize,
} from './lottery.ts';
