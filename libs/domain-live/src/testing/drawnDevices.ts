import type { Devices, Source } from '../room/studio/devices.ts';

/** A picture painted once, in place of a camera. */
function drawnSource(): Source {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#8d7a94';
    pen.fillRect(0, 0, 640, 360);
    pen.fillStyle = '#e2b690';
    pen.fillRect(260, 90, 120, 150);
    pen.fillStyle = '#45304e';
    pen.fillRect(200, 240, 240, 120);
  }
  return {
    stream: canvas.captureStream(1),
    level: () => 0.4,
    setMuted: () => undefined,
    onEnd: () => undefined,
    close: () => undefined,
  };
}

/** Devices for stories: every browser shows them without a prompt. */
export const drawnDevices: Devices = {
  open: () => Promise.resolve(drawnSource()),
  list: () =>
    Promise.resolve({
      cameras: [
        { id: 'a', name: 'FaceTime HD' },
        { id: 'b', name: 'Logitech C920' },
      ],
      microphones: [
        { id: 'c', name: 'MacBook Pro' },
        { id: 'd', name: 'Jabra Speak 750' },
      ],
    }),
};

/** Devices that nobody may use. */
export const refusedDevices: Devices = {
  open: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  list: () => Promise.resolve({ cameras: [], microphones: [] }),
};
