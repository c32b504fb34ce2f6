import type { CourseMaterial } from '@banyan/contracts/course';
import { LinkButton } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > video {
    width: 100%;
    max-height: 420px;
    border-radius: var(--r-card);
    background: #000;
  }
  & > audio {
    width: 100%;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export interface FileViewProps {
  material: CourseMaterial;
  /** Title of the chapter, for the player. */
  title: string;
}

/** The file of a chapter: played or opened, with its name and length. */
export function FileView({ material, title }: FileViewProps) {
  const { t, brief, number } = useWords();
  const { kind, name, parts, seconds, url } = material;
  return (
    <Place>
      {kind === 'video' && url !== '' ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- somebody looks whether it is the right film
        <video controls preload="metadata" src={url} aria-label={title} />
      ) : null}
      {kind === 'audio' && url !== '' ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- somebody listens whether it is the right sound
        <audio controls preload="metadata" src={url} aria-label={title} />
      ) : null}
      <p>
        {name === '' ? t(`manageCourses.kind.${kind}`) : name}{' '}
        {seconds > 0 ? brief(seconds) : t('editor.parts', { count: parts, n: number(parts) })}
      </p>
      {kind === 'document' && url !== '' ? (
        <LinkButton size="sm" href={url}>
          {t('editor.openFile')}
        </LinkButton>
      ) : null}
    </Place>
  );
}
