import { useEffect, useRef } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { Source } from './devices.ts';

export interface PreviewProps {
  source: Source;
  /** Mirrors the picture, for a camera. */
  mirror: boolean;
}

/** Preview of the filmed picture for the presenter, without sound. */
export function Preview({ source, mirror }: PreviewProps) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = source.stream;
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [source]);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('live.preview')}
      style={mirror ? { transform: 'scaleX(-1)' } : undefined}
    />
  );
}
