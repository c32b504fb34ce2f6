import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourseDesk } from '../course.desk.ts';

export interface PlayerGateProps {
  /** Until the player is there. */
  waiting: ReactNode;
  /** Where it did not arrive; that it did not, with a way to try again, without it. */
  failed?: ReactNode | undefined;
  /** What stands on the player. */
  children: ReactNode;
}

/** Around what needs the player: the page is there before it, and stays as it is where it does not arrive. */
export const PlayerGate = observer(function PlayerGate({ waiting, failed, children }: PlayerGateProps) {
  const { player } = useCourseDesk();
  const { t: shared } = useTranslation('screen');
  useEffect(() => player.need(), [player]);
  if (player.store !== null) return children;
  if (!player.failed) return waiting;
  if (failed !== undefined) return failed;
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button size="sm" onClick={() => player.bring()}>
          {shared('retry')}
        </Button>
      }
    >
      {shared('failed')}
    </Notice>
  );
});
