import { beginFaceCheck, consentFace, enrolFace, faceLog, myFace, realNameAuth, verifyFace } from '@banyan/contracts';
import { serve, serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { beginCheck, sweepChallenges, verify } from './check.service.ts';
import { facePersonal } from './face.personal.ts';
import type { FacePorts } from './face.ports.ts';
import { enrol, listLog, readStand, setConsent } from './face.service.ts';
import { checkRealName } from './realName.service.ts';

/** Faces: consent, the stored face, checks of it, and who somebody really is. */
export const faceModule = (ports: FacePorts): ServerModule => ({
  routes: [
    serve(myFace, readStand),
    serve(consentFace, setConsent),
    serve(enrolFace, enrol),
    serve(beginFaceCheck, beginCheck),
    serveInSteps(verifyFace, verify),
    serve(faceLog, (ctx, input) => listLog(ctx, input, ports)),
    serveInSteps(realNameAuth, (ctx, input) => checkRealName(ctx, input, ports)),
  ],
  personal: facePersonal,
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepChallenges(scope, now())),
});
