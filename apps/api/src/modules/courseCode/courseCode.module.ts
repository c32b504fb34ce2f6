import { courseCode, redeemCode } from '@banyan/contracts/course';
import { serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import type { CourseCodePorts } from './courseCode.ports.ts';
import { codeSeeds } from './courseCode.seed.ts';
import { readCode, redeem } from './courseCode.service.ts';
import { courseCodePersonal } from './courseCode.personal.ts';

/** Codes that open courses and packages. */
export const courseCodeModule = (ports: CourseCodePorts): ServerModule => ({
  personal: courseCodePersonal,
  routes: [
    serveInSteps(courseCode, (ctx, input) => readCode(ctx, input, ports)),
    serveInSteps(redeemCode, (ctx, input) => redeem(ctx, input, ports)),
  ],
  seeds: codeSeeds(ports.find),
});
