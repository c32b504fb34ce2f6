import { roomLimits, type LiveRoom } from '@banyan/contracts/live';
import { Button, LinkButton, Notice } from '@banyan/ui';
import { Hand, Radio } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useNow } from '../shared/useNow.ts';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useWords } from '../../shared/useWords.ts';
import { useWayOut } from '../shared/useWayOut.ts';
import type { RoomStore } from '../RoomStore.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > p {
    flex: 1;
    min-width: 0;
    margin-inline-start: 8px;
    color: var(--ink-2);
  }
  & > p b {
    color: var(--ink);
  }
  & > button[data-up] {
    border-color: color-mix(in oklab, var(--warn-graphic) 50%, var(--surface));
    background: var(--warn-soft);
    color: var(--warn);
    font-weight: 600;
  }
`;

export interface RoomBarProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'hand' | 'now' | 'stage'>;
  /** The viewer is logged in and has entered. */
  entered: boolean;
  onHand: () => void;
  onStudio: () => void;
  onEnd: () => void;
}

/** The viewer's actions in the room: raising the hand; for hosts, starting and ending the broadcast. */
export const RoomBar = observer(function RoomBar(props: RoomBarProps) {
  const { room, store, entered, onEnd, onHand, onStudio } = props;
  const { t, precise } = useWords();
  const wayOut = useWayOut();
  const failure = useRoomFailure();
  const at = useNow(() => store.now());
  const { hand, hosts, presenter, role, state } = room;
  const host = role === 'host';
  const live = state === 'live';
  const embedded = room.provider === 'embedded';
  const onAir = store.stage.studio?.onAir === true;
  // The stage itself asks a person who was given it.
  const asked = store.stage.called;
  const early = state === 'before' && at >= room.from - roomLimits.earlyMs;
  const error = store.hand.failureOf();
  if (state !== 'before' && !live) return null;
  const canBegin = host && embedded && !onAir && !asked && (early || live);
  if (state === 'before' && !host) return null;
  // The red bar shows the rest.
  if (onAir && hand === null) return null;
  const words = live
    ? hand === null
      ? asked
        ? null
        : presenter === null
          ? t('live.noPresenter')
          : t('live.presents', { name: presenter.name })
      : null
    : early
      ? t('live.mayBegin')
      : t('live.mayBeginLater');
  return (
    <Bar role="group" aria-label={t('live.bar')}>
      {live && !host && entered && embedded && !asked ? (
        <Button
          data-up={hand === null ? undefined : ''}
          aria-pressed={hand !== null}
          aria-keyshortcuts="H"
          icon={<Hand size={18} aria-hidden="true" />}
          pending={store.hand.isPending()}
          disabled={room.muted && hand === null}
          onClick={onHand}
        >
          {t(hand === null ? 'live.raise' : 'live.lower')}
        </Button>
      ) : null}
      {canBegin ? (
        <Button
          variant={live ? 'normal' : 'primary'}
          aria-haspopup="dialog"
          icon={<Radio size={18} aria-hidden="true" />}
          onClick={onStudio}
        >
          {t(live ? 'live.takeStage' : 'live.goOnAir')}
        </Button>
      ) : null}
      <p>
        {hand === null ? (
          words
        ) : (
          <>
            {t('live.raisedFor', { duration: precise(Math.max(0, (at - hand.at) / 1000)) })}
            {t('sentenceSeparator')}
            <b>{hand.before === 0 ? t('live.next') : t('live.before', { count: hand.before })}</b>
          </>
        )}
      </p>
      {host && live && !onAir ? (
        <Button aria-haspopup="dialog" onClick={onEnd}>
          {t('live.end')}
        </Button>
      ) : null}
      {live && !onAir && hosts.length > 0 ? <LinkButton href={wayOut}>{t('live.leave')}</LinkButton> : null}
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {failure(error)}
        </Notice>
      )}
    </Bar>
  );
});
