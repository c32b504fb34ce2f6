import type { ManagedLiveRoomDetail } from '@banyan/contracts/live';
import { HistoryList, RowPanel } from '@banyan/core-console/views';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Facts, LinkButton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { liveLinks } from '../../live.links.ts';
import { useMeetingTime } from '../../meeting/useMeetingTime.ts';
import { useWords } from '../../shared/useWords.ts';
import type { LiveRoomsStore } from './LiveRoomsStore.ts';
import { PanelActs, PanelHead, TimesList } from './roomStyle.ts';
import { RoomPeople } from './RoomPeople.tsx';
import { RoomStateTag } from './RoomStateTag.tsx';
import { useRoomActWords } from './useRoomActWords.ts';

const RoomFacts = observer(function RoomFacts({ room }: { room: ManagedLiveRoomDetail }) {
  const { credits, list, number, t } = useWords();
  const { span } = useMeetingTime();
  const { audience, came, filmMs, people, reminded, replay, room: written } = room;
  const minutes = (n: number) => t('manageLiveRooms.minutes', { n: number(n) });
  const film = filmMs === 0 ? '–' : minutes(Math.max(1, Math.round(filmMs / 60_000)));
  return (
    <Facts
      rows={[
        {
          name: t('manageLiveRooms.column.begins'),
          value: span(room),
        },
        { name: t('manageLiveRooms.field.minutes'), value: minutes(written.minutes) },
        { name: t('manageLiveRooms.hosts'), value: list(people.map(({ name }) => name)) },
        {
          name: t('manageLiveRooms.field.audience'),
          value: audience === null ? t('manageLiveRooms.everyone') : number(audience),
        },
        { name: t('manageLiveRooms.column.provider'), value: t(`manageLiveRooms.provider.${room.provider}`) },
        { name: t('manageLiveRooms.field.password'), value: written.password === '' ? '–' : written.password },
        {
          name: t('manageLiveRooms.writing'),
          value: t(written.muted ? 'manageLiveRooms.hostsWrite' : 'manageLiveRooms.allWrite'),
        },
        {
          name: t('manageLiveRooms.field.credits'),
          value:
            written.credits === 0
              ? '–'
              : t('manageLiveRooms.creditsFor', {
                  credits: credits(written.credits),
                  n: number(written.neededMinutes),
                }),
        },
        { name: t('manageLiveRooms.reminded'), value: number(reminded) },
        { name: t('manageLiveRooms.column.came'), value: number(came) },
        {
          name: t('manageLiveRooms.column.film'),
          value: filmMs === 0 || replay ? film : t('manageLiveRooms.filmOff', { film }),
        },
      ]}
    />
  );
});

const Times = observer(function Times({ room, store }: ShownProps) {
  const { t } = useWords();
  const { day, time } = useMeetingTime();
  return (
    <TimesList aria-label={t('manageLiveRooms.series')}>
      {room.times.map(({ from, id, state }) => (
        <li key={id}>
          <Button size="sm" variant="ghost" aria-current={id === room.id} onClick={() => store.table.open(id)}>
            {day(from)} {time(from)}
          </Button>
          <RoomStateTag state={state} />
        </li>
      ))}
    </TimesList>
  );
});

interface ShownProps {
  room: ManagedLiveRoomDetail;
  store: LiveRoomsStore;
}

const Acts = observer(function Acts({ room, store }: ShownProps) {
  const { t } = useWords();
  const { id, state } = room;
  const mayEdit = store.access.may('live.edit');
  return (
    <PanelActs>
      {mayEdit && state !== 'cancelled' ? (
        <Button variant="primary" onClick={() => store.openForm(room)}>
          {t('manageLiveRooms.change')}
        </Button>
      ) : null}
      {state === 'cancelled' ? null : (
        <LinkButton href={liveLinks.room.href(id)}>{t('manageLiveRooms.enter')}</LinkButton>
      )}
      {mayEdit ? <Button onClick={() => store.openForm(room, true)}>{t('manageLiveRooms.copy')}</Button> : null}
      {mayEdit && state === 'planned' ? (
        <Button onClick={() => store.ask(room)}>{t('manageLiveRooms.cancelGo')}</Button>
      ) : null}
    </PanelActs>
  );
});

const Shown = observer(function Shown({ room, store }: ShownProps) {
  const { t } = useWords();
  const words = useRoomActWords();
  const [tab, setTab] = useState<'facts' | 'history' | 'people' | 'series'>('facts');
  const { history, state, times, title } = room;
  const label = (id: typeof tab) => t(`manageLiveRooms.tab.${id}`);
  return (
    <>
      <PanelHead>
        <h2>{title}</h2>
        <RoomStateTag state={state} />
      </PanelHead>
      <Acts room={room} store={store} />
      <Tabs
        label={t('manageLiveRooms.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'facts', label: label('facts'), panel: <RoomFacts room={room} /> },
          { id: 'people', label: label('people'), panel: <RoomPeople room={room} store={store} /> },
          ...(times.length === 0
            ? []
            : [{ id: 'series' as const, label: label('series'), panel: <Times room={room} store={store} /> }]),
          {
            id: 'history',
            label: label('history'),
            panel: (
              <HistoryList
                label={label('history')}
                entries={history.map(({ act, at, changes, id, who }) => ({
                  ...{ id, at, who: who === '' ? t('manageLiveRooms.server') : who, what: words.act(act) },
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

export interface RoomPartProps {
  store: LiveRoomsStore;
}

/** The live room that is open beside the list: facts, who was there, its series, history, and what can be done. */
export const RoomPart = observer(function RoomPart({ store }: RoomPartProps) {
  const { t } = useWords();
  const { detail, table } = store;
  const id = Number(table.opened);
  useShow(detail, () => detail.show(id), String(id));
  return (
    <RowPanel store={table} label={table.openedRow?.title ?? detail.value?.title ?? t('title.manageLiveRooms')}>
      <RequestView
        request={detail}
        failed={t('manageLiveRooms.gone')}
        skeleton={<DetailSkeleton label={t('manageLiveRooms.loading')} />}
      >
        {(room) => <Shown key={room.id} room={room} store={store} />}
      </RequestView>
    </RowPanel>
  );
});
