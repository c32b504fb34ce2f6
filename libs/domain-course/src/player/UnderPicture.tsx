import type { CourseDetail } from '@banyan/contracts/course';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlayer } from '../course.desk.ts';
import { PresenceDialog } from '../presence/PresenceDialog.tsx';
import { PresenceStrip } from '../presence/PresenceStrip.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { bindWindow } from './media.ts';

/** Parts loaded with the player: evidence of study, and presence checks. */
export const UnderPicture = observer(function UnderPicture({ detail }: { detail: CourseDetail }) {
  const player = usePlayer();
  useEffect(() => bindWindow(player), [player]);
  return (
    <>
      <EvidencePanel learnedShare={detail.learnedShare} />
      <PresenceStrip detail={detail} />
      <PresenceDialog presence={player.presence} courseId={detail.course.id} />
    </>
  );
});
