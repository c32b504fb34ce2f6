import type { ServerModule } from '../module.ts';
import { liveHandlers } from './live.effects.ts';
import { liveRoutes } from './live.routes.ts';

/** What open pages are told. The stream itself is registered by the server. */
export const liveModule: ServerModule = { routes: liveRoutes, handlers: liveHandlers };
