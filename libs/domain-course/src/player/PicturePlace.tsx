import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCourseDesk } from '../course.desk.ts';
import { fetchParts } from './fetchParts.ts';
import { PlayerGate } from './PlayerGate.tsx';
import { Stage, type StageProps } from './Stage.tsx';
import { UnderPictureWaiting } from './UnderPictureWaiting.tsx';
import { VisitorEvidence } from './VisitorEvidence.tsx';

const loadUnderPicture = () => fetchParts().then((parts) => parts.UnderPicture);

/** The picture of the open chapter, and what comes under it with the player. */
export const PicturePlace = observer(function PicturePlace(props: StageProps) {
  const { course, player } = useCourseDesk();
  const { loggedIn } = useSession();
  const { detail, chapter } = props;
  const waiting = <UnderPictureWaiting detail={detail} chapter={chapter} />;
  if (!loggedIn) {
    return (
      <>
        <Stage {...props} />
        {course.lockOf(chapter) === null ? <VisitorEvidence /> : null}
      </>
    );
  }
  // Who wants to play is told in the place of the picture.
  const quiet = player.wanted ? null : undefined;
  return (
    <>
      <Stage {...props} />
      <LatePart load={loadUnderPicture} waiting={waiting}>
        {(UnderPicture) => (
          <PlayerGate waiting={waiting} failed={quiet}>
            <UnderPicture detail={detail} />
          </PlayerGate>
        )}
      </LatePart>
    </>
  );
});
