import type { LiveRoom } from '@banyan/contracts/live';
import { Button, Notice, SegmentedControl } from '@banyan/ui';
import { Dialog, Select } from '@banyan/ui/overlays';
import { Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { liveDomain } from '../../live.domain.ts';
import { stageFrame } from '@banyan/ui/media';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';
import type { StageStore } from '../StageStore.ts';
import type { Device } from './devices.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { makeStudio } from './makeStudio.ts';
import { Preview } from './Preview.tsx';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;
const Picture = styled.div`
  ${stageFrame}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;

  & > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > p {
    padding: 0 24px;
    text-align: center;
    color: var(--on-stage-2);
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
`;

export interface StudioDialogProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'give' | 'room' | 'start'> & {
    readonly stage: Pick<StageStore, 'goOnAir' | 'occupy' | 'studio'>;
  };
  onClose: () => void;
}

/** Dialog before going on air: camera or screen, microphone, and preview; nothing opens before it is chosen. */
export const StudioDialog = observer(function StudioDialog({ room, store, onClose }: StudioDialogProps) {
  const { t } = useWords();
  const failure = useRoomFailure();
  const environment = liveDomain.useEnvironment();
  const [studio] = useState(
    () => store.stage.studio ?? makeStudio(environment, room.id, () => void store.room.refresh()),
  );
  const [going, setGoing] = useState(false);
  useEffect(() => {
    store.stage.occupy(studio);
  }, [store, studio]);
  const { cameras, gone, microphones, opening, picture, trouble } = studio;
  // An ended picture is replaced by the choice of another.
  const source = gone ? null : studio.source;
  const close = () => {
    if (!studio.onAir) studio.close();
    onClose();
  };
  const go = async () => {
    setGoing(true);
    const went = await store.stage.goOnAir(studio);
    setGoing(false);
    if (went) onClose();
  };
  const error = store.start.failureOf() ?? store.give.failureOf();
  const choose = (label: string, devices: readonly Device[], chosen: string, onChoose: (id: string) => void) =>
    devices.length < 2 ? null : (
      <Select
        label={label}
        options={devices.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen === '' ? (devices[0]?.id ?? '') : chosen}
        onChange={onChoose}
      />
    );
  return (
    <Dialog
      open
      onClose={close}
      title={t(studio.onAir ? 'live.changePicture' : 'live.studio')}
      closeText={t('close')}
      width={560}
      outsideCloses={false}
      footer={
        studio.onAir ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button onClick={close}>{t('live.notNow')}</Button>
            <Button variant="primary" disabled={source === null} pending={going} onClick={() => void go()}>
              {t(room.role === 'host' ? 'live.goOnAir' : 'live.goOnStage')}
            </Button>
          </>
        )
      }
    >
      <Parts>
        <SegmentedControl
          label={t('live.what')}
          options={[
            { value: 'camera', label: t('live.camera') },
            { value: 'screen', label: t('live.screen') },
          ]}
          value={picture}
          onChange={(next) => void studio.open({ picture: next })}
        />
        <Picture>
          {source === null ? (
            <>
              <p>{t(opening ? 'live.opening' : 'live.nothingOpen')}</p>
              {opening ? null : (
                <Button icon={<Video size={16} aria-hidden="true" />} onClick={() => void studio.open({ picture })}>
                  {t(picture === 'camera' ? 'live.openCamera' : 'live.openScreen')}
                </Button>
              )}
            </>
          ) : (
            <Preview source={source} mirror={picture === 'camera'} />
          )}
        </Picture>
        {source === null ? null : <LevelMeter source={source} muted={studio.muted} />}
        {trouble === null ? null : (
          <Notice tone="danger" live>
            {t(`live.trouble.${trouble}`)}
          </Notice>
        )}
        {cameras.length > 1 || microphones.length > 1 ? (
          <Pair>
            {picture === 'camera'
              ? choose(t('live.camera'), cameras, studio.camera, (camera) => void studio.open({ camera }))
              : null}
            {choose(
              t('live.microphone'),
              microphones,
              studio.microphone,
              (microphone) => void studio.open({ microphone }),
            )}
          </Pair>
        ) : null}
        {error === undefined ? null : (
          <Notice tone="danger" live>
            {failure(error)}
          </Notice>
        )}
      </Parts>
    </Dialog>
  );
});
