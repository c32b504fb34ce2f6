import type { LiveEnvironment } from '../../live.environment.ts';
import { browserDevices } from './devices.ts';
import { recordPieces } from './recording.ts';
import { StudioStore } from './StudioStore.ts';

/** Creates the studio of a room; `onOver` is called when the server accepts no more pieces. */
export function makeStudio({ live, now }: LiveEnvironment, room: number, onOver: () => void): StudioStore {
  return new StudioStore(room, {
    devices: live.devices ?? browserDevices,
    send: live.sendPiece ?? (() => Promise.reject(new Error('no way to send pieces'))),
    record: recordPieces,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    now,
    onOver,
  });
}
