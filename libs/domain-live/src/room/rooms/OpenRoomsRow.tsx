import { RequestView, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import { CardGridSkeleton, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { liveDomain } from '../../live.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { makeOpenRooms } from './OpenRooms.ts';
import { RoomTile } from './RoomTile.tsx';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;
`;
/** More would push the courses out of sight. */
const most = 4;

/** Rooms on air and upcoming ones on the home page; nothing when there are none. */
export const OpenRoomsRow = observer(function OpenRoomsRow() {
  const { t } = useWords();
  const heading = useId();
  const { rooms } = liveDomain.useStore(makeOpenRooms);
  useShow(rooms, () => rooms.show());
  useRefresh(() => rooms.refresh());
  useEvery(60_000, true, () => rooms.refresh());
  return (
    <RequestView
      request={rooms}
      skeleton={<CardGridSkeleton label={t('loading')} count={4} columns={4} />}
      failed={t('live.roomsFailed')}
      size={144}
    >
      {({ items }) =>
        items.length === 0 ? null : (
          <section aria-labelledby={heading}>
            <SectionHeading id={heading}>{t('live.rooms')}</SectionHeading>
            <Row aria-labelledby={heading}>
              {items.slice(0, most).map((room) => (
                <RoomTile key={room.id} room={room} />
              ))}
            </Row>
          </section>
        )
      }
    </RequestView>
  );
});
