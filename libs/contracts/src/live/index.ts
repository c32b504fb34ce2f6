export { liveScreens } from './screens/live.ts';
export { meetingsQuery, type MeetingsQuery } from './screens/meeting.query.ts';
export {
  bookedKinds,
  invitationAnswers,
  lineKinds,
  liveProviders,
  meetingFrequencies,
  pieceTypes,
  roomKinds,
  roomLimits,
  roomParts,
  roomRefusals,
  roomRoles,
  roomStates,
  roomTabs,
  type BookedKind,
  type InvitationAnswer,
  type LineKind,
  type LiveProvider,
  type MeetingFrequency,
  type PieceType,
  type RoomKind,
  type RoomPart,
  type RoomRefusal,
  type RoomRole,
  type RoomState,
  type RoomTab,
} from './liveRoom.choices.ts';
export {
  enterRoom,
  openRooms,
  raiseHand,
  refusedRoom,
  remindOfRoom,
  roomDetail,
  stayInRoom,
  type AgendaItem,
  type LiveRoom,
  type RoomCard,
  type RoomPerson,
} from './liveRoom.ts';
export {
  dingTalkComeIn,
  polyvInit,
  roomPieceAt,
  roomPieces,
  sendPiece,
  type FilmPiece,
  type RoomPicture,
} from './livePicture.ts';
export {
  roomLines,
  roomNotices,
  roomPeople,
  sayInRoom,
  wantAnswer,
  type PresentPerson,
  type RoomLine,
} from './liveTalk.ts';
export { announceInRoom, endRoom, giveStage, markAnswered, muteInRoom, removeLine, startRoom } from './liveStage.ts';
export {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingFaults,
  meetingList,
  type InvitedPerson,
  type MeetingCard,
  type MeetingFault,
  type MeetingInfo,
} from './meeting.ts';
export { meetingTimes } from './meetingTimes.ts';
export { liveManageScreens } from './screens/manage.ts';
export {
  managedRoomLimits,
  managedRoomRules,
  managedRoomSorts,
  managedRoomStates,
  type ManagedRoomRule,
  type ManagedRoomState,
} from './managedLiveRooms.choices.ts';
export {
  cancelLiveRoom,
  exportLiveRoomPeople,
  exportLiveRooms,
  liveRoomPeople,
  manageLiveRoom,
  manageLiveRooms,
  saveLiveRoom,
  writtenLiveRoom,
  type ManagedLiveRoom,
  type ManagedLiveRoomDetail,
  type RoomAttendee,
  type WrittenLiveRoom,
} from './managedLiveRooms.ts';
