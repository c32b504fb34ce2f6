import {
  addressBook,
  cancelExchange,
  decideReturn,
  deskExchanges,
  exchangeList,
  exchangeProduct,
  hideRank,
  lotteryDraw,
  lotteryDraws,
  lotteryHome,
  lotteryOpenSeed,
  medalList,
  pointsEntries,
  pointsHome,
  productDetail,
  productList,
  rankByWeek,
  rankMenu,
  rankMeasures,
  receiveExchange,
  regionList,
  removeAddress,
  returnExchange,
  saveAddress,
  sendExchange,
  sevenSign,
  signToday,
} from '@banyan/contracts/mall';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeDraw, makeLottery } from './lottery.ts';
import { makeEntries, makeMedals, makePointsHome, makeRanking, makeSignDays } from './points.ts';
import {
  makeAddresses,
  makeDeskRows,
  makeExchange,
  makeExchanges,
  makeProductDetail,
  makeProductPage,
  makeProducts,
  makeRegions,
} from './products.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function mallAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  const department = language === 'en' ? 'Fresh food' : '质量部';
  return [
    answer(productList, () => makeProductPage(makeProducts(language))),
    answer(productDetail, () => makeProductDetail({}, language)),
    answer(exchangeProduct, () => ({ id: 5, number: '20251120Q8N3RT', code: '', points: 1140, until: null })),
    answer(exchangeList, ({ tab }) => ({
      items: makeExchanges(language).filter(({ state }) => tab === 'all' || state === tab),
      next: null,
    })),
    answer(cancelExchange, ({ id }) => makeExchange({ id, state: 'cancelled', cancellable: false }, language)),
    answer(receiveExchange, ({ id }) => makeExchange({ id, state: 'exchanged', cancellable: false }, language)),
    answer(returnExchange, ({ id }) =>
      makeExchange({ id, state: 'exchanged', cancellable: false, returning: 'asked' }, language),
    ),
    answer(deskExchanges, ({ show }) => ({ items: makeDeskRows(show, language), next: null, total: 2 })),
    answer(sendExchange, () => ({ total: 1 })),
    answer(decideReturn, () => ({ total: 1 })),
    answer(regionList, ({ under }) => ({ items: makeRegions(under) })),
    answer(addressBook, () => ({ items: makeAddresses(language) })),
    answer(saveAddress, () => ({ items: makeAddresses(language) })),
    answer(removeAddress, ({ id }) => ({ items: makeAddresses(language).filter((one) => one.id !== id) })),
    answer(pointsHome, () => makePointsHome()),
    answer(pointsEntries, () => ({ items: makeEntries(language), next: null })),
    answer(sevenSign, () => makeSignDays()),
    answer(signToday, () => ({ earned: 5, ...makeSignDays(true) })),
    answer(rankByWeek, () => makeRanking({}, language)),
    answer(rankMenu, () => ({
      scopes: [
        { scope: 'all' as const, name: '' },
        { scope: 'department' as const, name: department },
      ],
      measures: [...rankMeasures],
    })),
    answer(hideRank, ({ hidden }) => ({ hidden })),
    answer(lotteryHome, () => makeLottery(language)),
    answer(lotteryDraw, () => ({
      draw: makeDraw({ id: 9, nonce: 3, drawn: 3, given: 2 }),
      points: 1250,
      left: 2,
      exchangeId: null,
    })),
    answer(lotteryDraws, () => ({ items: [makeDraw({ id: 2, nonce: 2 }), makeDraw()], next: null })),
    answer(lotteryOpenSeed, () => ({ next: { id: 3, hash: '0'.repeat(64), draws: 0 } })),
    answer(medalList, () => ({ items: makeMedals() })),
  ];
}
