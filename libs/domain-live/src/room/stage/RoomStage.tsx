import type { LiveRoom } from '@banyan/contracts/live';
import { LatePart } from '@banyan/core-screen/views';
import { LinkButton } from '@banyan/ui';
import { CalendarX2, FilmIcon, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { useWayOut } from '../shared/useWayOut.ts';
import type { RoomStore } from '../RoomStore.ts';
import { Called } from './Called.tsx';
import { StillStage } from './StillStage.tsx';
import { WaitingStage } from './WaitingStage.tsx';
import { ProviderStage } from './ProviderStage.tsx';
import { OwnStage } from '../studio/OwnStage.tsx';

const loadFilm = () => import('../film/FilmView.tsx').then(({ FilmView }) => FilmView);

export interface RoomStageProps {
  room: LiveRoom;
  store: RoomStore;
  /** The viewer was given the stage, or had it before the page was reloaded. */
  called: boolean;
  /** Opens the studio. */
  onStudio: () => void;
}

/** Area of the picture in any state of the room. */
export const RoomStage = observer(function RoomStage({ room, store, called, onStudio }: RoomStageProps) {
  const { t } = useWords();
  const wayOut = useWayOut();
  const { id, provider, state } = room;
  const others = <LinkButton href={wayOut}>{t('live.toCourses')}</LinkButton>;
  const still = (title: string) => (
    <StillStage label={t('live.film')} icon={<LoaderCircle size={32} aria-hidden="true" />} title={title} />
  );
  const coming = still(t('live.coming'));
  if (state === 'cancelled') {
    return (
      <StillStage
        label={t('live.film')}
        icon={<CalendarX2 size={32} aria-hidden="true" />}
        title={t('live.cancelled')}
        text={t('live.cancelledText')}
      >
        {others}
      </StillStage>
    );
  }
  if (state === 'ended') {
    return (
      <StillStage
        label={t('live.film')}
        icon={<FilmIcon size={32} aria-hidden="true" />}
        title={t(room.startedAt === null ? 'live.neverBegan' : 'live.ended')}
        text={t(room.startedAt === null ? 'live.neverBeganText' : 'live.endedText')}
      >
        {others}
      </StillStage>
    );
  }
  const { studio } = store.stage;
  if (studio !== null && (studio.onAir || studio.finishing)) {
    return <OwnStage studio={studio} room={room} now={() => store.now()} />;
  }
  if (called && provider === 'embedded' && state === 'live')
    return <Called room={room} onStudio={onStudio} onDecline={() => void store.stage.decline()} />;
  if (state === 'before') {
    return <WaitingStage room={room} store={store} />;
  }
  if (provider !== 'embedded' && (state === 'live' || room.filmMs === 0)) {
    return <ProviderStage room={room} store={store} />;
  }
  return (
    <LatePart load={loadFilm} waiting={coming}>
      {(FilmView) => <FilmView key={`${id} ${state}`} room={room} store={store} />}
    </LatePart>
  );
});
