import { noteListQuery, noteTabs, type NoteListQuery } from '@banyan/contracts/course';
import { ListPage, useFailureText, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, FilterMenu, LinkButton, Notice, SortTabs } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';
import { MyNoteRow } from './MyNoteRow.tsx';
import { makeMyNotesStore, type MyNotesStore } from './MyNotesStore.ts';
import { useNotesFile } from './useNotesFile.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
`;

const Which = observer(function Which({ store, query }: { store: MyNotesStore; query: NoteListQuery }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { latest } = store.list;
  const counted = (tab: (typeof noteTabs)[number]) => {
    const count = latest?.counts[tab] ?? 0;
    return count === 0 ? t(`notes.tab.${tab}`) : `${t(`notes.tab.${tab}`)} ${count}`;
  };
  const courses = latest?.courses ?? [];
  return (
    <Bar>
      <SortTabs
        label={t('notes.states')}
        current={query.state}
        items={noteTabs.map((tab) => ({
          id: tab,
          label: counted(tab),
          href: courseLinks.notes.href({ ...query, state: tab }),
        }))}
      />
      {courses.length === 0 ? null : (
        <FilterMenu
          label={t('notes.ofCourse')}
          shown={courses.find(({ id }) => id === query.course)?.title ?? t('notes.allCourses')}
          mode="single"
          selected={[String(query.course)]}
          options={[
            { value: '0', label: t('notes.allCourses') },
            ...courses.map(({ id, title, count }) => ({ value: String(id), label: title, count })),
          ]}
          onChange={([course = '0']) => void navigate(courseLinks.notes.href({ ...query, course: Number(course) }))}
        />
      )}
    </Bar>
  );
});

function useSaving(store: MyNotesStore, query: NoteListQuery) {
  const { t } = useWords();
  const save = useNotesFile();
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  const run = async () => {
    setState({ busy: true });
    try {
      save(await store.all(query), t('title.notes'));
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { ...state, run };
}

/** Page of the learner's notes in all courses. */
export const MyNotesPage = observer(function MyNotesPage() {
  const store = courseDomain.useStore(makeMyNotesStore);
  const { t } = useWords();
  const failureText = useFailureText();
  const [params] = useSearchParams();
  const query = noteListQuery.read(params);
  const { list, remove } = store;
  const saving = useSaving(store, query);
  useShow(list, () => list.show(query), query.state, query.course);
  useRefresh(() => list.refresh());
  const narrowed = query.state !== 'all' || query.course !== 0;
  return (
    <ListPage
      title={t('title.notes')}
      actions={
        list.rows.length > 0 ? (
          <Button
            pending={saving.busy}
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => void saving.run()}
          >
            {t('notes.export')}
          </Button>
        ) : undefined
      }
      above={
        <>
          {saving.error === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(saving.error)}
            </Notice>
          )}
          <Which store={store} query={query} />
          <DeleteNoteDialog
            note={store.asked}
            pending={remove.isPending(store.asked?.id)}
            failure={remove.failureOf(store.asked?.id)}
            onClose={() => store.ask(null)}
            onRemove={(note) => void remove.run(note)}
          />
        </>
      }
      list={list}
      label={t('notes.mine')}
      failed={t('notes.failed')}
      empty={
        <EmptyState
          level={2}
          label={t(narrowed ? 'notes.noneHere' : 'notes.noneYet')}
          description={t(narrowed ? 'notes.noneHereText' : 'notes.noneYetText')}
          actions={
            narrowed ? (
              <LinkButton href={courseLinks.notes.href()}>{t('notes.showAll')}</LinkButton>
            ) : (
              <LinkButton href={courseLinks.study.href()}>{t('notes.goStudy')}</LinkButton>
            )
          }
        />
      }
    >
      {(note) => <MyNoteRow note={note} onRemove={() => store.ask(note)} />}
    </ListPage>
  );
});
