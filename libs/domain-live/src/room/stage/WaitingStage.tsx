import type { LiveRoom } from '@banyan/contracts/live';
import { useSession } from '@banyan/core-session';
import { Button, Countdown, GrowthRings, Notice } from '@banyan/ui';
import { Bell, BellRing } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';
import { DeviceCheck } from './DeviceCheck.tsx';

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
  gap: 24px;
  align-items: center;
  aspect-ratio: 16 / 9;
  padding: 24px 48px;
  border-radius: var(--r-card);
  background: var(--paper);
  color: var(--ink);
  overflow: hidden;

  & > div {
    position: relative;
  }
  & > section {
    position: relative;
  }
  & > [data-rings] {
    position: absolute;
    inset-block: -84% auto;
    inset-inline: 30% -20%;
    height: 190%;
    opacity: 0.45;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, var(--paper) 30%, transparent 76%);
  }
  & > :is(div:not([data-rings]), section) {
    z-index: 1;
  }
`;
const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  color: var(--ink-2);

  & > span > [role='timer'] {
    font-size: 64px;
    line-height: 76px;
    letter-spacing: 0.01em;
  }
  & > span {
    min-height: 76px;
  }
  &[data-far] > span > [role='timer'] {
    font-size: 44px;
  }
  & > [data-soon] {
    font-size: var(--t32);
    line-height: 44px;
    font-weight: 600;
    color: var(--ink);
  }
  & > button {
    margin-top: 16px;
  }
`;

export interface WaitingStageProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'offset' | 'now' | 'remind' | 'room'>;
}

/** Before the start: countdown, waiting people, reminder, and device check. */
export const WaitingStage = observer(function WaitingStage({ room, store }: WaitingStageProps) {
  const { t, number, rough } = useWords();
  const { moment } = useRoomTimes();
  const session = useSession();
  const failure = useRoomFailure();
  const { offset, remind } = store;
  const { waiting } = room;
  const due = room.from <= store.now();
  const far = room.from - store.now() > 86_400_000;
  const error = remind.failureOf();
  const hosting = room.role === 'host';
  const many = { count: waiting, formatted: number(waiting) };
  const waits = hosting
    ? t(waiting > 0 ? 'live.waitForYou' : 'live.nobodyYet', many)
    : // Whoever is logged in is one of them.
      waiting > (session.loggedIn ? 1 : 0)
      ? t('live.wait', many)
      : t('live.waitAlone');
  return (
    <Frame aria-label={t('live.waiting')}>
      <div data-rings="">
        <GrowthRings seed={String(room.id)} fade={false} />
      </div>
      <Words data-far={far ? '' : undefined}>
        {due ? (
          <>
            <p>{t('live.wasToBegin', { at: moment(room.from) })}</p>
            <p data-soon="">{t(hosting ? 'live.soonHost' : 'live.soon')}</p>
          </>
        ) : (
          <>
            <p>{t('live.beginsAt', { at: moment(room.from) })}</p>
            <Countdown
              plain
              label={t('live.beginsIn')}
              target={room.from}
              offset={offset}
              onEnd={() => void store.room.refresh()}
              {...(far ? { format: (seconds: number) => rough(seconds) } : {})}
            />
          </>
        )}
        <p>{waits}</p>
        {session.loggedIn && !due ? (
          <Button
            // The host's primary action is to go on air.
            variant={room.reminded || hosting ? 'normal' : 'primary'}
            size="lg"
            icon={room.reminded ? <BellRing size={18} aria-hidden="true" /> : <Bell size={18} aria-hidden="true" />}
            aria-pressed={room.reminded}
            pending={remind.isPending()}
            onClick={() => void remind.run({ id: room.id, on: room.reminded ? 'N' : 'Y' })}
          >
            {t(room.reminded ? 'live.reminded' : 'live.remind')}
          </Button>
        ) : null}
        {error === undefined ? null : (
          <Notice tone="danger" live>
            {failure(error)}
          </Notice>
        )}
      </Words>
      <DeviceCheck hosting={hosting} />
    </Frame>
  );
});
