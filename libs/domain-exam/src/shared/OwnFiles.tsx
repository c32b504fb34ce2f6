import { Paperclip } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  overflow-wrap: anywhere;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

export interface OwnFilesProps {
  files: readonly { readonly name: string; readonly url: string }[];
}

/** Files of an answer of any kind; nothing where there are none. */
export function OwnFiles({ files }: OwnFilesProps) {
  const { t } = useWords();
  if (files.length === 0) return null;
  return (
    <List aria-label={t('detail.files')}>
      {files.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <Paperclip size={14} aria-hidden="true" />
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}
