import type { CallOutput } from '@banyan/contracts';
import type { openRooms } from '@banyan/contracts/live';
import { apiOf, Request } from '@banyan/core-screen';
import { openRoomCalls } from '../../api/liveCalls.ts';
import type { LiveEnvironment } from '../../live.environment.ts';

/** Rooms for everybody: on air, upcoming, or with a film. */
export const makeOpenRooms = ({ http }: LiveEnvironment) => {
  const api = apiOf(http, openRoomCalls);
  return { rooms: new Request<CallOutput<typeof openRooms>>((_, options) => api.list({}, options)) };
};
