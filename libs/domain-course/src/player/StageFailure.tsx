import { Button, clock, LinkButton } from '@banyan/ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { courseRefusalOf } from '../course/courseRefusals.ts';
import { usePlayer } from '../course.desk.ts';
import { detailLinks } from '../detail.links.ts';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import { isHeard } from './isHeard.ts';
import { StageMessage } from '@banyan/ui/media';

/** Reason why there is no picture, with a retry or a reload. */
export const StageFailure = observer(function StageFailure() {
  const player = usePlayer();
  const { t } = useWords();
  const failureText = useFailureText();
  const { chapter, refusal, source } = player;
  const failed = chapter !== null && isHeard(chapter) ? 'listening' : 'player';
  const { address, failure } = source;
  const error = refusal ?? (address.state === 'failed' ? address.error : null);
  const kind = courseRefusalOf(error);
  // The screen is about to show where study continues, which is no failure.
  if (player.elsewhere !== null) return null;
  const at = t('player.keptAt', { at: clock(player.media.position) });
  const again = (
    <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={() => player.retry()}>
      {t('retry')}
    </Button>
  );
  return (
    <StageMessage role="alert">
      <TriangleAlert size={32} aria-hidden="true" />
      {kind !== null ? (
        <>
          <b>{t(`refusal.${kind}.title`)}</b>
          <p>{t(`refusal.${kind}.text`)}</p>
          <div>
            <LinkButton href={detailLinks.catalogue.href()}>{t('refusal.others')}</LinkButton>
          </div>
        </>
      ) : refusal !== null ? (
        <>
          <b>{t('player.notTaken')}</b>
          <p>{t('player.notTakenText')}</p>
          <div>
            <Button onClick={() => location.reload()}>{t('player.refresh')}</Button>
          </div>
        </>
      ) : failure === 'address' ? (
        <>
          <b>{t(`${failed}.addressFailed`)}</b>
          <p>{failureText(error, at)}</p>
          <div>{again}</div>
        </>
      ) : (
        <>
          <b>{t(`${failed}.playbackFailed`)}</b>
          <p>{t('player.playbackFailedText', { at: clock(player.media.position) })}</p>
          <div>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('player.refresh')}
            </Button>
            {again}
          </div>
        </>
      )}
    </StageMessage>
  );
});
