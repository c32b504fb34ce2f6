import type { LiveRoom } from '@banyan/contracts/live';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import { useNow } from '../shared/useNow.ts';
import { attendanceOf, placeOn, type Span } from './attendance.ts';

const Box = styled.section`
  margin-top: 12px;
  padding: 14px 20px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  & h2 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & > header > span {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;
/** Time runs from left to right in every language. */
const Ribbon = styled.div`
  position: relative;
  height: 10px;
  margin-top: 10px;
  border-radius: 3px;
  background: var(--sunken);
  overflow: hidden;
  direction: ltr;

  & > * {
    position: absolute;
    inset-block: 0;
  }
  & > i {
    background: var(--accent);
  }
  & > u {
    background: repeating-linear-gradient(115deg, var(--warn-graphic) 0 3px, transparent 3px 7px), var(--warn-soft);
  }
  & > s {
    width: 2px;
    margin-left: -1px;
    background: var(--ink);
  }
`;
const Marks = styled.p`
  position: relative;
  height: 20px;
  margin-top: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  direction: ltr;

  & > * {
    position: absolute;
    white-space: nowrap;
  }
  & > [data-gap] {
    color: var(--warn);
    translate: -50% 0;
  }
  & > [data-now] {
    color: var(--ink);
    translate: -50% 0;
  }
  & > [data-last] {
    right: 0;
  }
`;

export interface AttendanceCardProps {
  room: LiveRoom;
  /** Time of the server's clock. */
  now: () => number;
}

/** The viewer's attendance, lost connections, and credits. */
export const AttendanceCard = observer(function AttendanceCard({ room, now }: AttendanceCardProps) {
  const { t, credits, rough } = useWords();
  const { time } = useRoomTimes();
  const live = room.state === 'live';
  const at = useNow(now, live);
  const { countedMs, gaps, leftMs, lostMs, present, presentMs, whole } = attendanceOf(room, at);
  const place = ([from, to]: Span) => ({
    left: `${placeOn(whole, from)}%`,
    width: `${placeOn(whole, to) - placeOn(whole, from)}%`,
  });
  const earns = room.credits > 0;
  const amount = credits(room.credits);
  const head = !earns
    ? t('live.present', { duration: rough(presentMs / 1000) })
    : room.earned
      ? t('live.earned', { amount })
      : live
        ? t('live.toEarn', { duration: rough(leftMs / 1000), amount })
        : t('live.notEarned', { amount });
  const figures = [
    ...(earns ? [t('live.presentOf', { present: rough(countedMs / 1000), needed: rough(room.neededMs / 1000) })] : []),
    ...(lostMs >= 60_000 ? [t('live.lost', { duration: rough(lostMs / 1000) })] : []),
  ];
  const nowAt = placeOn(whole, at);
  // Overlapping marks: only the more informative one is shown.
  const far = (one: number) => !live || Math.abs(one - nowAt) > 9;
  const gap = gaps.toSorted(([a, b], [c, d]) => d - c - (b - a))[0];
  const gapAt = gap === undefined ? null : placeOn(whole, (gap[0] + gap[1]) / 2);
  return (
    <Box aria-label={t('live.attendance')}>
      <header>
        <h2>{head}</h2>
        {figures.length === 0 ? null : <span>{figures.join(t('sentenceSeparator'))}</span>}
      </header>
      <Ribbon aria-hidden="true">
        {present.map((span) => (
          <i key={span[0]} style={place(span)} />
        ))}
        {gaps.map((span) => (
          <u key={span[0]} style={place(span)} />
        ))}
        {live ? <s style={{ left: `${nowAt}%` }} /> : null}
      </Ribbon>
      <Marks aria-hidden="true">
        {far(0) ? <span style={{ left: 0 }}>{time(whole[0])}</span> : null}
        {gap !== undefined && gapAt !== null && far(gapAt) && gapAt > 9 && gapAt < 91 ? (
          <span data-gap="" style={{ left: `${gapAt}%` }}>
            {t('live.lostAt', { time: time(gap[0]) })}
          </span>
        ) : null}
        {live ? (
          <span data-now="" style={{ left: `clamp(36px, ${nowAt}%, 100% - 36px)` }}>
            {t('live.nowAt', { time: time(at) })}
          </span>
        ) : null}
        {far(100) ? <span data-last="">{time(whole[1])}</span> : null}
      </Marks>
    </Box>
  );
});
