import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Image } from '../components/Image.tsx';
import { Lightbox, preloadLightbox } from './Lightbox.tsx';
import type { LightboxSlide, LightboxWords } from './lightbox-types.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least), 100%), 1fr));
  gap: 8px;
`;

const Tile = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--r-ctl);
  cursor: zoom-in;

  & > span:first-child {
    transition: filter var(--quick) var(--ease);
  }
  &:hover > span:first-child {
    filter: brightness(0.92);
  }
  & > [data-more] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: inherit;
    background: var(--cover-shade);
    color: var(--on-cover);
    font-size: var(--t20);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** A picture of a gallery. */
export interface GalleryItem extends LightboxSlide {
  /** A smaller file for the grid; by default the large one. */
  thumb?: string;
}

/** Texts of a gallery. */
export interface GalleryWords extends LightboxWords {
  /** Accessible name of a picture's button, e.g. "Show large: front of the block". */
  open: (alt: string) => string;
  /** The same for the last tile when more follow, e.g. "12 more pictures". */
  more: (count: number) => string;
}

export interface GalleryProps {
  /** Accessible name of the pictures. */
  label: string;
  /** The pictures, in order. */
  items: readonly GalleryItem[];
  /** All its texts, in the reader's language. */
  words: GalleryWords;
  /** Ratio of a tile. */
  ratio?: number;
  /** Minimum width of a tile, px. */
  minWidth?: number;
  /** Maximum number of tiles; the last one shows how many more the lightbox has. */
  most?: number;
}

/** Pictures as a grid of tiles; a press shows them large, and the focus returns to its tile. */
export function Gallery({ label, items, words, ratio = 1, minWidth = 120, most = items.length }: GalleryProps) {
  const [shown, setShown] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  const tiles = items.slice(0, Math.max(1, most));
  const rest = items.length - tiles.length;
  const close = () => {
    setShown(undefined);
    // Some browsers do not focus a button that is pressed with the mouse, so the focus could not return to it.
    opener.current?.focus();
  };
  return (
    <>
      <Grid aria-label={label} style={{ '--least': `${minWidth}px` }}>
        {tiles.map((item, index) => {
          const more = rest > 0 && index === tiles.length - 1 ? rest : 0;
          return (
            <li key={`${index}-${item.src}`}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                aria-label={more > 0 ? words.more(more) : words.open(item.alt)}
                onPointerEnter={preloadLightbox}
                onFocus={preloadLightbox}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setShown(index);
                }}
              >
                <Image src={item.thumb ?? item.src} alt="" seed={item.alt} ratio={ratio} />
                {more > 0 ? <span data-more="">+{more}</span> : null}
              </Tile>
            </li>
          );
        })}
      </Grid>
      <Lightbox open={shown !== undefined} index={shown ?? 0} slides={items} words={words} onClose={close} />
    </>
  );
}
