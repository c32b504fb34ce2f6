import type { LiveRoom } from '@banyan/contracts/live';
import { clock } from '@banyan/ui';
import { CloudAlert, CloudCheck, CloudOff, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNow } from '../shared/useNow.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import { useWords } from '../../shared/useWords.ts';
import { Badges } from './badges-style.ts';
import type { FilmStore } from './FilmStore.ts';

const icons = { good: CloudCheck, slow: CloudAlert, lost: CloudOff } as const;

export interface FilmBadgesProps {
  room: LiveRoom;
  film: Pick<FilmStore, 'live' | 'network' | 'state'>;
  /** Time of the server's clock. */
  now: () => number;
  /** The page cannot reach the server. */
  adrift: boolean;
}

/** Badges of the film: state, duration, number of viewers, and network. */
export const FilmBadges = observer(function FilmBadges({ room, film, now, adrift }: FilmBadgesProps) {
  const { t, number } = useWords();
  const { moment } = useRoomTimes();
  const at = useNow(now, film.live);
  if (!film.live) {
    return (
      <Badges>
        <span>{t('live.playback')}</span>
        <span>{t('live.playbackOf', { at: moment(room.startedAt ?? room.from) })}</span>
      </Badges>
    );
  }
  const network = adrift ? 'lost' : film.network;
  const Icon = icons[network];
  return (
    <Badges>
      <span data-live="">{t('live.onAir')}</span>
      <span>{clock(Math.max(0, (at - (room.startedAt ?? at)) / 1000))}</span>
      <span>
        <Users size={14} aria-hidden="true" />
        <span>{t('live.inRoom', { count: room.inRoom, formatted: number(room.inRoom) })}</span>
      </span>
      <span data-end="">
        <Icon size={14} aria-hidden="true" />
        <span role="status">{t(`live.network.${network}`)}</span>
      </span>
    </Badges>
  );
});
