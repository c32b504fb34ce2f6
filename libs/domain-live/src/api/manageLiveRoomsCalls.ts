import {
  cancelLiveRoom,
  exportLiveRoomPeople,
  exportLiveRooms,
  findColleagues,
  liveRoomPeople,
  manageLiveRoom,
  manageLiveRooms,
  saveLiveRoom,
} from '@banyan/contracts/live';
import { consoleAccess } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** Calls of the console about live rooms. */
export const manageLiveRoomsCalls = {
  access: consoleAccess,
  list: manageLiveRooms,
  room: manageLiveRoom,
  save: saveLiveRoom,
  cancel: cancelLiveRoom,
  people: liveRoomPeople,
  colleagues: findColleagues,
  begin: exportLiveRooms,
  beginPeople: exportLiveRoomPeople,
} as const;

export type ManageLiveRoomsApi = Api<typeof manageLiveRoomsCalls>;
