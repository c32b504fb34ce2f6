import { screenHref } from '@banyan/contracts';
import { filePreviewQuery, portalScreens } from '@banyan/contracts/account';
import { type HomeworkFile } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { fileSize } from '@banyan/ui';
import { FileText } from 'lucide-react';
import styled from 'styled-components';

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;

  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: 360px;
    padding: 6px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    line-height: 22px;
  }
  & a:hover {
    border-color: var(--accent);
    color: var(--accent-text);
  }
  & svg {
    flex: none;
  }
  & span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    flex: none;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface FileLinksProps {
  files: readonly HomeworkFile[];
  /** Name of the list of files. */
  label: string;
}

/** Address of the portal's preview of a file, which can save it too. */
const shownAt = (url: string) => screenHref(portalScreens.filePreview, {}, filePreviewQuery.write({ file: url }));

/** Files to look at and to save, each with its size. */
export function FileLinks({ files, label }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <Files aria-label={label}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <AppLink kind="screen" to={shownAt(url)}>
            <FileText size={16} aria-hidden="true" />
            <span>{name}</span>
            <small>{fileSize(size)}</small>
          </AppLink>
        </li>
      ))}
    </Files>
  );
}
