import type { LiveRoom } from '@banyan/contracts/live';
import { Button, LinkButton } from '@banyan/ui';
import { ExternalLink, LoaderCircle, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { stageFrame } from '@banyan/ui/media';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';
import { StillStage } from './StillStage.tsx';

const Frame = styled.section`
  ${stageFrame}

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

export interface ProviderStageProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'picture'>;
}

/** The picture of an external provider: its page in a frame, or a link to its program. */
export const ProviderStage = observer(function ProviderStage({ room, store }: ProviderStageProps) {
  const { t } = useWords();
  const failure = useRoomFailure();
  const { picture } = store;
  const name = t(`live.provider.${room.provider}`);
  const label = t('live.film');
  if (picture.state === 'failed') {
    return (
      <StillStage
        alert
        label={label}
        icon={<TriangleAlert size={32} aria-hidden="true" />}
        title={t('live.pictureFailed')}
        text={failure(picture.error)}
      >
        <Button onClick={() => void picture.retry()}>{t('retry')}</Button>
      </StillStage>
    );
  }
  if (picture.value === null) {
    return <StillStage label={label} icon={<LoaderCircle size={32} aria-hidden="true" />} title={t('live.coming')} />;
  }
  const { kind, url } = picture.value;
  if (kind === 'frame') {
    return (
      <Frame aria-label={label}>
        <iframe
          src={url}
          title={t('live.frame', { name, title: room.title })}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="origin"
        />
      </Frame>
    );
  }
  return (
    <StillStage
      label={label}
      icon={<ExternalLink size={32} aria-hidden="true" />}
      title={t('live.program', { name })}
      text={t('live.programText', { name })}
    >
      {url === '' ? null : (
        <LinkButton variant="primary" href={url} target="_blank" rel="noreferrer">
          {t('live.openProgram', { name })}
        </LinkButton>
      )}
    </StillStage>
  );
});
