import { readProfile, saveProfile } from '@banyan/contracts/account';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import type { ProfilePorts } from './profile.ports.ts';
import { changeProfile, describeProfile } from './profile.service.ts';

/** Personal data that people enter; the pictures come through its ports. */
export const profileModule = (ports: ProfilePorts): ServerModule => ({
  routes: [serve(readProfile, describeProfile), serve(saveProfile, (ctx, input) => changeProfile(ctx, input, ports))],
});
