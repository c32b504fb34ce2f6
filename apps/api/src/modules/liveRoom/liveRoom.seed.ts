import { bringDemo } from '../../platform/bringDemo.ts';
import { demoFile } from '../../seed/demoFolder.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { replaysKind } from './import/replays.import.ts';
import { roomsKind } from './import/rooms.import.ts';
import { livePieces, liveWants } from './liveRoom.schema.ts';
import { addAttendance } from './seed/attend.ts';

/** Id of the first coming room of each demo enterprise; two later those that took place follow. */
const firstRooms: Readonly<Record<number, number>> = { 1001: 8001, 1002: 8051 };
const eids = Object.keys(firstRooms).map(Number);

/** Rooms for everybody of the demo enterprises: coming, over with a film, over without one. */
export const liveRoomSeeds: readonly SeedStep[] = [
  {
    name: 'live rooms',
    eids,
    fills: liveWants,
    async work(ports, { eid }) {
      // One of them is for some people.
      if (eid === 1002)
        await bringDemo(roomsKind, ports, { eid, path: demoFile('live/lecturers.yaml', eid), firstId: 8091 });
      await bringDemo(roomsKind, ports, { eid, path: demoFile('live/rooms.yaml', eid), firstId: firstRooms[eid] ?? 1 });
    },
  },
  {
    name: 'replays',
    eids,
    fills: livePieces,
    async work(ports, { eid, people }) {
      const kind: typeof replaysKind = {
        ...replaysKind,
        // In the same transaction: all of it or nothing.
        async write(at, written, found) {
          const told = await replaysKind.write(at, written, found);
          await addAttendance(at.scope, people, ports.handlers);
          return told;
        },
      };
      await bringDemo(kind, ports, {
        eid,
        path: demoFile('live/replays.yaml', eid),
        firstId: (firstRooms[eid] ?? 1) + 2,
      });
    },
  },
];
