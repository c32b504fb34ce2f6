import { useEffect, useRef } from 'react';
import { MarkLayer } from './MarkLayer.ts';
import type { MarkOptions } from './options.ts';

export type WatermarkProps = MarkOptions;

/** Covers its parent, which must be positioned, with marks. */
export function Watermark(options: WatermarkProps) {
  const place = useRef<HTMLSpanElement>(null);
  const said = JSON.stringify(options);
  useEffect(() => {
    const host = place.current?.parentElement;
    if (host == null) return;
    const layer = new MarkLayer(host, JSON.parse(said) as MarkOptions);
    return () => layer.end();
  }, [said]);
  return <span ref={place} hidden />;
}
