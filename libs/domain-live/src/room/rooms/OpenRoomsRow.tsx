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
/** More would push what is to be learned out of sight. */
const most = 4;

/** What is on air and comes next, on the home page; nothing where there is no room. */
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
