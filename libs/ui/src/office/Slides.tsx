import { PptxViewer } from '@aiden0z/pptx-renderer';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { officeLimits } from './limits.ts';
import { Scroll } from './office-style.ts';

const Room = styled(Scroll)`
  height: 78vh;
  background: var(--sunken);
`;

const zipLimits = {
  maxEntries: officeLimits.parts,
  maxTotalUncompressedBytes: officeLimits.unpackedBytes,
  maxEntryUncompressedBytes: 32 * 1024 * 1024,
  maxConcurrency: 8,
};

/** Names a drawn page by its number, and removes external resources: showing a file fetches nothing. */
function tidy(page: HTMLElement, name: string): void {
  page.setAttribute('role', 'region');
  page.setAttribute('aria-label', name);
  for (const away of page.querySelectorAll('iframe, object, embed, script, [src^="http"], [src^="//"]')) away.remove();
  for (const picture of page.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
}

export interface SlidesProps {
  /** The file. */
  bytes: ArrayBuffer;
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** Accessible name of one page, with `{page}` in it. */
  slide: string;
  /** Called when the first slides are drawn. */
  onShown: () => void;
  /** Called when the file cannot be read. */
  onUnreadable: () => void;
}

/** The pages of a presentation (.pptx), below each other; only those in view are drawn. */
export function Slides({ bytes, label, onShown, onUnreadable, slide }: SlidesProps) {
  const room = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const shown = useEffectEvent(onShown);
  const unreadable = useEffectEvent(onUnreadable);
  const nameOf = useEffectEvent((index: number) => slide.replace('{page}', String(index + 1)));
  useEffect(() => {
    const container = pages.current;
    if (container === null || room.current === null) return;
    const ending = new AbortController();
    const viewer = new PptxViewer(container, {
      fitMode: 'contain',
      scrollContainer: room.current,
      zipLimits,
      lazyMedia: true,
      lazySlides: true,
      pdfjs: false,
      onSlideRendered: (index, page) => tidy(page, nameOf(index)),
    });
    viewer
      .open(bytes, { listOptions: { windowed: true, initialSlides: 2 }, signal: ending.signal })
      .then(() => {
        if (ending.signal.aborted) return;
        if (viewer.slideCount === 0) unreadable();
        else shown();
      })
      .catch(() => {
        if (!ending.signal.aborted) unreadable();
      });
    return () => {
      ending.abort();
      viewer.destroy();
    };
  }, [bytes]);
  return (
    <Room ref={room} role="document" aria-label={label} tabIndex={0}>
      {/* What is drawn has the colours of its file, on white as on paper. */}
      <div ref={pages} />
    </Room>
  );
}
