import type { MicroCourse, MicroFile, MicroFileState } from '@banyan/contracts/teaching';
import type { Action } from '@banyan/core-screen';
import { Button, fileSize, Tag, type Tone } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Lines = styled.ol`
  display: grid;
  gap: 4px;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--t14);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-2);
  }
`;

const tones: Readonly<Record<MicroFileState, Tone>> = { transcoding: 'info', failed: 'danger', uploaded: 'ok' };

export interface MicroChaptersProps {
  micro: MicroCourse;
  /** Retries the conversion of a file; absent: no retry is offered. */
  retry?: Action<MicroFile> | undefined;
  /** Files and links can be opened. */
  opens?: boolean;
}

/** Chapters of a micro-course, with the state of each file. */
export const MicroChapters = observer(function MicroChapters({ micro, opens = false, retry }: MicroChaptersProps) {
  const { t } = useWords();
  const files = new Map(micro.files.map((file) => [file.id, file]));
  if (micro.draft.chapters.length === 0) return null;
  return (
    <Lines aria-label={t('micro.chaptersOf', { title: micro.draft.title })}>
      {micro.draft.chapters.map(({ file: id, key, source, title, url }, index) => {
        const file = source === 'file' ? files.get(id) : undefined;
        const name = title.trim() === '' ? t('micro.chapterNo', { no: index + 1 }) : title;
        const href = source === 'link' ? url : (file?.url ?? '');
        return (
          <li key={key}>
            {opens && /^https?:\/\//.test(href) ? (
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            {source === 'link' ? <Tag>{t('micro.source.link')}</Tag> : null}
            {file === undefined ? null : (
              <>
                <small>{fileSize(file.size)}</small>
                <Tag tone={tones[file.state]}>{t(`micro.fileState.${file.state}`)}</Tag>
              </>
            )}
            {file?.state === 'failed' && retry !== undefined ? (
              <Button
                size="sm"
                pending={retry.isPending(file.id)}
                onClick={() => void retry.run(file)}
                aria-label={t('micro.againOf', { title: name })}
              >
                {t('micro.again')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </Lines>
  );
});
