import type { Chapter, CourseDetail, Note } from '@banyan/contracts/course';
import { ListView, useFailureText, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, EmptyState, IconButton, ListSkeleton, Notice, TextLink } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import type { NotePlace } from './NoteDraftStore.ts';
import { makeCourseNotesStore, type CourseNotesStore } from './CourseNotesStore.ts';
import { TimelineNote } from './TimelineNote.tsx';
import { useNotesFile } from './useNotesFile.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const Rows = styled.ul`
  max-height: 420px;
  padding: 6px 0;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;
`;

const Way = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
`;

const Tip = styled.div`
  padding: 16px 16px 0;
`;

/** Current second or page; a text or an album has none. */
function placeOf({ chapter, media, reading }: ReturnType<typeof usePlayer>): NotePlace {
  if (chapter?.kind === 'video' || chapter?.kind === 'audio')
    return { pin: 'second', place: Math.floor(media.position) };
  if (chapter?.kind === 'document' && reading.place > 0) return { pin: 'page', place: reading.place };
  return { pin: 'whole', place: 0 };
}

/** Observes the position apart, so that the rest of the panel is not rendered with each second. */
const Composer = observer(function Composer({ store }: { store: CourseNotesStore }) {
  const player = usePlayer();
  return store.draft === null ? null : <NoteComposer store={store} draft={store.draft} at={placeOf(player)} />;
});

const SaveAll = observer(function SaveAll({ store, detail }: { store: CourseNotesStore; detail: CourseDetail }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const save = useNotesFile();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setError(undefined);
    try {
      save(await store.allOfCourse(detail.course.id), detail.course.title);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Way>
      <TextLink href={courseLinks.notes.href({ course: detail.course.id })}>{t('notes.allOfCourse')}</TextLink>
      {error === undefined ? null : <span role="alert">{failureText(error)}</span>}
      <IconButton size="sm" label={t('notes.export')} disabled={busy} onClick={() => void run()}>
        <Download size={16} aria-hidden="true" />
      </IconButton>
    </Way>
  );
});

export interface NotesPartProps {
  detail: CourseDetail;
  chapter: Chapter;
}

/** The learner's notes beside the picture: the one being written, and those of the chapter along its video. */
export const NotesPart = observer(function NotesPart({ detail, chapter }: NotesPartProps) {
  const store = courseDomain.useStore(makeCourseNotesStore);
  const { player } = useCourseDesk();
  const session = useSession();
  const { t } = useWords();
  const { edit, list, remove } = store;
  useShow(store, () => store.show(detail.course.id, chapter.id), chapter.id);
  useRefresh(() => void list.refresh());
  if (!session.loggedIn) {
    return (
      <EmptyState
        size={120}
        label={t('notes.visitor')}
        actions={<Button onClick={() => session.requireLogin()}>{t('evidence.login')}</Button>}
      />
    );
  }
  const row = (note: Note) => (
    <TimelineNote
      note={note}
      pending={edit.isPending(note.id)}
      failure={edit.failureOf(note.id)}
      onGo={() => player.goTo(note.place)}
      onEdit={() => void edit.run(note)}
      onRemove={() => store.doom(note)}
    />
  );
  return (
    <>
      {store.tip ? (
        <Tip>
          <Notice tone="info" onDismiss={() => store.closeTip()} dismissText={t('notes.tip.close')}>
            {t('notes.tip.text')}
          </Notice>
        </Tip>
      ) : null}
      <Composer store={store} />
      <ListView
        list={store.shown}
        label={t('notes.mine')}
        failed={t('notes.failed')}
        skeleton={<ListSkeleton label={t('loading')} count={2} />}
        empty={<EmptyState size={96} label={t('notes.none')} description={t('notes.noneText')} />}
        frame={(rows, label) => <Rows aria-label={label}>{rows}</Rows>}
      >
        {row}
      </ListView>
      <SaveAll store={store} detail={detail} />
      <WithdrawDialog store={store} />
      <DeleteNoteDialog
        note={store.doomed}
        pending={remove.isPending(store.doomed?.id)}
        failure={remove.failureOf(store.doomed?.id)}
        onClose={() => store.doom(null)}
        onRemove={(note) => void remove.run(note)}
      />
    </>
  );
});
