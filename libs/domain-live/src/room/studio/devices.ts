/** Source of the picture on the stage. */
export type Picture = 'camera' | 'screen';

/** A camera or microphone. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** The filmed source: one picture, one sound. */
export interface Source {
  readonly stream: MediaStream;
  /** Current level of the microphone, 0–1. */
  readonly level: () => number;
  readonly setMuted: (muted: boolean) => void;
  /** Called when the picture ends on its own, e.g. in the browser's bar. */
  onEnd(end: () => void): void;
  close(): void;
}

/** Access to pictures and sounds; stories replace it. */
export interface Devices {
  /** Opens a camera or screen with a microphone; devices by id, empty for any. Silent without a microphone. */
  open(picture: Picture, camera: string, microphone: string): Promise<Source>;
  /** Cameras and microphones, as far as the browser names them. */
  list(): Promise<{ readonly cameras: readonly Device[]; readonly microphones: readonly Device[] }>;
}

const chosen = (id: string) => (id === '' ? {} : { deviceId: { exact: id } });
const voice = (id: string): MediaTrackConstraints => ({
  ...chosen(id),
  echoCancellation: true,
  noiseSuppression: true,
});
const size = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 25, max: 30 } };

const stopAll = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

/** A missing or refused microphone does not prevent the picture. */
const microphoneOrNone = (id: string) => navigator.mediaDevices.getUserMedia({ audio: voice(id) }).catch(() => null);

/** Mixes all sounds into one endless track, so that each piece has the same tracks, even in silence. */
function mix(sounds: readonly (MediaStream | null)[]) {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  const gain = context.createGain();
  const meter = context.createAnalyser();
  const quiet = context.createConstantSource();
  quiet.offset.value = 0;
  quiet.connect(out);
  quiet.start();
  const [microphone, ...others] = sounds;
  if ((microphone?.getAudioTracks().length ?? 0) > 0 && microphone !== null && microphone !== undefined) {
    const heard = context.createMediaStreamSource(microphone);
    heard.connect(meter);
    heard.connect(gain).connect(out);
  }
  for (const one of others)
    if (one !== null && one.getAudioTracks().length > 0) context.createMediaStreamSource(one).connect(out);
  void context.resume();
  const wave = new Float32Array(meter.fftSize);
  return {
    tracks: out.stream.getAudioTracks(),
    level: () => {
      meter.getFloatTimeDomainData(wave);
      return Math.min(1, Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length) * 4);
    },
    setMuted: (muted: boolean) => void (gain.gain.value = muted ? 0 : 1),
    close: () => void context.close(),
  };
}

/** Cameras, microphones and screens of the browser. */
export const browserDevices: Devices = {
  async open(picture, camera, microphone) {
    const { mediaDevices } = navigator;
    const shown =
      picture === 'screen'
        ? await mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15, max: 30 } }, audio: true })
        : await mediaDevices.getUserMedia({ video: { ...chosen(camera), ...size } });
    const voices = await microphoneOrNone(microphone);
    const sound = mix([voices, shown]);
    const [film] = shown.getVideoTracks();
    if (film === undefined) throw new DOMException('no picture', 'NotFoundError');
    return {
      stream: new MediaStream([film, ...sound.tracks]),
      level: sound.level,
      setMuted: sound.setMuted,
      onEnd: (end) => film.addEventListener('ended', end),
      close() {
        stopAll(shown);
        stopAll(voices);
        sound.close();
      },
    };
  },
  async list() {
    const all = await navigator.mediaDevices.enumerateDevices();
    const named = (kind: MediaDeviceKind) =>
      all
        .filter((one) => one.kind === kind && one.deviceId !== '' && one.label !== '')
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    return { cameras: named('videoinput'), microphones: named('audioinput') };
  },
};
