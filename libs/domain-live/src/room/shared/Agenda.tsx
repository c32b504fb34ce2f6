import type { LiveRoom } from '@banyan/contracts/live';
import { SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { coveredParts } from './coveredParts.ts';
import { useNow } from './useNow.ts';
import { useRoomTimes } from './useRoomTimes.ts';

const Part = styled.section`
  margin-top: 32px;
`;
const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(188px, 1fr));
  gap: 16px 4px;

  & > li {
    padding-block-start: 12px;
    padding-inline-end: 16px;
    border-top: 2px solid var(--track);
    line-height: 22px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & button:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > [data-done] {
    border-color: var(--ink-2);
  }
  & > [aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
`;

export interface AgendaProps {
  room: LiveRoom;
  /** Time of the server's clock. */
  now: () => number;
  /** Second of the playback; null when none plays. */
  position: number | null;
  /** Length of the playback, seconds; later items are not in it. */
  length: number;
  /** Seeks to a second of the playback. */
  onGo: ((second: number) => void) | null;
}

/** Agenda of a room: done, current and upcoming items; in a playback each links to its moment. */
export const Agenda = observer(function Agenda({ room, now, position, length, onGo }: AgendaProps) {
  const { t } = useWords();
  const { time } = useRoomTimes();
  const at = useNow(now, room.state === 'live');
  const { agenda } = room;
  if (agenda.length === 0) return null;
  const begun = room.startedAt ?? room.from;
  const shown = room.state === 'live' ? at : position === null ? null : begun + position * 1000;
  const current = shown === null ? -1 : agenda.findLastIndex((part) => part.at <= shown);
  const covered = coveredParts(room);
  return (
    <Part aria-labelledby="room-agenda">
      <SectionHeading id="room-agenda">
        {covered.length > 0
          ? t('live.agendaWas', { count: covered.length })
          : t('live.agenda', { count: agenda.length })}
      </SectionHeading>
      <Line>
        {agenda.map((part, index) => (
          <li
            key={`${part.at}-${part.title}`}
            data-done={index < current ? '' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {onGo === null || (part.at - begun) / 1000 >= length ? (
              part.title
            ) : (
              <button type="button" onClick={() => onGo(Math.max(0, (part.at - begun) / 1000))}>
                {part.title}
              </button>
            )}
            <small>
              {index === agenda.length - 1
                ? t('live.until', { from: time(part.at), to: time(Math.max(part.at, room.to)) })
                : time(part.at)}
            </small>
          </li>
        ))}
      </Line>
    </Part>
  );
});
