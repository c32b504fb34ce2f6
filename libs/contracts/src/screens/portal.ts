import { defineScreens } from '../screen.ts';

/** Screens of the portal itself. */
export const portalScreens = defineScreens({
  login: { path: '/login', access: 'public', titleKey: 'portal:title.login', name: 'login' },
  agreement: { path: '/agreement', access: 'public', titleKey: 'portal:title.agreement' },
  prompt: { path: '/prompt', access: 'public', titleKey: 'portal:title.prompt', name: 'prompt' },
  home: { path: '/index', access: 'open', titleKey: 'portal:title.home', aliases: ['/'] },
  my: { path: '/my/index', access: 'login', titleKey: 'my:title', layout: 'my', aliases: ['/my'] },
  personalData: {
    path: '/editor/personalData',
    access: 'login',
    titleKey: 'editor:title',
    layout: 'editor',
    name: 'personalData',
    aliases: ['/editor'],
  },
});
