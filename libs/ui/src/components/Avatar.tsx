import { useState } from 'react';
import styled from 'styled-components';
import { pigmentFor } from '../art/pigments.ts';
import { initials } from './initials.ts';
import { nearMargin, useNear } from '../art/near.ts';

const Disc = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  overflow: hidden;
  background: color-mix(in oklab, var(--light-of-name) 36%, var(--paper-of-name));
  color: var(--ink-of-name);
  font-size: calc(var(--size) * 0.43);
  font-weight: 600;
  line-height: 1;
  user-select: none;

  [data-theme='dark'] & {
    background: var(--ink-of-name);
    color: var(--paper-of-name);
  }
  /* Drawn as a picture, because text would count as the words of a button around it. */
  &[data-letters]::before {
    content: attr(data-letters);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  /** Name of the person; it gives the letters and the pigment. */
  name: string;
  /** Address of a picture; the letters replace it when loading fails. */
  src?: string;
  /** Diameter in px. */
  size?: number;
  /** Accessible name; leave it out where the name is shown beside it. */
  label?: string;
}

/** A person as a disc: a picture, or the letters of the name on a pigment chosen from it. */
export function Avatar({ name, src, size = 32, label }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const [near, watch] = useNear(nearMargin.usual, src === undefined || src === '');
  const pigment = pigmentFor(name);
  const style = {
    ['--size' as string]: `${size}px`,
    ['--paper-of-name' as string]: pigment.paper,
    ['--light-of-name' as string]: pigment.light,
    ['--ink-of-name' as string]: pigment.deep,
  };
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const pictured = src !== undefined && src !== '' && src !== failed;
  return (
    <Disc ref={watch} style={style} data-letters={pictured ? undefined : initials(name)} {...semantics}>
      {pictured ? (
        <img src={near ? src : undefined} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : null}
    </Disc>
  );
}
