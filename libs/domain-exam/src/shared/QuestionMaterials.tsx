import type { QuestionMaterial } from '@banyan/contracts/exam';
import { fileSize } from '@banyan/ui';
import { Paperclip } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 560px;
  margin-top: 16px;
  font-size: var(--t14);
  line-height: 22px;
  font-weight: 400;
  overflow-wrap: anywhere;

  & audio {
    display: block;
    width: 100%;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--t12);
  }
`;

export interface QuestionMaterialsProps {
  materials: readonly QuestionMaterial[];
}

/** Sounds of a question, played in place, and its documents; nothing where it has none. */
export function QuestionMaterials({ materials }: QuestionMaterialsProps) {
  const { t } = useWords();
  if (materials.length === 0) return null;
  return (
    <List aria-label={t('sheet.materials')}>
      {materials.map(({ name, size, sound, url }) => (
        <li key={url}>
          {sound ? (
            <>
              {/* What is said is what is asked: captions would answer it. */}
              {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
              <audio src={url} controls preload="metadata" aria-label={name} />
              <small>{name}</small>
            </>
          ) : (
            <a href={url} target="_blank" rel="noopener">
              <Paperclip size={16} aria-hidden="true" />
              <span>
                {name} <small>{fileSize(size)}</small>
              </span>
            </a>
          )}
        </li>
      ))}
    </List>
  );
}
