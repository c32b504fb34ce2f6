import {
  announceInRoom,
  dingTalkComeIn,
  endRoom,
  enterRoom,
  giveStage,
  markAnswered,
  muteInRoom,
  openRooms,
  polyvInit,
  raiseHand,
  remindOfRoom,
  removeLine,
  roomDetail,
  roomLines,
  roomNotices,
  roomPeople,
  roomPieceAt,
  roomPieces,
  sayInRoom,
  startRoom,
  stayInRoom,
  wantAnswer,
} from '@banyan/contracts/live';
import type { Api } from '@banyan/core-screen';

/** A live room: presence in it, and its picture. */
export const roomCalls = {
  room: roomDetail,
  enter: enterRoom,
  stay: stayInRoom,
  hand: raiseHand,
  remind: remindOfRoom,
  picture: polyvInit,
  comeIn: dingTalkComeIn,
  people: roomPeople,
} as const;
export type RoomApi = Api<typeof roomCalls>;

/** Chat and questions of a room. */
export const talkCalls = {
  lines: roomLines,
  say: sayInRoom,
  want: wantAnswer,
  remove: removeLine,
  answered: markAnswered,
  notices: roomNotices,
} as const;
export type TalkApi = Api<typeof talkCalls>;

/** Pieces of a room's film. */
export const filmCalls = { pieces: roomPieces, at: roomPieceAt } as const;
export type FilmApi = Api<typeof filmCalls>;

/** Calls for hosts. */
export const stageCalls = {
  start: startRoom,
  end: endRoom,
  give: giveStage,
  mute: muteInRoom,
  announce: announceInRoom,
} as const;
export type StageApi = Api<typeof stageCalls>;

/** Rooms for everybody. */
export const openRoomCalls = { list: openRooms } as const;
