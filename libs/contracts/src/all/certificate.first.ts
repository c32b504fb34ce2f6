import { myCertificates, verifyCertificate } from '../training/certificate.ts';
import { ask, type FirstCalls } from '../first.ts';
import type { certificateScreens } from '../training/screens/certificate.ts';

/** First calls of the screens of certificates. */
export const certificateFirst: FirstCalls<typeof certificateScreens> = {
  myCertificates: () => [ask(myCertificates, {})],
  verify: ({ params }) => (params.code.length <= 40 ? [ask(verifyCertificate, { code: params.code })] : []),
};
