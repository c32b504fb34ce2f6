import type { ServerModule } from '../module.ts';
import { liveHandlers } from './live.effects.ts';
import { liveRoutes } from './live.routes.ts';

/** Events for open pages. The stream itself is registered by the server. */
export const liveModule: ServerModule = { routes: liveRoutes, handlers: liveHandlers };
