import type { ServerModule } from '../module.ts';
import { sweepUploads } from './sweepUploads.ts';
import { uploadRoutes } from './upload.routes.ts';
import { uploadPersonal } from './upload.personal.ts';

export const uploadModule: ServerModule = {
  personal: uploadPersonal,
  routes: uploadRoutes,
  sweep: sweepUploads,
};
