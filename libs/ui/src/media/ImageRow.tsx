import styled from 'styled-components';
import { Image } from '../components/Image.tsx';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
  list-style: none;

  & a {
    display: block;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
  }
`;

export interface ImageRowProps {
  /** Accessible name of the pictures. */
  label: string;
  /** Pictures with names for screen readers; `url` opens in a tab of its own. */
  images: readonly { readonly id: string | number; readonly name: string; readonly url: string }[];
}

/** Small pictures side by side, each opening in a new tab; nothing when there are none. */
export function ImageRow({ label, images }: ImageRowProps) {
  if (images.length === 0) return null;
  return (
    <Row aria-label={label}>
      {images.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <Image src={url} alt={name} width={112} height={72} />
          </a>
        </li>
      ))}
    </Row>
  );
}
