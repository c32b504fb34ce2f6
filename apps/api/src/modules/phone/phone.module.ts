import {
  changePhone,
  countryCodes,
  loginByCode,
  myPhone,
  outsidersCode,
  resetByCode,
  sendMessage,
  sliderChallenge,
} from '@banyan/contracts/account';
import { lt } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { serve, serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { movePhone, readPhone } from './change.service.ts';
import { listCountries } from './countries.service.ts';
import { enterByCode, resetPassword } from './enter.service.ts';
import type { PhonePorts } from './phone.ports.ts';
import { phoneCodes, sliderChallenges } from './phone.schema.ts';
import { sendCode } from './send.service.ts';
import { giveSlider } from './slider.service.ts';

/** Codes sent to phones, and the actions they allow. */
export const phoneModule = (ports: PhonePorts): ServerModule => ({
  routes: [
    serve(countryCodes, listCountries),
    serveInSteps(sliderChallenge, giveSlider),
    serveInSteps(sendMessage, sendCode),
    serveInSteps(outsidersCode, (context, input) => sendCode(context, { ...input, purpose: 'outsider' })),
    serveInSteps(loginByCode, (context, input) => enterByCode(context, input, ports)),
    serveInSteps(resetByCode, (context, input) => resetPassword(context, input, ports)),
    serve(myPhone, readPhone),
    serveInSteps(changePhone, (context, input) => movePhone(context, input, ports)),
  ],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepPhones(scope, now())),
});

async function sweepPhones(scope: TenantScope, now: number): Promise<void> {
  const { tx } = scope;
  await tx.delete(phoneCodes).where(scope.only(phoneCodes, lt(phoneCodes.expiresAt, new Date(now))));
  await tx.delete(sliderChallenges).where(scope.only(sliderChallenges, lt(sliderChallenges.expiresAt, new Date(now))));
}
