import {
  microChapterTitleLimit,
  microLinkLimit,
  webLink,
  type MicroFile,
  type MicroGapKind,
} from '@banyan/contracts/teaching';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, fileSize, IconButton, Notice, SegmentedControl, TextField } from '@banyan/ui';
import { Upload, useUploadQueue } from '@banyan/ui/upload';
import { uploadKinds } from '@banyan/contracts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { chapterRules, queueOf } from './microFiles.ts';
import type { Chapter, MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroDesk } from './MicroDesk.ts';
import { useUploadWords } from './useMicroWords.ts';

const Frame = styled.li`
  display: grid;
  gap: 16px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > header {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > header > h3 {
    flex: 1;
    font-size: var(--t14);
    line-height: 22px;
  }
`;

export interface ChapterFieldsProps {
  store: MicroDesk;
  editor: MicroEditorStore;
  chapter: Chapter;
  /** Number of the chapter, from 1. */
  no: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const FileField = observer(function FileField({
  chapter,
  editor,
  error,
  no,
  store,
}: Pick<ChapterFieldsProps, 'chapter' | 'editor' | 'no' | 'store'> & { error: string | undefined }) {
  const { t } = useWords();
  const words = useUploadWords();
  const failureText = useFailureText();
  const uploads = useUploadQueue(queueOf(store, editor, chapter.key, chapter.file));
  const file = editor.fileOf(chapter.file);
  const retry = store.retryFile;
  const faultText = ({ coding, fault }: MicroFile) =>
    fault === '' || fault === 'damaged' ? t('micro.file.failed') : t(`micro.file.${fault}`, { coding });
  return (
    <div id={`micro-chapter-${no}-file`} tabIndex={-1}>
      <Upload
        label={t('micro.fileOf', { no })}
        hideLabel
        hint={t('micro.fileHint', {
          media: fileSize(uploadKinds.courseMedia.maxBytes),
          total: fileSize(uploadKinds.courseDocument.maxBytes),
        })}
        error={error}
        rules={chapterRules}
        words={words}
        {...uploads}
      />
      {file?.state === 'transcoding' ? <Notice tone="info">{t('micro.file.transcoding')}</Notice> : null}
      {file?.state === 'failed' ? (
        <Notice
          tone="danger"
          live
          action={
            <Button size="sm" pending={retry.isPending(file.id)} onClick={() => void retry.run(file)}>
              {t('micro.again')}
            </Button>
          }
        >
          {retry.failureOf(file.id) === undefined ? faultText(file) : failureText(retry.failureOf(file.id))}
        </Notice>
      ) : null}
    </div>
  );
});

/** Fields of a chapter: its name, and a file or a link. */
export const ChapterFields = observer(function ChapterFields({
  store,
  editor,
  chapter,
  no,
  count,
  onMove,
  onRemove,
}: ChapterFieldsProps) {
  const { t } = useWords();
  const { key, source, title, url } = chapter;
  const wrong = (...kinds: readonly MicroGapKind[]) => {
    const gap = editor.gaps.find((one) => one.chapter === no && kinds.includes(one.kind));
    return editor.attempt === 0 || gap === undefined ? undefined : t(`micro.gap.${gap.kind}`);
  };
  const link = webLink(url);
  const badLink = url.trim() !== '' && link === null ? t('micro.gap.chapterLink') : undefined;
  return (
    <Frame>
      <header>
        <h3>{t('micro.chapterNo', { no })}</h3>
        <IconButton
          id={`micro-chapter-${no}-up`}
          label={t('micro.up', { no })}
          disabled={no === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          id={`micro-chapter-${no}-down`}
          label={t('micro.down', { no })}
          disabled={no === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('micro.dropChapter', { no })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <TextField
        id={`micro-chapter-${no}-title`}
        label={t('micro.chapterTitle')}
        required
        maxLength={microChapterTitleLimit}
        counter={`${countCharacters(title)} / ${microChapterTitleLimit}`}
        error={wrong('chapterTitle')}
        value={title}
        onChange={({ target }) => editor.writeChapter(key, { title: target.value })}
      />
      <div>
        <SegmentedControl
          label={t('micro.sourceOf', { no })}
          value={source}
          options={(['file', 'link'] as const).map((value) => ({ value, label: t(`micro.source.${value}`) }))}
          onChange={(value) => editor.writeChapter(key, { source: value })}
        />
      </div>
      {source === 'file' ? (
        <FileField {...{ chapter, editor, no, store }} error={wrong('chapterFile', 'sending')} />
      ) : (
        <TextField
          id={`micro-chapter-${no}-link`}
          label={t('micro.link')}
          required
          type="url"
          maxLength={microLinkLimit}
          placeholder="https://"
          hint={link?.protocol === 'http:' ? t('micro.insecure') : t('micro.linkHint')}
          error={badLink ?? wrong('chapterLink')}
          value={url}
          onChange={({ target }) => editor.writeChapter(key, { url: target.value })}
          onBlur={() => void editor.settleLink(key)}
        />
      )}
    </Frame>
  );
});
