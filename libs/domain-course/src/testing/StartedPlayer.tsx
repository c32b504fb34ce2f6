import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCourseDesk } from '../course.desk.ts';
import { VideoPlayer } from '../player/VideoPlayer.tsx';
import { OpenedCourse } from './OpenedCourse.tsx';

const Started = observer(function Started({ atS }: { atS?: number | undefined }) {
  const { course, player } = useCourseDesk();
  const { chapter } = player;
  useEffect(() => {
    if (chapter !== null) player.start(atS);
  }, [player, chapter, atS]);
  const detail = course.value;
  return detail === null || !player.started ? null : (
    <VideoPlayer detail={detail} onPlay={(next) => player.open(course, next)} />
  );
});

/** The player of the fixture's chapter, which plays from a second as soon as it is loaded. */
export function StartedPlayer({ atS }: { atS?: number }) {
  return (
    <OpenedCourse>
      <Started atS={atS} />
    </OpenedCourse>
  );
}
