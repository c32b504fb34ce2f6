import type { ServerModule } from '../module.ts';
import { roomClock } from './clock.job.ts';
import { liveRoomPersonal } from './liveRoom.personal.ts';
import { liveRoomRoutes } from './liveRoom.routes.ts';
import { liveRoomSeeds } from './liveRoom.seed.ts';
import { sweepFilms } from './liveRoom.sweep.ts';
import { manageRoomRoutes } from './manage/manageRoom.routes.ts';
import { meetingRoutes, meetingSeeds } from './meeting.module.ts';

/** Live rooms and the meetings that take place in them. Pieces of films arrive beside the calls. */
export const liveRoomModule: ServerModule = {
  personal: liveRoomPersonal,
  routes: [...liveRoomRoutes, ...meetingRoutes, ...manageRoomRoutes],
  seeds: [...meetingSeeds, ...liveRoomSeeds],
  jobs: [roomClock],
  sweep: sweepFilms,
};
