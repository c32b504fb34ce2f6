import { defineScreens } from '../../screen.ts';

/** Screens of quiz battles. */
export const pkScreens = defineScreens({
  pk: { path: '/pk', access: 'login', titleKey: 'exam:title.pk' },
  pkBattle: { path: '/pk/battle/:id', access: 'login', titleKey: 'exam:title.pkBattle', layout: 'none' },
  pkHeroes: { path: '/pk/heroes', access: 'login', titleKey: 'exam:title.pkHeroes' },
});
