import { useEffect, useRef, useState, type RefObject } from 'react';
import { CameraError, closeCamera, type CameraTrouble } from './camera.ts';
import type { FaceEngine } from './FaceEngine.ts';
import { type Guidance, guide, isStill } from './guidance.ts';
import type { Descriptor, FaceBox } from './protocol.ts';

/** State of a capture. */
export type CaptureState =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'modelFailed' }
  | { readonly kind: 'noCamera'; readonly trouble: CameraTrouble }
  | { readonly kind: 'watching'; readonly guidance: Guidance }
  | { readonly kind: 'taking' };

export interface CaptureSource {
  readonly engine: () => FaceEngine;
  readonly camera: () => Promise<MediaStream>;
}

/** Size in which frames are looked at, dots. */
const frameWidth = 480;
/** Pause between two looks, so that a slow device is not kept busy all the time. */
const pauseMs = 150;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The dots of what the camera shows; null before its first picture. */
function grab(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.videoWidth === 0) return null;
  canvas.width = frameWidth;
  canvas.height = Math.round((frameWidth * video.videoHeight) / video.videoWidth);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Looks until one face has stood still, and answers it in numbers; null when it was left. */
async function watch(
  video: HTMLVideoElement,
  engine: FaceEngine,
  { left, onState }: { readonly left: () => boolean; readonly onState: (state: CaptureState) => void },
): Promise<Descriptor | null> {
  const canvas = document.createElement('canvas');
  let before: FaceBox | null = null;
  while (!left()) {
    const frame = grab(video, canvas);
    if (frame === null) {
      await wait(pauseMs);
      continue;
    }
    const seen = await engine.look(frame);
    const guidance = guide(seen, frame);
    if (left()) return null;
    const [face] = seen.faces;
    if (guidance === 'hold' && face !== undefined && isStill(before, face)) {
      onState({ kind: 'taking' });
      const descriptor = await engine.describe(frame);
      if (descriptor !== null) return descriptor;
    }
    before = guidance === 'hold' ? (face ?? null) : null;
    onState({ kind: 'watching', guidance });
    await wait(pauseMs);
  }
  return null;
}

/** Loads the models, opens the camera, watches, and hands over one face. A new `round` begins anew. */
export function useCapture(
  { engine: make, camera }: CaptureSource,
  onCaptured: (descriptor: Descriptor) => void,
  round: string,
): { readonly state: CaptureState; readonly video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CaptureState>({ kind: 'loading', share: 0 });
  const heard = useRef(onCaptured);
  useEffect(() => {
    heard.current = onCaptured;
  });
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    const left = () => gone;
    const onState = (next: CaptureState) => {
      if (!gone) setState(next);
    };
    const engine = make();
    const run = async () => {
      onState({ kind: 'loading', share: 0 });
      // Whether there is a camera is known at once; the models take longer.
      stream = await camera();
      if (gone) return closeCamera(stream);
      await engine.load((share) => onState({ kind: 'loading', share }));
      const shown = video.current;
      if (gone || shown === null) return;
      shown.srcObject = stream;
      await shown.play();
      onState({ kind: 'watching', guidance: 'noFace' });
      const descriptor = await watch(shown, engine, { left, onState });
      if (descriptor !== null && !gone) heard.current(descriptor);
    };
    run().catch((error: unknown) =>
      onState(error instanceof CameraError ? { kind: 'noCamera', trouble: error.trouble } : { kind: 'modelFailed' }),
    );
    return () => {
      gone = true;
      engine.close();
      if (stream !== null) closeCamera(stream);
    };
  }, [make, camera, round]);
  return { state, video };
}
