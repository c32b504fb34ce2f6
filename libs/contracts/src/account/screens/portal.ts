import { defineScreens } from '../../screen.ts';

/** Screens of the portal itself. */
export const portalScreens = defineScreens({
  login: { path: '/login', access: 'public', titleKey: 'account:title.login', name: 'login' },
  register: { path: '/register', access: 'public', titleKey: 'account:title.register' },
  invitation: { path: '/invitation', access: 'public', titleKey: 'invitation:title' },
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
  phone: { path: '/editor/phonenumber', access: 'login', titleKey: 'editor:phone.title', layout: 'editor' },
  password: { path: '/editor/resetpassword', access: 'login', titleKey: 'editor:password.title', layout: 'editor' },
  face: { path: '/my/face', access: 'login', titleKey: 'face:title', layout: 'my' },
  privacy: { path: '/editor/privacy', access: 'login', titleKey: 'privacy:title', layout: 'editor' },
  search: { path: '/search', access: 'open', titleKey: 'search:title' },
  filePreview: { path: '/filepreview', access: 'open', titleKey: 'filePreview:title' },
  manage: { path: '/manage', access: 'admin', may: 'any', layout: 'console', titleKey: 'manage:title.overview' },
  review: {
    path: '/manage/review',
    access: 'admin',
    layout: 'console',
    titleKey: 'review:title',
    aliases: ['/review'],
  },
  transferLogin: { path: '/transferLogin', access: 'public', titleKey: 'switching:transfer.title' },
  assist: { path: '/assistAuthorization', access: 'login', titleKey: 'assist:title' },
  scanLogin: { path: '/scanLogin', access: 'login', layout: 'bare', titleKey: 'scan:title' },
  loginPc: { path: '/loginPc', access: 'public', titleKey: 'switching:gateway.title' },
  switchEnterprise: { path: '/switchEnterprise', access: 'open', titleKey: 'switching:title' },
});
