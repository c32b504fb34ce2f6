import { defineScreens } from '../../screen.ts';

/** Screens of certificates. */
export const certificateScreens = defineScreens({
  myCertificates: {
    path: '/my/my-certificate',
    access: 'login',
    titleKey: 'training:title.myCertificates',
    layout: 'my',
  },
  verify: { path: '/verify/:code', access: 'public', titleKey: 'training:title.verify' },
});
