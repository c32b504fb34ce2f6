import { cancelLiveRoom, liveRoomPeople, manageLiveRoom, manageLiveRooms, saveLiveRoom } from '@banyan/contracts/live';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import { readManaged } from './detail.service.ts';
import { listManaged } from './list.service.ts';
import { listPresent } from './people.service.ts';
import { cancel, save } from './save.service.ts';

/** Calls of the console about live rooms. */
export const manageRoomRoutes: readonly Route[] = [
  serveManaged(manageLiveRooms, listManaged),
  serveManaged(manageLiveRoom, readManaged),
  serveManaged(saveLiveRoom, save),
  serveManaged(cancelLiveRoom, cancel),
  serveManaged(liveRoomPeople, listPresent),
];
