import type { ManagedLiveRoom } from '@banyan/contracts/live';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { useMeetingTime } from '../../meeting/useMeetingTime.ts';
import { RoomStateTag } from './RoomStateTag.tsx';

/** Day and time of a start: with the time, however far it is. */
const Begins = observer(function Begins({ at }: { at: number }) {
  const { day, time } = useMeetingTime();
  return (
    <>
      {day(at)} {time(at)}
    </>
  );
});

/** Columns of the list of live rooms. */
export function useRoomColumns(): readonly ConsoleColumn<ManagedLiveRoom>[] {
  const { number, t } = useWords();
  return useMemo(
    () => [
      { id: 'title', header: t('manageLiveRooms.column.title'), width: 232, grow: 3, cell: ({ title }) => title },
      {
        id: 'state',
        header: t('manageLiveRooms.column.state'),
        width: 96,
        grow: 0,
        cell: ({ state }) => <RoomStateTag state={state} />,
      },
      {
        id: 'begins',
        header: t('manageLiveRooms.column.begins'),
        width: 216,
        sorts: true,
        cell: ({ from }) => <Begins at={from} />,
      },
      { id: 'host', header: t('manageLiveRooms.column.host'), width: 120, cell: ({ host }) => host },
      {
        id: 'audience',
        header: t('manageLiveRooms.column.audience'),
        width: 88,
        grow: 0,
        align: 'end',
        cell: ({ audience }) => (audience === null ? t('manageLiveRooms.everyone') : number(audience)),
      },
      {
        id: 'came',
        header: t('manageLiveRooms.column.came'),
        width: 80,
        grow: 0,
        align: 'end',
        cell: ({ came, state }) => (state === 'live' || state === 'ended' ? number(came) : '–'),
      },
      {
        id: 'film',
        header: t('manageLiveRooms.column.film'),
        width: 104,
        grow: 0,
        align: 'end',
        cell: ({ filmMs, replay }) =>
          filmMs === 0
            ? '–'
            : replay
              ? t('manageLiveRooms.minutes', { n: number(Math.max(1, Math.round(filmMs / 60_000))) })
              : t('manageLiveRooms.replayOff'),
      },
      {
        id: 'provider',
        header: t('manageLiveRooms.column.provider'),
        width: 96,
        grow: 0,
        cell: ({ provider }) => t(`manageLiveRooms.provider.${provider}`),
      },
    ],
    [number, t],
  );
}
