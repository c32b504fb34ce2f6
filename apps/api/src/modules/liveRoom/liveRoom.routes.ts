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
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { enter, readRoom } from './enter.service.ts';
import { announce, listNotices, mark } from './host.service.ts';
import { listLines, say, takeAway, want } from './lines.service.ts';
import { listOpen } from './list.service.ts';
import { comeIn, readPicture } from './picture.service.ts';
import { listPieces, listPiecesAt } from './pieces.service.ts';
import { listPeople } from './present.service.ts';
import { end, give, mute, start } from './stage.service.ts';
import { stay } from './stay.service.ts';
import { raise, remind } from './viewer.service.ts';

/** Calls of live rooms; pieces of films arrive beside them. */
export const liveRoomRoutes: readonly Route[] = [
  serve(roomDetail, readRoom),
  serveInSteps(enterRoom, enter),
  serve(stayInRoom, stay),
  serve(polyvInit, readPicture),
  serve(dingTalkComeIn, comeIn),
  serve(roomPieces, listPieces),
  serve(roomPieceAt, listPiecesAt),
  serve(roomLines, listLines),
  serve(sayInRoom, say),
  serve(wantAnswer, want),
  serve(raiseHand, raise),
  serve(remindOfRoom, remind),
  serve(roomPeople, listPeople),
  serve(roomNotices, listNotices),
  serve(openRooms, listOpen),
  serve(startRoom, start),
  serve(endRoom, end),
  serve(giveStage, give),
  serve(muteInRoom, mute),
  serve(announceInRoom, announce),
  serve(removeLine, takeAway),
  serve(markAnswered, mark),
];
