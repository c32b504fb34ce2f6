import type { ServerModule } from '../module.ts';
import { sweepUploads } from './sweepUploads.ts';
import { uploadRoutes } from './upload.routes.ts';

export const uploadModule: ServerModule = { routes: uploadRoutes, sweep: sweepUploads };
