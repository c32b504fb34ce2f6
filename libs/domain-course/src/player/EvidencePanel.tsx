import type { Chapter } from '@banyan/contracts/course';
import { Button, clock } from '@banyan/ui';
import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { ReadingEvidence } from './ReadingEvidence.tsx';
import { isRead } from './isRead.ts';
import { EvidenceWords } from './EvidenceWords.tsx';
import { Panel } from './evidence-style.ts';
import { total } from './intervals.ts';
import { isHeard } from './isHeard.ts';

/** Time runs from left to right in every language, as on the player's slider, so positions are physical. */
const Bar = styled.div`
  position: relative;
  height: 10px;
  margin-top: 8px;
  border-radius: 3px;
  background: var(--sunken);
  overflow: hidden;

  & > i {
    position: absolute;
    inset-block: 0;
    background: var(--accent);
  }
  &[data-learned] > i {
    background: var(--ok);
  }
  & > u {
    position: absolute;
    inset-block: 0;
    background: repeating-linear-gradient(115deg, var(--warn-graphic) 0 3px, transparent 3px 7px), var(--warn-soft);
  }
  & > s {
    position: absolute;
    inset-block: 0;
    width: 2px;
    margin-left: -1px;
    background: var(--ink);
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  margin-top: 4px;
  font-size: var(--t12);
  line-height: 24px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & button {
    min-height: 24px;
    color: var(--warn);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Late = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--warn);

  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  &:not(:empty) {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
`;

/** Number of skipped stretches that are listed; the others are counted. */
const named = 3;

/** Texts for the whole chapter, by its kind. */
const keys = {
  scorm: { bar: 'scorm.bar', rule: 'scorm.rule' },
  read: { bar: 'reading.bar', rule: 'reading.rule' },
  heard: { bar: 'listening.bar', rule: 'listening.rule' },
  watched: { bar: 'evidence.bar', rule: 'evidence.rule' },
} as const;

function keysOf(chapter: Chapter): (typeof keys)[keyof typeof keys] {
  if (chapter.kind === 'scorm') return keys.scorm;
  if (isRead(chapter)) return keys.read;
  return isHeard(chapter) ? keys.heard : keys.watched;
}

const Strip = observer(function Strip({ chapter }: { chapter: Chapter }) {
  const player = usePlayer();
  const { t, rough } = useWords();
  const share = (second: number) => `${Math.min(100, Math.max(0, (second / chapter.durationS) * 100))}%`;
  const piece = ([from, to]: readonly [number, number]) => ({
    left: share(from),
    width: `calc(${share(to)} - ${share(from)})`,
  });
  return (
    <Bar
      role="img"
      aria-label={t(keysOf(chapter).bar, {
        watched: rough(total(player.watched)),
        whole: rough(chapter.durationS),
      })}
      data-learned={player.learned || undefined}
    >
      {player.watched.map((interval) => (
        <i key={interval[0]} style={piece(interval)} />
      ))}
      {(isRead(chapter) ? [] : player.missed).map((interval) => (
        <u key={interval[0]} style={piece(interval)} />
      ))}
      {isRead(chapter) ? null : <s style={{ left: share(player.media.position) }} />}
    </Bar>
  );
});

const Place = observer(function Place({ chapter }: { chapter: Chapter }) {
  const player = usePlayer();
  const { t } = useWords();
  return <span>{t(isHeard(chapter) ? 'listening.at' : 'evidence.at', { at: clock(player.media.position) })}</span>;
});

/** Notice that nothing is lost while the server cannot be reached. */
const Delayed = observer(function Delayed() {
  const player = usePlayer();
  const { t } = useWords();
  return (
    <Late role="status">
      {player.delayed || player.scorm.waiting ? (
        <>
          <CloudOff size={16} aria-hidden="true" />
          <span>{t('evidence.delayed')}</span>
          <Button size="sm" onClick={() => player.sendNow()}>
            {t('evidence.sendNow')}
          </Button>
        </>
      ) : null}
    </Late>
  );
});

/** Below the picture: remaining time, skipped stretches, and the watched pieces as evidence. */
export const EvidencePanel = observer(function EvidencePanel({ learnedShare }: { learnedShare: number }) {
  const player = usePlayer();
  const { t } = useWords();
  const { chapter, locked, missed } = player;
  if (chapter === null || locked) return null;
  const read = isRead(chapter);
  const gaps = read ? [] : missed;
  return (
    <Panel forwardedAs="section" padding="none" aria-label={t('evidence.label')}>
      {read ? <ReadingEvidence chapter={chapter} /> : <EvidenceWords chapter={chapter} />}
      <Strip chapter={chapter} />
      <Legend>
        {read ? null : <Place chapter={chapter} />}
        {gaps.slice(0, named).map(([from, to]) => (
          // Its start moves during watching, while the button may have the focus.
          <button key={to} type="button" onClick={() => player.seek(from)}>
            {t(isHeard(chapter) ? 'listening.gap' : 'evidence.gap', { from: clock(from), to: clock(to) })}
          </button>
        ))}
        {gaps.length > named ? <span>{t('evidence.moreGaps', { count: gaps.length - named })}</span> : null}
        <span>
          {t(keysOf(chapter).rule, {
            whole: clock(chapter.durationS),
            share: Math.round(learnedShare * 100),
          })}
        </span>
      </Legend>
      <Delayed />
    </Panel>
  );
});
