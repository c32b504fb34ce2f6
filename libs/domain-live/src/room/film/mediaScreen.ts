import { ScreenFull, type FilmScreen } from './FilmScreen.ts';

const once = (target: EventTarget, good: string, bad: string) =>
  new Promise<void>((resolve, reject) => {
    const end = (event: Event) => {
      target.removeEventListener(good, end);
      target.removeEventListener(bad, end);
      if (event.type === good) resolve();
      else reject(new Error(`media: ${event.type}`));
    };
    target.addEventListener(good, end);
    target.addEventListener(bad, end);
  });

/**
 * A recorder does not state the length of its last cluster, so a browser waits for more and withholds its last frames;
 * an empty list of cues marks its end.
 */
function closed(bytes: ArrayBuffer, type: string): Uint8Array<ArrayBuffer> {
  const end = type.startsWith('video/webm') ? [0x1c, 0x53, 0xbb, 0x6b, 0x80] : [];
  const whole = new Uint8Array(bytes.byteLength + end.length);
  whole.set(new Uint8Array(bytes));
  whole.set(end, bytes.byteLength);
  return whole;
}

/** A video element fed with pieces by the browser's MediaSource. */
export function mediaScreen(video: HTMLVideoElement): FilmScreen {
  let media: MediaSource | null = null;
  let buffer: SourceBuffer | null = null;
  let mime = '';
  let url = '';
  let length = Number.NaN;
  let wanted: number | null = null;
  /** A buffer performs one operation at a time. */
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const own = before.then(work);
    before = own.catch(() => undefined);
    return own;
  };
  const ready = (): SourceBuffer | null => (media?.readyState === 'closed' ? null : buffer);
  const settle = () => {
    if (wanted === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    video.currentTime = wanted;
    wanted = null;
  };
  video.addEventListener('loadedmetadata', settle);
  const release = () => {
    if (url !== '') URL.revokeObjectURL(url);
    [url, media, buffer, mime] = ['', null, null, ''];
  };
  const stretch = () => {
    if (media?.readyState === 'open' && buffer?.updating === false && length > 0) {
      const end = buffer.buffered.length === 0 ? 0 : buffer.buffered.end(buffer.buffered.length - 1);
      media.duration = Math.max(length, end);
    }
  };
  const bufferFor = (type: string): SourceBuffer => {
    if (media === null) throw new Error('media: not open');
    if (buffer === null) buffer = media.addSourceBuffer(type);
    else if (type !== mime) buffer.changeType(type);
    mime = type;
    return buffer;
  };

  return {
    supports: (type) => typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(type),
    async open() {
      release();
      media = new MediaSource();
      url = URL.createObjectURL(media);
      const opened = once(media, 'sourceopen', 'sourceclose');
      video.src = url;
      await opened;
    },
    append: (bytes, type, atS) =>
      inTurn(async () => {
        const target = bufferFor(type);
        target.timestampOffset = atS;
        try {
          target.appendBuffer(closed(bytes, type));
        } catch (error) {
          throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new ScreenFull() : error;
        }
        await once(target, 'updateend', 'error');
        if (media?.readyState !== 'open' || video.error !== null) throw new Error('media: unreadable');
        stretch();
      }),
    drop: ([from, to]) =>
      inTurn(async () => {
        const target = ready();
        if (target === null) return;
        target.remove(from, to);
        await once(target, 'updateend', 'error');
      }),
    ranges() {
      const buffered = ready()?.buffered;
      return Array.from(
        { length: buffered?.length ?? 0 },
        (_, at) => [buffered!.start(at), buffered!.end(at)] as const,
      );
    },
    time: () => wanted ?? video.currentTime,
    goTo(atS) {
      wanted = atS;
      settle();
    },
    setLength(seconds) {
      length = seconds;
      stretch();
    },
    finish() {
      if (media?.readyState === 'open' && buffer?.updating === false) media.endOfStream();
    },
    close() {
      video.removeEventListener('loadedmetadata', settle);
      release();
      video.removeAttribute('src');
    },
  };
}
