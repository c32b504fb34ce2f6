import { watchIdle } from './idle.ts';

/** The part of a video element that is used. */
export type Media = Pick<
  HTMLVideoElement,
  | 'currentTime'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'volume'
  | 'muted'
  | 'paused'
  | 'ended'
  | 'error'
  | 'readyState'
  | 'seeking'
  | 'play'
  | 'pause'
>;

/** What hears of a video element. */
export interface MediaListener {
  attach(media: Media): () => void;
  mediaLoaded(): void;
  mediaPlayed(): void;
  mediaPaused(): void;
  mediaEnded(): void;
  mediaMoved(): void;
  mediaSeeking(): void;
  mediaSought(): void;
  mediaStalled(): void;
  mediaChanged(): void;
  mediaFailed(): void;
}

/** Tells a listener what happens to a video element, until the returned function is called. */
export function bindMedia(media: Media & EventTarget, listener: MediaListener): () => void {
  const detach = listener.attach(media);
  const events: Readonly<Record<string, () => void>> = {
    loadedmetadata: () => listener.mediaLoaded(),
    playing: () => listener.mediaPlayed(),
    pause: () => listener.mediaPaused(),
    ended: () => listener.mediaEnded(),
    timeupdate: () => listener.mediaMoved(),
    seeking: () => listener.mediaSeeking(),
    seeked: () => listener.mediaSought(),
    waiting: () => listener.mediaStalled(),
    ratechange: () => listener.mediaChanged(),
    volumechange: () => listener.mediaChanged(),
    error: () => listener.mediaFailed(),
  };
  for (const [name, handle] of Object.entries(events)) media.addEventListener(name, handle);
  // What is in the browser's memory may be there before anyone listens.
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) listener.mediaLoaded();
  return () => {
    for (const [name, handle] of Object.entries(events)) media.removeEventListener(name, handle);
    detach();
  };
}

/** What hears of the window around a video. */
export interface WindowListener {
  windowHidden(): void;
  windowShown(): void;
  windowLeft(): void;
  windowOnline(): void;
  /** Nobody has touched anything for long. */
  windowIdle(): void;
}

/** Tells a listener what happens to the window, until the returned function is called. */
export function bindWindow(listener: WindowListener): () => void {
  const turned = () => {
    if (document.visibilityState === 'hidden') listener.windowHidden();
    else listener.windowShown();
  };
  const left = () => listener.windowLeft();
  const online = () => listener.windowOnline();
  turned();
  const forget = watchIdle(() => listener.windowIdle());
  document.addEventListener('visibilitychange', turned);
  window.addEventListener('pagehide', left);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', turned);
    window.removeEventListener('pagehide', left);
    window.removeEventListener('online', online);
    forget();
  };
}
