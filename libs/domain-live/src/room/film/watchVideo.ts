/** Events of a video element. */
export interface VideoNews {
  /** The position has changed. */
  readonly moved: () => void;
  /** It has paused for lack of data. */
  readonly stalled: () => void;
  /** Playing, volume or speed has changed. */
  readonly changed: () => void;
}

/** Listens to a video element; returns the function to stop. */
export function watchVideo(video: HTMLVideoElement, { changed, moved, stalled }: VideoNews): () => void {
  const events: Readonly<Record<string, () => void>> = {
    timeupdate: moved,
    playing: changed,
    play: changed,
    pause: changed,
    ended: changed,
    waiting: stalled,
    seeking: stalled,
    ratechange: changed,
    volumechange: changed,
  };
  for (const [name, handle] of Object.entries(events)) video.addEventListener(name, handle);
  return () => {
    for (const [name, handle] of Object.entries(events)) video.removeEventListener(name, handle);
  };
}
