import type { LiveRoom } from '@banyan/contracts/live';
import { LatePart, RemovalDialog } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Notice, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { AttendanceCard } from './presence/AttendanceCard.tsx';
import type { RoomStore } from './RoomStore.ts';
import { Agenda } from './shared/Agenda.tsx';
import { useRoomFailure } from './shared/useRoomFailure.ts';
import { RoomBar } from './stage/RoomBar.tsx';
import { RoomStage } from './stage/RoomStage.tsx';
import { SidePanel } from './talk/SidePanel.tsx';
import { useHandKey } from './useHandKey.ts';
import { useStageFocus } from './useStageFocus.ts';
import { OnAirBar } from './studio/OnAirBar.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  padding-bottom: 48px;
`;
const Told = styled.div`
  margin-top: 12px;
`;
const About = styled.p`
  margin-top: 32px;
  max-width: 60em;
  color: var(--ink-2);
  line-height: 24px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Loaded on demand, since only hosts go on air. */
const loadStudio = () => import('./studio/StudioDialog.tsx').then(({ StudioDialog }) => StudioDialog);

export interface OpenedRoomProps {
  room: LiveRoom;
  store: RoomStore;
}

/** A room that the viewer may see: stage, actions, and chat. */
export const OpenedRoom = observer(function OpenedRoom({ room, store }: OpenedRoomProps) {
  const { t } = useWords();
  const session = useSession();
  const failure = useRoomFailure();
  const [open, setOpen] = useState<'studio' | 'end' | null>(null);
  const { enter, end, entered, film, hand, stage, talk } = store;
  const { called, studio } = stage;
  const onAir = studio?.onAir === true;
  const canRaise = entered && !called && room.state === 'live' && room.role !== 'host' && room.provider === 'embedded';
  const raise = () => void hand.run({ id: room.id, on: room.hand === null ? 'Y' : 'N' });
  useHandKey(canRaise && (!room.muted || room.hand !== null), raise);
  useLeaveGuard(onAir || talk.draft.trim() !== '', onAir ? t('live.leaveOnAir') : undefined);
  const place = useStageFocus(JSON.stringify([room.state, onAir, called]), open !== null);
  const finish = async () => {
    if (await stage.finish()) setOpen(null);
  };
  const refused = enter.failureOf();
  const attended = session.loggedIn && (room.state === 'live' ? entered : room.spans.length > 0);
  const endFailure = end.failureOf();
  const empty = room.state === 'live' && room.presenter === null;
  return (
    <>
      <Columns>
        <div>
          {refused === undefined ? null : (
            <Notice
              tone="warn"
              live
              title={t('live.notIn')}
              action={
                <Button size="sm" onClick={() => void enter.run({ id: room.id, password: '' })}>
                  {t('retry')}
                </Button>
              }
            >
              {failure(refused)}
            </Notice>
          )}
          <div ref={place} tabIndex={-1}>
            <RoomStage room={room} store={store} called={called} onStudio={() => setOpen('studio')} />
          </div>
          {studio !== null && onAir ? (
            <OnAirBar
              studio={studio}
              onChange={() => setOpen('studio')}
              onStepDown={() => void stage.stepDown()}
              onEnd={room.role === 'host' ? () => setOpen('end') : undefined}
            />
          ) : null}
          {studio?.ousted === true && !called && !empty ? (
            <Told>
              <Notice tone="info" live>
                {t(room.state === 'live' ? 'live.ousted' : 'live.oustedOver')}
              </Notice>
            </Told>
          ) : null}
          <RoomBar
            room={room}
            store={store}
            entered={entered}
            onHand={raise}
            onStudio={() => setOpen('studio')}
            onEnd={() => setOpen('end')}
          />
          {attended ? <AttendanceCard room={room} now={() => store.now()} /> : null}
          <Agenda
            room={room}
            now={() => store.now()}
            position={film === null || room.state !== 'playback' ? null : film.position}
            length={film?.length ?? 0}
            onGo={film === null || room.state !== 'playback' ? null : (at) => film.goTo(at)}
          />
          {room.introduction === '' ? null : <About>{room.introduction}</About>}
        </div>
        <SidePanel room={room} store={store} handKey={canRaise} />
      </Columns>
      {open === 'studio' ? (
        <LatePart load={loadStudio} over>
          {(StudioDialog) => <StudioDialog room={room} store={store} onClose={() => setOpen(null)} />}
        </LatePart>
      ) : null}
      <RemovalDialog
        open={open === 'end'}
        title={t('live.endTitle')}
        keep={t('live.endKeep')}
        remove={t('live.end')}
        pending={end.isPending() || studio?.finishing === true}
        failure={endFailure === undefined ? undefined : failure(endFailure)}
        onClose={() => setOpen(null)}
        onRemove={() => void finish()}
      >
        {t('live.endText')}
      </RemovalDialog>
    </>
  );
});
