import { Video } from '@videojs/react/video';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlayer } from '../course.desk.ts';
import { bindMedia } from './media.ts';

/** The video element and its events for the stores. */
export const Picture = observer(function Picture({ label }: { label: string }) {
  const player = usePlayer();
  const element = useRef<HTMLVideoElement>(null);
  const { address, url } = player.source;

  // Measured before loading, since the size decides the rendition.
  useLayoutEffect(() => {
    const video = element.current;
    if (video === null) return;
    const measure = () => player.quality.shown(video.clientHeight * window.devicePixelRatio);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(video);
    return () => resized.disconnect();
  }, [player]);
  useEffect(() => (element.current === null ? undefined : bindMedia(element.current, player.media)), [player]);
  useEffect(() => {
    // An unchanged address does not load again by itself.
    if (address.state === 'ready' && element.current?.error !== null) element.current?.load();
  }, [address]);

  // Subtitles use our own line: text that can be styled, searched and read beside the picture.
  return (
    <Video
      ref={element}
      src={url}
      aria-label={label}
      playsInline
      preload="auto"
      onClick={() => toggle(element.current)}
    />
  );
});

function toggle(video: HTMLVideoElement | null): void {
  if (video === null) return;
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}
