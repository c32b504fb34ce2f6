import type { RoomCard } from '@banyan/contracts/live';
import { clock, Tag, UiLink } from '@banyan/ui';
import styled from 'styled-components';
import { liveLinks } from '../../live.links.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import { useWords } from '../../shared/useWords.ts';

const Tile = styled.li`
  & > a {
    display: grid;
    align-content: start;
    gap: 4px;
    height: 100%;
    min-height: 116px;
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
  }
  & > a:hover {
    border-color: var(--line-3);
  }
  & b {
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & span > small,
  & > a > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > a > span > small::first-letter {
    text-transform: uppercase;
  }
  & > a > span {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 22px;
  }
`;

/** Tile of a room for everybody. */
export function RoomTile({ room }: { room: RoomCard }) {
  const { t, number } = useWords();
  const { moment } = useRoomTimes();
  const { filmMs, from, host, id, inRoom, state, title } = room;
  const live = state === 'live';
  return (
    <Tile>
      <UiLink href={liveLinks.room.href(id)}>
        <span>
          {live ? <Tag tone="danger">{t('live.roomNow')}</Tag> : null}
          {state === 'playback' ? <Tag>{t('live.roomPlayback')}</Tag> : null}
          <small>
            {live
              ? t('live.inRoom', { count: inRoom, formatted: number(inRoom) })
              : state === 'playback'
                ? clock(filmMs / 1000)
                : moment(from)}
          </small>
        </span>
        <b>{title}</b>
        <small>{t('live.roomHost', { name: host })}</small>
      </UiLink>
    </Tile>
  );
}
