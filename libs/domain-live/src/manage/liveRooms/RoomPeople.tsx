import type { ManagedLiveRoomDetail } from '@banyan/contracts/live';
import { ListExport } from '@banyan/core-console/views';
import { ListView, Moment, useShow } from '@banyan/core-screen/views';
import { EmptyState } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { LiveRoomsStore } from './LiveRoomsStore.ts';
import { PanelActs, Present } from './roomStyle.ts';

export interface RoomPeopleProps {
  room: ManagedLiveRoomDetail;
  store: LiveRoomsStore;
}

/** People who were in a live room: when they came and left, how long they were there, which share of it. */
export const RoomPeople = observer(function RoomPeople({ room, store }: RoomPeopleProps) {
  const { number, t } = useWords();
  const { people } = store;
  const total = people.latest?.total ?? 0;
  useShow(people, () => people.show(room.id), String(room.id));
  return (
    <>
      {total > 0 && store.access.may('live.export') ? (
        <PanelActs>
          <ListExport
            store={store.parts.leavingPeople}
            count={total}
            onExport={(format) => store.exportPeople(room.id, format)}
          />
        </PanelActs>
      ) : null}
      <ListView
        list={people}
        label={t('manageLiveRooms.tab.people')}
        end={null}
        frame={(rows, label) => <Present aria-label={label}>{rows}</Present>}
        empty={
          <EmptyState size={160} label={t('manageLiveRooms.nobody')} description={t('manageLiveRooms.nobodyText')} />
        }
      >
        {({ account, department, earned, id, joinedAt, leftAt, minutes, name, share }) => (
          <li key={id}>
            <span>
              <b>{name}</b>{' '}
              <small>
                {account} {department}
              </small>
            </span>
            <span>{t('manageLiveRooms.there', { n: number(minutes), percent: number(Math.round(share * 100)) })}</span>
            <small>
              <Moment at={joinedAt} /> – <Moment at={leftAt} />
            </small>
            <small>{earned ? t('manageLiveRooms.earned') : null}</small>
            <i aria-hidden="true" style={{ backgroundSize: `${Math.round(share * 100)}% 100%` }} />
          </li>
        )}
      </ListView>
    </>
  );
});
