import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { qrShape, type QrLevel } from './qr-path.ts';

/** Light modules around a code that scanners need to find it. */
const quiet = 4;

const Plate = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  aspect-ratio: 1;
  max-width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  /* White with dark modules in the dark appearance too: scanners need it. */
  background: var(--cover-tag);
  color: var(--on-cover-tag);
  overflow: hidden;

  & > [data-mark] {
    position: absolute;
    inset: 0;
    margin: auto;
    display: grid;
    place-items: center;
    border-radius: var(--r-small);
    overflow: hidden;
  }
  & > [data-mark] > * {
    max-width: 100%;
    max-height: 100%;
  }
`;

export interface QrCodeProps {
  /** The encoded text, usually an address. */
  value: string;
  /** Purpose of the code, e.g. "Code to sign in with the phone". */
  label: string;
  /** Edge in px, the quiet zone included. */
  size?: number;
  /** Error correction: how much may be hidden and still be read; with a mark at least `Q`. */
  level?: QrLevel;
  /** A small mark in the middle, square, a fifth of the edge at most. */
  mark?: ReactNode;
}

/** A QR code for a phone's camera, drawn as one path. Its target must be reachable in another way too. */
export function QrCode({ value, label, size = 168, level = 'M', mark }: QrCodeProps) {
  const marked = mark !== undefined;
  const safe = marked && (level === 'L' || level === 'M') ? 'Q' : level;
  const { size: count, path, gap } = useMemo(() => qrShape(value, safe, marked), [value, safe, marked]);
  const edge = count + 2 * quiet;
  // Every module has the same number of whole pixels, unless that changes the size noticeably.
  const whole = Math.floor(size / edge);
  const drawn = whole >= 4 ? whole * edge : size;
  const share = `${(drawn / size) * 100}%`;
  const hole = `${(drawn / size) * (gap / edge) * 92}%`;
  return (
    <Plate style={{ width: size }}>
      <svg
        viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        style={{ width: share, height: share }}
      >
        <path d={path} fill="currentColor" />
      </svg>
      {marked ? (
        <span data-mark="" aria-hidden="true" style={{ width: hole, height: hole }}>
          {mark}
        </span>
      ) : null}
    </Plate>
  );
}
