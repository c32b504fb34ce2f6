/** What a video element tells of itself. */
export interface VideoNews {
  /** Another moment is shown. */
  readonly moved: () => void;
  /** It stands, as what follows is not there. */
  readonly stalled: () => void;
  /** It runs, stands, is louder or faster than before. */
  readonly changed: () => void;
}

/** Hears of a video element; answers how to end that. */
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
