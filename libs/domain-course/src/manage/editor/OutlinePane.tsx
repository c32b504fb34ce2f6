import type { ChapterKind, DraftChapter } from '@banyan/contracts/course';
import { Button, MenuButton, ProgressBar } from '@banyan/ui';
import { SortableList } from '@banyan/ui/data';
import {
  AudioLines,
  BookOpen,
  FileText,
  Image as Picture,
  Link2,
  Newspaper,
  Package,
  Plus,
  Upload,
  Video,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { EditorStore } from './EditorStore.ts';
import { kindOfFile, newKinds, shownIn } from './outline.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;

  & h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & small {
    margin-inline-start: 8px;
    font-weight: 400;
    color: var(--ink-3);
  }
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 32px;
  padding: 4px;
  border-radius: var(--r-ctl);
  text-align: start;
  line-height: 22px;

  &:hover {
    background: var(--hover);
  }
  &[aria-current] {
    color: var(--accent-text);
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & [data-fault] {
    grid-column: 2 / -1;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--danger);
  }
`;

const Drop = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: 16px;
  padding: 16px;
  border: 1px dashed var(--line-3);
  border-radius: var(--r-card);
  color: var(--ink-3);
  text-align: center;

  &[data-over] {
    border-color: var(--accent);
    background: var(--hover);
  }
`;

/** Icons of the kinds of chapters. */
export const kindIcons: Readonly<Record<ChapterKind, typeof Video>> = {
  video: Video,
  audio: AudioLines,
  document: FileText,
  article: Newspaper,
  album: Picture,
  link: Link2,
  scorm: Package,
};

const Chapter = observer(function Chapter({
  chapter,
  store,
  no,
}: {
  chapter: DraftChapter;
  store: EditorStore;
  no: number;
}) {
  const { t, brief, language } = useWords();
  const { key, kind, seconds, section } = chapter;
  const title = shownIn(language, chapter.title);
  const Icon = kindIcons[kind];
  const sent = store.sending.of(key);
  const fault = store.draft.faultOf(key);
  const length = store.draft.materialOf(chapter)?.seconds ?? 0;
  return (
    <>
      {section === null ? null : <small>{shownIn(language, section)}</small>}
      <Line type="button" aria-current={store.selected === key ? 'true' : undefined} onClick={() => store.select(key)}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {no} {title === '' ? t('editor.untitled') : title}
        </span>
        <small>{brief(length > 0 ? length : seconds)}</small>
        {sent === undefined && fault !== undefined ? <span data-fault="">{t(`editor.rule.${fault.rule}`)}</span> : null}
      </Line>
      {sent === undefined || sent.state === 'failed' ? null : (
        <ProgressBar
          value={sent.size === 0 ? 0 : sent.sent / sent.size}
          label={t(`editor.sent.${sent.state}`, { name: sent.name })}
        />
      )}
    </>
  );
});

/** Takes files where they are dropped, or chosen. */
const Files = observer(function Files({ store }: OutlinePaneProps) {
  const { t } = useWords();
  const [over, setOver] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    setUnknown(files.filter(({ name }) => kindOfFile(name) === null).map(({ name }) => name));
    store.addFiles(files);
  };
  return (
    <Drop
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <span>{t('editor.drop')}</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button size="sm" icon={<Upload size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('editor.chooseFiles')}
      </Button>
      {unknown.length === 0 ? null : <p role="alert">{t('editor.unknownFiles', { names: unknown.join(', ') })}</p>}
    </Drop>
  );
});

export interface OutlinePaneProps {
  store: EditorStore;
}

/** The chapters of the draft in their order, moved by pointer or keyboard, and what adds more. */
export const OutlinePane = observer(function OutlinePane({ store }: OutlinePaneProps) {
  const { t, number, language } = useWords();
  const { chapters } = store.draft;
  return (
    <nav aria-label={t('editor.outline')}>
      <Head>
        <h2>
          {t('editor.outline')}
          <small>{t('editor.chapters', { count: chapters.length, n: number(chapters.length) })}</small>
        </h2>
        {store.mayEdit ? (
          <MenuButton
            size="sm"
            label={t('editor.addChapter')}
            icon={<Plus size={16} aria-hidden="true" />}
            items={newKinds.map((kind) => ({ id: kind, label: t(`manageCourses.kind.${kind}`) }))}
            onAction={(id) => {
              const kind = newKinds.find((one) => one === id);
              if (kind !== undefined) store.addChapter(kind, '');
            }}
          >
            {t('editor.addChapter')}
          </MenuButton>
        ) : null}
      </Head>
      <Line
        type="button"
        aria-current={store.chapter === undefined ? 'true' : undefined}
        onClick={() => store.select('')}
      >
        <BookOpen size={16} aria-hidden="true" />
        <span>{t('editor.about')}</span>
      </Line>
      {store.mayEdit ? (
        <>
          <SortableList
            label={t('editor.outline')}
            items={[...chapters]}
            itemId={({ key }) => key}
            itemText={({ title }) => shownIn(language, title) || t('editor.untitled')}
            renderItem={(chapter) => <Chapter chapter={chapter} store={store} no={chapters.indexOf(chapter) + 1} />}
            onReorder={(keys) => store.draft.orderChapters(keys)}
            empty={<p>{t('editor.noChapters')}</p>}
          />
          <Files store={store} />
        </>
      ) : (
        <ol aria-label={t('editor.outline')}>
          {chapters.map((chapter, index) => (
            <li key={chapter.key}>
              <Chapter chapter={chapter} store={store} no={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
});
