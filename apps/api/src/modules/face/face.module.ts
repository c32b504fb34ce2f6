import {
  beginFaceCheck,
  beginFaceLogin,
  consentFace,
  endFaceDevice,
  enrolFace,
  enterByFace,
  faceDevices,
  faceLog,
  myFace,
  realNameAuth,
  trustFaceDevice,
  verifyFace,
} from '@banyan/contracts/account';
import { serve, serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { beginCheck, sweepChallenges, verify } from './check.service.ts';
import { facePersonal } from './face.personal.ts';
import type { FacePorts } from './face.ports.ts';
import { enrol, listLog, readStand, setConsent } from './face.service.ts';
import { beginLogin, enter } from './login.service.ts';
import { checkRealName } from './realName.service.ts';
import { endDevice, listDevices, trustDevice } from './trust.service.ts';
import { sweepTrusts } from './trusts.ts';

/** Faces: consent, the stored face, checks of it, logins by it, and real names. */
export const faceModule = (ports: FacePorts): ServerModule => ({
  routes: [
    serve(myFace, readStand),
    serve(consentFace, setConsent),
    serve(enrolFace, enrol),
    serve(beginFaceCheck, beginCheck),
    serveInSteps(verifyFace, verify),
    serve(faceDevices, listDevices),
    serveInSteps(trustFaceDevice, (ctx, input) => trustDevice(ctx, input, ports)),
    serve(endFaceDevice, endDevice),
    serveInSteps(beginFaceLogin, beginLogin),
    serveInSteps(enterByFace, (ctx, input) => enter(ctx, input, ports)),
    serve(faceLog, (ctx, input) => listLog(ctx, input, ports)),
    serveInSteps(realNameAuth, (ctx, input) => checkRealName(ctx, input, ports)),
  ],
  personal: facePersonal,
  sweep: ({ inTenant, now }) =>
    inTenant(async (scope) => {
      await sweepChallenges(scope, now());
      await sweepTrusts(scope, now());
    }),
});
