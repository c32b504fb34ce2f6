import type { CourseMaterial } from '@banyan/contracts/course';
import { LinkButton, Notice } from '@banyan/ui';
import { RichText } from '@banyan/ui/rich-text';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { FileView } from './FileView.tsx';
import { isFileKind, shownIn } from './outline.ts';

const Pictures = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px;

  & img {
    max-width: 100%;
    border-radius: var(--r-ctl);
  }
  & p {
    margin-top: 4px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** The text of an article with the addresses of its pictures, which it names by their places. */
const withPictures = (html: string, pictures: CourseMaterial['pictures']) =>
  html.replaceAll(/data-picture="(\d{1,4})"/g, (_, place: string) => {
    const url = pictures[Number(place) - 1]?.url ?? '';
    return `src="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });

export interface MaterialViewProps {
  /** Undefined: the chapter has none yet. */
  material: CourseMaterial | undefined;
  /** Title of the chapter. */
  title: string;
}

/** The content of a chapter, to look at. Nothing of it is counted as study. */
export function MaterialView({ material, title }: MaterialViewProps) {
  const { t, language } = useWords();
  if (material === undefined) return <Notice tone="warn">{t('editor.rule.noMaterial')}</Notice>;
  const { about, kind, link, pictures, text } = material;
  if (isFileKind(kind)) return <FileView material={material} title={title} />;
  if (kind === 'link')
    return (
      <>
        <p>{shownIn(language, about)}</p>
        <div>
          <LinkButton href={link}>{t('editor.openLink')}</LinkButton>
        </div>
      </>
    );
  if (kind === 'album')
    return (
      <Pictures>
        {pictures.map(({ caption, url }) => (
          <li key={url}>
            <img src={url} alt={shownIn(language, caption)} loading="lazy" />
            <p>{shownIn(language, caption)}</p>
          </li>
        ))}
      </Pictures>
    );
  return (
    <RichText
      html={withPictures(shownIn(language, text), pictures)}
      words={{ newWindow: t('reading.newWindow'), table: t('reading.table') }}
    />
  );
}
