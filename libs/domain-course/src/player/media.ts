import { watchIdle } from './idle.ts';

/** The part of a video element in use. */
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

/** Listener for events of a video element. */
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

/** Forwards a video element's events to a listener, until the returned function is called. */
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
  // Cached media may be loaded before the listener is bound.
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) listener.mediaLoaded();
  return () => {
    for (const [name, handle] of Object.entries(events)) media.removeEventListener(name, handle);
    detach();
  };
}

/** Listener for events of the window around a video. */
export interface WindowListener {
  windowHidden(): void;
  windowShown(): void;
  windowLeft(): void;
  windowOnline(): void;
  /** No input for a long time. */
  windowIdle(): void;
}

/** Forwards the window's events to a listener, until the returned function is called. */
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
