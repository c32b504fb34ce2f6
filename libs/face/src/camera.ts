/** Why there is no picture: none is there, it is not allowed, another program has it, or the page may not ask. */
export type CameraTrouble = 'missing' | 'denied' | 'busy';

/** The camera could not be opened. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly trouble: CameraTrouble;

  constructor(trouble: CameraTrouble) {
    super(`no camera: ${trouble}`);
    this.trouble = trouble;
  }
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Opens the camera that faces the person; the browser asks whether it may. Rejects with `CameraError`. */
export async function openCamera(): Promise<MediaStream> {
  // Over plain http the browser has no cameras at all.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) throw new CameraError('missing');
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
    });
  } catch (error) {
    throw new CameraError((error instanceof Error && troubles[error.name]) || 'missing');
  }
}

/** Whether the browser knows of a camera; asking needs nobody's leave. */
export async function hasCamera(): Promise<boolean> {
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  const all = await devices?.enumerateDevices().catch(() => []);
  return all?.some(({ kind }) => kind === 'videoinput') ?? false;
}

/** Turns the camera off, and its light with it. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
