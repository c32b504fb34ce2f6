import type { LiveRoom } from '@banyan/contracts/live';
import { Button } from '@banyan/ui';
import { LoaderCircle, MonitorX, VolumeX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { liveDomain } from '../../live.domain.ts';
import { StageMessage } from '@banyan/ui/media';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';
import { densityPath } from './density.ts';
import { FilmFrame, Middle } from './film-style.ts';
import { FilmBadges } from './FilmBadges.tsx';
import { FilmControls } from './FilmControls.tsx';
import { makeFilm } from './makeFilm.ts';
import { SeekBar } from './SeekBar.tsx';
import { useFilmKeys } from './useFilmKeys.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Wheel = styled(LoaderCircle)`
  color: var(--on-stage);
  animation: ${turn} 1s linear infinite;
`;

export interface FilmViewProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'adrift' | 'now' | 'seat' | 'talk'>;
}

/** The film of a room: the broadcast, or its playback. */
export const FilmView = observer(function FilmView({ room, store }: FilmViewProps) {
  const { t } = useWords();
  const environment = liveDomain.useEnvironment();
  const [film] = useState(() => makeFilm(environment, room));
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current === null ? undefined : film.attach(video.current)), [film]);
  useEffect(() => {
    store.seat(film);
    return () => store.seat(null);
  }, [store, film]);
  const fill = useCallback(() => {
    if (document.fullscreenElement === null) void frame.current?.requestFullscreen();
    else void document.exitFullscreen();
  }, []);
  useFilmKeys(film, fill);
  const canFloat = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  const float = () => {
    if (document.pictureInPictureElement === null) void video.current?.requestPictureInPicture().catch(() => undefined);
    else void document.exitPictureInPicture();
  };
  const density = film.live ? '' : densityPath(store.talk.lines.rows, film.length * 1000);
  return (
    <FilmFrame ref={frame} aria-label={t(film.live ? 'live.film' : 'live.playbackFilm')}>
      <video ref={video} playsInline aria-label={room.title}>
        <track kind="captions" />
      </video>
      <FilmBadges room={room} film={film} now={() => store.now()} adrift={store.adrift} />
      {film.state === 'unsupported' ? (
        <StageMessage role="alert">
          <MonitorX size={32} aria-hidden="true" />
          <b>{t('live.unsupported')}</b>
          <p>{t('live.unsupportedText')}</p>
        </StageMessage>
      ) : film.state === 'opening' ? (
        <StageMessage role="status">
          <Wheel size={32} aria-hidden="true" />
          <b>{t(film.live ? (room.presenter === null ? 'live.noPresenter' : 'live.coming') : 'live.loadingFilm')}</b>
          {film.network === 'lost' ? <p>{t('live.filmLost')}</p> : null}
        </StageMessage>
      ) : (
        <Middle>
          {film.silenced ? (
            <Button icon={<VolumeX size={16} aria-hidden="true" />} onClick={() => film.toggleMuted()}>
              {t('live.unmute')}
            </Button>
          ) : film.waiting ? (
            <Wheel size={48} aria-hidden="true" />
          ) : null}
        </Middle>
      )}
      {film.state === 'shown' ? (
        <FilmControls
          film={film}
          onFill={fill}
          onFloat={canFloat ? float : undefined}
          seek={
            film.live ? null : (
              <SeekBar film={film} density={density} agenda={room.agenda} startedAt={room.startedAt ?? room.from} />
            )
          }
        />
      ) : null}
    </FilmFrame>
  );
});
