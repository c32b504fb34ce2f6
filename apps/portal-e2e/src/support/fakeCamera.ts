import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const pictures = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** People in a picture that comes with the face package, cut out so that one of them faces the camera. */
const cuts = {
  one: { left: 114, top: 380, width: 640, height: 480 },
  /** The same person, a step nearer. */
  oneNearer: { left: 150, top: 400, width: 560, height: 420 },
  another: { left: 520, top: 240, width: 560, height: 420 },
} as const;
export type Shown = keyof typeof cuts;

/** The file that the browser's fake camera plays: its frames one after the other, again and again. */
export const cameraFile = join(tmpdir(), `banyan-camera-${process.pid}`, 'camera.mjpeg');

/** Shows somebody to the camera; the browser reads the file when the camera is opened. */
export async function showToCamera(who: Shown): Promise<void> {
  const frame = await sharp(join(pictures, 'sample6.jpg'))
    .extract(cuts[who])
    .resize(640, 480)
    .jpeg({ quality: 92 })
    .toBuffer();
  mkdirSync(dirname(cameraFile), { recursive: true });
  writeFileSync(cameraFile, Buffer.concat(Array.from({ length: 30 }, () => frame)));
}

/** Arguments of a browser whose camera plays the file and which asks nobody whether it may. */
export const cameraArguments = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFile}`,
];
