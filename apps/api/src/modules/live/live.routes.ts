import { openLive } from '@banyan/contracts/account';
import { serve, type Route } from '../../http/serve.ts';

/** The call that opens the live channel. */
export const liveRoutes: readonly Route[] = [
  serve(openLive, ({ viewer, liveTicket }) => ({ ticket: liveTicket(viewer) })),
];
