import { uploadState } from '@banyan/contracts';
import { serveInSteps } from '../../http/serve.ts';
import { readUploadState } from './state.service.ts';

export const uploadRoutes = [serveInSteps(uploadState, readUploadState)];
