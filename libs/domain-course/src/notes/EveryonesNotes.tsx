import type { Chapter, CourseDetail, Note } from '@banyan/contracts/course';
import { ListView, Moment, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Avatar, Button, Dot, EmptyState, FilterMenu, ListSkeleton, SkeletonBlock, Tag } from '@banyan/ui';
import { MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useCourseDesk } from '../course.desk.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { makePublicNotes, type PublicNotes } from './PublicNotes.ts';
import { useGoTo } from './useGoTo.ts';
import { ImageRow } from '@banyan/ui/media';
import { usePlaceWords } from './usePlaceWords.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  min-height: 56px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 16px 0;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div > p {
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > div > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > div > header {
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > div > header > span {
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

interface EveryonesNoteProps {
  note: Note;
  onGo: () => void;
}

/** A public note with its author and its second or page. */
function EveryonesNote({ note, onGo }: EveryonesNoteProps) {
  const { t } = useWords();
  const placeOf = usePlaceWords();
  const place = placeOf(note);
  const { author, changedAt, chapterNo, chapterTitle, images, own, text } = note;
  return (
    <Row>
      <Avatar name={author.name} size={36} />
      <div>
        <header>
          <b>{author.name}</b> <span>{author.department}</span> {own ? <Tag>{t('notes.yours')}</Tag> : null}
        </header>
        {text === '' ? null : <p>{text}</p>}
        <ImageRow label={t('notes.images')} images={images} />
        <small>
          {t('notes.chapter', { no: chapterNo, title: chapterTitle })}
          <Dot />
          <Moment at={changedAt} />
        </small>
      </div>
      {note.pin === 'whole' ? null : (
        <Button
          size="sm"
          variant="ghost"
          icon={<MapPin size={14} aria-hidden="true" />}
          aria-label={t('notes.goTo', { place })}
          onClick={onGo}
        >
          {place}
        </Button>
      )}
    </Row>
  );
}

/** Choice between notes of the whole course and of one chapter. */
const Which = observer(function Which({
  store,
  chapterId,
  onChoose,
}: {
  store: PublicNotes;
  chapterId: number | null;
  onChoose: (chapterId: number | null) => void;
}) {
  const { t } = useWords();
  return (
    <RequestView request={store.chapters} skeleton={<SkeletonBlock height={32} width={200} />} size={96}>
      {(chapters) => {
        const all = chapters.reduce((sum, one) => sum + one.all, 0);
        const options = [
          { value: '0', label: t('notes.wholeCourse'), count: all },
          ...chapters.map(({ id, no, title, all: count }) => ({
            ...{ value: String(id), count },
            label: t('notes.chapter', { no, title }),
          })),
        ];
        const value = String(chapterId ?? 0);
        return (
          <FilterMenu
            label={t('notes.which')}
            variant="plain"
            shown={options.find((option) => option.value === value)?.label ?? t('notes.wholeCourse')}
            options={options}
            mode="single"
            selected={[value]}
            onChange={([next = '0']) => onChoose(next === '0' ? null : Number(next))}
          />
        );
      }}
    </RequestView>
  );
});

export interface EveryonesNotesProps {
  detail: CourseDetail;
  chapter: Chapter | null;
}

/** Public notes of a course, along the video or newest first. */
export const EveryonesNotes = observer(function EveryonesNotes({ detail, chapter }: EveryonesNotesProps) {
  const store = courseDomain.useStore(makePublicNotes);
  const { player } = useCourseDesk();
  const session = useSession();
  const { t } = useWords();
  const goTo = useGoTo();
  const [chapterId, choose] = useState<number | null>(null);
  const courseId = detail.course.id;
  const { list } = store;
  useShow(list, () => (session.loggedIn ? list.show({ courseId, chapterId }) : undefined), courseId, chapterId ?? 0);
  useShow(store.chapters, () => (session.loggedIn ? store.chapters.show(courseId) : undefined), courseId);
  useRefresh(() => void list.refresh());
  if (!session.loggedIn) {
    return (
      <EmptyState
        size={160}
        label={t('notes.everyone.visitor')}
        actions={<Button onClick={() => session.requireLogin()}>{t('evidence.login')}</Button>}
      />
    );
  }
  const go = (note: Note) => {
    if (note.chapterId === chapter?.id) player.goTo(note.place);
    else goTo(courseLinks.detail.href(courseId, { chapter: note.chapterId, from: note.place, tab: 'notes' }));
  };
  return (
    <>
      <Bar>
        <Which store={store} chapterId={chapterId} onChoose={choose} />
      </Bar>
      <ListView
        list={list}
        label={t('notes.everyone.list')}
        failed={t('notes.everyone.failed')}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
        empty={<EmptyState size={120} label={t('notes.everyone.none')} description={t('notes.everyone.noneText')} />}
        frame={(rows, label) => <ul aria-label={label}>{rows}</ul>}
      >
        {(note) => <EveryonesNote note={note} onGo={() => go(note)} />}
      </ListView>
    </>
  );
});
