import { medalList } from '@banyan/contracts/mall';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { listMedals } from './medal.service.ts';
import { medalPersonal } from './medal.personal.ts';

/** Medals, awarded by events. */
export const medalModule: ServerModule = {
  personal: medalPersonal,
  routes: [serve(medalList, listMedals)],
};
