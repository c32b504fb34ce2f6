import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCourseDesk } from '../course.desk.ts';
import { fetchParts } from './fetchParts.ts';
import { Stage, type StageProps } from './Stage.tsx';
import { UnderPictureWaiting } from './UnderPictureWaiting.tsx';
import { VisitorEvidence } from './VisitorEvidence.tsx';

const loadUnderPicture = () => fetchParts().then((parts) => parts.UnderPicture);

/** The picture of the open chapter, and the player's parts below it. */
export const PicturePlace = observer(function PicturePlace(props: StageProps) {
  const { course } = useCourseDesk();
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
  return (
    <>
      <Stage {...props} />
      <LatePart load={loadUnderPicture} waiting={waiting}>
        {(UnderPicture) => <UnderPicture detail={detail} />}
      </LatePart>
    </>
  );
});
