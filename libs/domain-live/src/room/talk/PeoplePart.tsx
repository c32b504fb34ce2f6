import type { LiveRoom, PresentPerson } from '@banyan/contracts/live';
import { ListView } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Avatar, Button, EmptyState, MenuButton, Notice, Switch, Tag } from '@banyan/ui';
import { Ellipsis, Hand, MicOff, MonitorUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import type { RoomStore } from '../RoomStore.ts';

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 8px 20px;
  scrollbar-width: thin;
`;
const All = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 48px;

  & b {
    font-weight: 400;
  }
  & > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-3);
  }
  & > span:last-child {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  &[data-gone] b {
    color: var(--ink-3);
  }
`;
const frame = (rows: ReactNode, label: string) => <ul aria-label={label}>{rows}</ul>;

/** Muting is possible only while people can write. */
const isOpen = ({ state }: LiveRoom) => state === 'before' || state === 'live';

export interface PeoplePartProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'give' | 'mute' | 'people'>;
}

const PersonRow = observer(function PersonRow({ one, room, store }: PeoplePartProps & { one: PresentPerson }) {
  const { t, rough } = useWords();
  const session = useSession();
  const { handAt, here, muted, person, presentMs, role } = one;
  const own = String(person.id) === session.userId;
  const presents = room.presenter?.id === person.id;
  const hosting = room.role === 'host' && !own && isOpen(room);
  const onAir = room.state === 'live';
  // The stage is for hosts and raised hands; a raised hand has its own button.
  const items = [
    ...(onAir && here && !presents && role === 'host' ? [{ id: 'give', label: t('live.giveStage') }] : []),
    ...(onAir && presents ? [{ id: 'take', label: t('live.takeBack') }] : []),
    ...(role === 'host' ? [] : [{ id: 'mute', label: t(muted ? 'live.unmuteOne' : 'live.muteOne') }]),
  ];
  const act = (what: string) =>
    void (what === 'mute'
      ? store.mute.run({ id: room.id, user: person.id, on: muted ? 'N' : 'Y' })
      : store.give.run({ id: room.id, user: what === 'take' ? 0 : person.id }));
  return (
    <Row data-gone={here ? undefined : ''}>
      <Avatar name={person.name} src={person.image} size={28} />
      <div>
        <p>
          <b>{own ? t('live.youAs', { name: person.name }) : person.name}</b>
          {role === 'host' ? <Tag tone="ok">{t('live.host')}</Tag> : null}
          {presents ? (
            <Tag tone="accent" icon={<MonitorUp size={14} aria-hidden="true" />}>
              {t('live.onStage')}
            </Tag>
          ) : null}
          {handAt === null ? null : (
            <Tag tone="warn" icon={<Hand size={14} aria-hidden="true" />}>
              {t('live.handUp')}
            </Tag>
          )}
          {muted ? <Tag icon={<MicOff size={14} aria-hidden="true" />}>{t('live.muted')}</Tag> : null}
        </p>
        <small>
          {[person.department, here ? '' : t('live.absent'), presentMs >= 60_000 ? rough(presentMs / 1000) : '']
            .filter((word) => word !== '')
            .join(t('listSeparator'))}
        </small>
      </div>
      {hosting && items.length > 0 ? (
        <span>
          {handAt !== null && onAir ? (
            <Button size="sm" onClick={() => act('give')}>
              {t('live.letSpeak')}
            </Button>
          ) : null}
          <MenuButton label={t('live.actsFor', { name: person.name })} iconOnly size="sm" items={items} onAction={act}>
            <Ellipsis size={20} aria-hidden="true" />
          </MenuButton>
        </span>
      ) : null}
    </Row>
  );
});

/** People in the room, raised hands first; hosts mute and give the stage here. */
export const PeoplePart = observer(function PeoplePart({ room, store }: PeoplePartProps) {
  const { t } = useWords();
  const session = useSession();
  const failure = useRoomFailure();
  const { give, mute, people } = store;
  if (!session.loggedIn) {
    return (
      <Scroll>
        <EmptyState
          level={3}
          size={144}
          label={t('live.loginForPeople')}
          actions={<Button onClick={() => session.requireLogin()}>{t('live.login')}</Button>}
        />
      </Scroll>
    );
  }
  const error = give.failureOf() ?? mute.failureOf();
  return (
    <Scroll>
      {room.role === 'host' && isOpen(room) ? (
        <All>
          <Switch
            checked={room.allMuted}
            onChange={() => void mute.run({ id: room.id, user: 0, on: room.allMuted ? 'N' : 'Y' })}
          >
            {t('live.muteAll')}
          </Switch>
        </All>
      ) : null}
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {failure(error)}
        </Notice>
      )}
      <ListView
        list={people}
        label={t('live.people')}
        failed={t('live.peopleFailed')}
        frame={frame}
        end={null}
        empty={<EmptyState level={3} size={144} label={t('live.nobody')} description={t('live.nobodyText')} />}
      >
        {(one) => <PersonRow one={one} room={room} store={store} />}
      </ListView>
    </Scroll>
  );
});
