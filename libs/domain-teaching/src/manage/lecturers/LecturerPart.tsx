import type { ManagedLecturerDetail } from '@banyan/contracts/teaching';
import { HistoryList, RowPanel } from '@banyan/core-console/views';
import { DateOf, RequestView, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, DetailSkeleton, Facts, LinkButton, Tabs, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { teachingLinks } from '../../teaching.links.ts';
import { LecturerForm } from './LecturerForm.tsx';
import type { LecturersStore } from './LecturersStore.ts';
import { useLecturerActWords } from './useLecturerActWords.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  margin-bottom: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

interface ShownProps {
  store: LecturersStore;
  lecturer: ManagedLecturerDetail;
}

const LecturerFacts = observer(function LecturerFacts({ lecturer }: Pick<ShownProps, 'lecturer'>) {
  const { list, number, t } = useWords();
  const { account, bookings, courses, endedAt, freeSlots, kind, labels, learners, person, rating, ratings, rooms } =
    lecturer;
  const { cities, waiting, written } = lecturer;
  return (
    <Facts
      rows={[
        { name: t('manageLecturers.field.kind'), value: t(`manageLecturers.kind.${kind}`) },
        { name: t('manageLecturers.field.account'), value: account === '' ? '–' : `${person} ${account}` },
        { name: t('manageLecturers.field.labels'), value: labels.length === 0 ? '–' : list(labels) },
        { name: t('manageLecturers.field.cities'), value: cities.length === 0 ? '–' : list(cities) },
        {
          name: t('manageLecturers.field.price'),
          value:
            written.price === 0
              ? t('manageLecturers.free')
              : t('manageLecturers.priceOf', { n: number(written.price / 100) }),
        },
        { name: t('manageLecturers.column.courses'), value: number(courses) },
        { name: t('manageLecturers.learners'), value: number(learners) },
        { name: t('manageLecturers.column.rooms'), value: number(rooms) },
        { name: t('manageLecturers.column.bookings'), value: number(bookings) },
        { name: t('manageLecturers.waiting'), value: number(waiting) },
        { name: t('manageLecturers.freeSlots'), value: number(freeSlots) },
        {
          name: t('manageLecturers.column.rating'),
          value:
            rating === null ? '–' : t('manageLecturers.ratingOf', { mean: number(rating / 10), n: number(ratings) }),
        },
        ...(endedAt === null ? [] : [{ name: t('manageLecturers.endedOn'), value: <DateOf at={endedAt} /> }]),
      ]}
    />
  );
});

const Shown = observer(function Shown({ store, lecturer }: ShownProps) {
  const { t } = useWords();
  const words = useLecturerActWords();
  const [tab, setTab] = useState<'edit' | 'facts' | 'history'>('facts');
  const { history, id, image, name, state, title } = lecturer;
  const act = state === 'ended' ? 'restore' : 'end';
  const label = (one: typeof tab) => t(`manageLecturers.tab.${one}`);
  return (
    <>
      <Head>
        <Avatar name={name} size={48} {...(image === '' ? {} : { src: image })} />
        <div>
          <h2>{name}</h2>
          <p>{title}</p>
        </div>
        <Tag tone={state === 'ended' ? 'neutral' : 'ok'}>{t(`manageLecturers.state.${state}`)}</Tag>
      </Head>
      <Acts>
        <LinkButton href={teachingLinks.lecturer.href(id)}>{t('manageLecturers.page')}</LinkButton>
        {store.mayEdit ? (
          <Button onClick={() => store.acts.ask({ act, chosen: { kind: 'rows', ids: [id] }, count: 1 })}>
            {t(`manageLecturers.act.${act}`)}
          </Button>
        ) : null}
      </Acts>
      <Tabs
        label={t('manageLecturers.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'facts', label: label('facts'), panel: <LecturerFacts lecturer={lecturer} /> },
          ...(store.mayEdit
            ? [
                {
                  id: 'edit' as const,
                  label: label('edit'),
                  panel: <LecturerForm store={store} lecturer={lecturer} />,
                },
              ]
            : []),
          {
            id: 'history',
            label: label('history'),
            panel: (
              <HistoryList
                label={label('history')}
                entries={history.map(({ act: call, at, changes, id: entry, who }) => ({
                  ...{ id: entry, at, who: who === '' ? t('manageLecturers.server') : who, what: words.act(call) },
                  fields: changes.map(words.change),
                }))}
              />
            ),
          },
        ]}
      />
    </>
  );
});

export interface LecturerPartProps {
  store: LecturersStore;
}

/** The lecturer who is open beside the list: facts, form, history, and what can be done. */
export const LecturerPart = observer(function LecturerPart({ store }: LecturerPartProps) {
  const { t } = useWords();
  const { detail, table } = store;
  const id = Number(table.opened);
  useShow(detail, () => detail.show(id), String(id));
  return (
    <RowPanel store={table} label={table.openedRow?.name ?? detail.value?.name ?? t('title.manageLecturers')}>
      <RequestView
        request={detail}
        failed={t('manageLecturers.gone')}
        skeleton={<DetailSkeleton label={t('manageLecturers.loading')} />}
      >
        {(lecturer) => <Shown key={lecturer.id} store={store} lecturer={lecturer} />}
      </RequestView>
    </RowPanel>
  );
});
