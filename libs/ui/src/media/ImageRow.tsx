import type { NoteImage } from '@banyan/contracts/course';
import { Image } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../../domain-course/src/shared/useWords.ts';

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

/** Pictures of a note, each opening in a tab of its own. */
export function NoteImages({ images }: { images: readonly NoteImage[] }) {
  const { t } = useWords();
  if (images.length === 0) return null;
  return (
    <Row aria-label={t('notes.images')}>
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
