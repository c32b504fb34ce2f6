import { Image } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Album = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 24px;
  list-style: none;
`;

/** Pictures of a lecturer. */
export function LecturerAlbum({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useWords();
  return (
    <Album aria-label={t('lecturers.pictures')}>
      {pictures.map((url, index) => (
        <li key={url}>
          <Image
            src={url}
            alt={t('lecturers.picture', { name, no: index + 1 })}
            width={144}
            height={96}
            radius="control"
          />
        </li>
      ))}
    </Album>
  );
}
