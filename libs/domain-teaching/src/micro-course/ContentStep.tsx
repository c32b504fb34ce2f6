import { microBytesOf, microChapterLimit, microTotalBytes } from '@banyan/contracts/teaching';
import { Button, Card, fileSize, Notice } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RemovalDialog } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import { ChapterFields } from './ChapterFields.tsx';
import type { Chapter, MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroDesk } from './MicroDesk.ts';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 760px;

  & > div {
    width: 100%;
  }
  & ol {
    list-style: none;
  }
`;

/** Focuses the first enabled of some elements after the chapters were reordered. */
function useFocusAfter(chapters: readonly unknown[]): (...places: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const there = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    there.find((place) => place !== null && !place.matches(':disabled'))?.focus();
  }, [chapters]);
  return (...places) => {
    wanted.current = places;
  };
}

const isEmpty = ({ file, title, url }: Chapter) => file === '' && title.trim() === '' && url.trim() === '';

/** Chapters of the course in order. */
export const ContentStep = observer(function ContentStep({
  store,
  editor,
}: {
  store: MicroDesk;
  editor: MicroEditorStore;
}) {
  const { t } = useWords();
  const { chapters } = editor.draft;
  const focusAfter = useFocusAfter(chapters);
  const [asked, setAsked] = useState(0);
  const drop = (no: number) => {
    setAsked(0);
    focusAfter(`micro-chapter-${Math.min(no, chapters.length - 1)}-title`, 'micro-chapters');
    const chapter = chapters[no - 1];
    if (chapter !== undefined) editor.removeChapter(chapter.key);
  };
  const bytes = microBytesOf(editor.draft, [...editor.files.values()]);
  return (
    <Body>
      {chapters.length === 0 ? (
        <p>{t('micro.noChapters')}</p>
      ) : (
        <Card padding="none">
          <ol aria-label={t('micro.chapters')}>
            {chapters.map((chapter, index) => (
              <ChapterFields
                key={`${editor.taken} ${chapter.key}`}
                {...{ store, editor, chapter }}
                no={index + 1}
                count={chapters.length}
                onMove={(by) => {
                  const place = `micro-chapter-${index + 1 + by}`;
                  focusAfter(`${place}-${by < 0 ? 'up' : 'down'}`, `${place}-${by < 0 ? 'down' : 'up'}`);
                  editor.moveChapter(chapter.key, by);
                }}
                // Its name and file are lost for good.
                onRemove={() =>
                  isEmpty(chapter) && !editor.sending.has(chapter.key) ? drop(index + 1) : setAsked(index + 1)
                }
              />
            ))}
          </ol>
        </Card>
      )}
      <RemovalDialog
        open={asked > 0}
        title={t('micro.dropAsk', { no: asked })}
        keep={t('micro.dropKeep')}
        remove={t('micro.dropDo')}
        pending={false}
        failure={undefined}
        onClose={() => setAsked(0)}
        onRemove={() => drop(asked)}
      >
        {t('micro.dropText')}
      </RemovalDialog>
      {bytes > microTotalBytes ? <Notice tone="danger">{t('micro.gap.total')}</Notice> : null}
      <Button
        id="micro-chapters"
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={chapters.length >= microChapterLimit}
        onClick={() => editor.addChapter()}
      >
        {t('micro.addChapter')}
      </Button>
      {bytes === 0 ? null : (
        <small>{t('micro.used', { used: fileSize(bytes), total: fileSize(microTotalBytes) })}</small>
      )}
    </Body>
  );
});
