import { Button, Notice, ProgressBar } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ChapterFieldsProps } from './chapterProps.ts';
import { FileView } from './FileView.tsx';
import type { FileKind } from './outline.ts';
import { SubtitleFields } from './SubtitleFields.tsx';
import { useFileFault } from './useFileFault.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;

  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Files that a chapter of a kind takes. */
const accepted: Readonly<Record<FileKind, string>> = {
  video: '.mp4,.mov,.webm',
  audio: '.mp3,.m4a,.wav,.ogg',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.md,.csv',
  scorm: '.zip',
};

/** The file of a chapter: looked at, replaced, on its way with its progress, or refused with its reason. */
export const FileFields = observer(function FileFields({ store, chapter }: ChapterFieldsProps) {
  const { t } = useWords();
  const fileFault = useFileFault();
  const input = useRef<HTMLInputElement>(null);
  const { key, kind, title } = chapter;
  const material = store.draft.materialOf(chapter);
  const sent = store.sending.of(key);
  const isSending = sent !== undefined && sent.state !== 'failed';
  return (
    <Place>
      {material === undefined ? null : <FileView material={material} title={title.zh_cn} />}
      {sent === undefined ? null : sent.state === 'failed' ? (
        <Notice
          tone="danger"
          live
          action={
            sent.fault === '' ? (
              <Button size="sm" onClick={() => store.sending.retry(key)}>
                {t('editor.sendAgain')}
              </Button>
            ) : null
          }
        >
          {fileFault(sent)}
        </Notice>
      ) : (
        <ProgressBar
          value={sent.size === 0 ? 0 : sent.sent / sent.size}
          label={t(`editor.sent.${sent.state}`, { name: sent.name })}
        />
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted[kind as FileKind]}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) store.sendFile(key, file);
            event.target.value = '';
          }}
        />
        <Button size="sm" shut={isSending} onClick={() => input.current?.click()}>
          {t(material === undefined ? 'editor.chooseFile' : 'editor.replaceFile')}
        </Button>
        {isSending ? (
          <Button size="sm" variant="ghost" onClick={() => store.sending.stop(key)}>
            {t('editor.stop')}
          </Button>
        ) : null}
      </div>
      {material === undefined || (kind !== 'video' && kind !== 'audio') ? null : store.subtitles?.key === key &&
        store.subtitles.material === material.id ? (
        <SubtitleFields store={store.subtitles} />
      ) : (
        <div>
          <Button size="sm" onClick={() => void store.openSubtitles(chapter)}>
            {t('editor.subtitles.title')}
          </Button>
        </div>
      )}
      {material !== undefined && chapter.key.startsWith('c') ? <p>{t('editor.replaceNote')}</p> : null}
    </Place>
  );
});
