import { idOf } from '@banyan/contracts';
import { RetryPlace } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { ProgrammeFailure } from '../programmes/ProgrammeFailure.tsx';
import { useProgramme } from '../programmes/useProgramme.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { TrainMap } from './TrainMap.tsx';

export interface OpenedMapProps {
  /** Programme and stage as the path names them. */
  id: string | undefined;
  stage?: string | undefined;
  /** Title of the screen, for when there is no programme to name it. */
  title: string;
}

/** The map of the programme that the path names, with every state it can be in. */
export const OpenedMap = observer(function OpenedMap({ id, stage, title }: OpenedMapProps) {
  const { missing, request, shut, view } = useProgramme(id);
  const { t } = useProgrammeWords();
  return (
    <RetryPlace request={request}>
      {(again) =>
        view !== null ? (
          <TrainMap view={view} stageId={idOf(stage) ?? undefined} />
        ) : (
          <Container>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            {missing || shut || request.state === 'failed' ? (
              <ProgrammeFailure error={request.error} missing={missing} onRetry={again} />
            ) : (
              <DetailSkeleton label={t('programmes.loading')} />
            )}
          </Container>
        )
      }
    </RetryPlace>
  );
});
