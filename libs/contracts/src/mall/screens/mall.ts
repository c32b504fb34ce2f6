import { defineScreens } from '../../screen.ts';

/** Screens of the mall domain. */
export const mallScreens = defineScreens({
  mall: { path: '/shopMall', access: 'open', titleKey: 'mall:title.mall' },
  lottery: { path: '/lotteryMall', access: 'open', titleKey: 'mall:title.lottery' },
  product: { path: '/shopMall/shopDetail/:id', access: 'open', titleKey: 'mall:title.product' },
  points: { path: '/my/my-integral', access: 'login', titleKey: 'mall:title.points', layout: 'my' },
  rankings: { path: '/top', access: 'login', titleKey: 'mall:title.rankings' },
  medals: { path: '/my/medal', access: 'open', titleKey: 'mall:title.medals', layout: 'my' },
});
