import type { LiveRoom } from '@banyan/contracts/live';
import { clock } from '@banyan/ui';
import { Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { StageMessage, stageFrame } from '@banyan/ui/media';
import { Badges } from '../film/badges-style.ts';
import { useNow } from '../shared/useNow.ts';
import { useWords } from '../../shared/useWords.ts';
import { Preview } from './Preview.tsx';
import type { StudioStore } from './StudioStore.ts';

const Frame = styled.section`
  ${stageFrame}

  & > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export interface OwnStageProps {
  studio: Pick<StudioStore, 'finishing' | 'picture' | 'source'>;
  room: Pick<LiveRoom, 'inRoom' | 'startedAt'>;
  /** Time of the server's clock. */
  now: () => number;
}

/** The presenter's own stage: the filmed picture without delay or sound. */
export const OwnStage = observer(function OwnStage({ studio, room, now }: OwnStageProps) {
  const { t, number } = useWords();
  const at = useNow(now);
  const { finishing, picture, source } = studio;
  return (
    <Frame aria-label={t('live.ownFilm')}>
      {source === null ? null : <Preview source={source} mirror={picture === 'camera'} />}
      {finishing ? (
        <StageMessage role="status">
          <b>{t('live.finishing')}</b>
        </StageMessage>
      ) : (
        <Badges>
          <span data-live="">{t('live.youAreOn')}</span>
          <span>{clock(Math.max(0, (at - (room.startedAt ?? at)) / 1000))}</span>
          <span>
            <Users size={14} aria-hidden="true" />
            <span>{t('live.inRoom', { count: room.inRoom, formatted: number(room.inRoom) })}</span>
          </span>
        </Badges>
      )}
    </Frame>
  );
});
