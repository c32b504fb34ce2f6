import type { certificateScreens } from '@banyan/contracts/training';
import type { ScreenPages } from '@banyan/core-session';

/** Pages of certificates. */
export const certificatePages: ScreenPages<typeof certificateScreens> = {
  myCertificates: () => import('./mine/MyCertificatesPage.tsx').then(({ MyCertificatesPage }) => MyCertificatesPage),
  verify: () => import('./verify/VerifyPage.tsx').then(({ VerifyPage }) => VerifyPage),
};
