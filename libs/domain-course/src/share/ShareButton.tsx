import { useSession } from '@banyan/core-session';
import { Button, inTime } from '@banyan/ui';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../shared/useWords.ts';

const ShareDialog = lazy(() =>
  inTime(() => import('./ShareDialog.tsx')).then(({ ShareDialog: dialog }) => ({ default: dialog })),
);

/** Passes the open course on [CO-02]. */
export function ShareButton({ courseId }: { courseId: number }) {
  const session = useSession();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Share2 size={16} aria-hidden="true" />}
        onClick={() => session.requireLogin() && setOpen(true)}
      >
        {t('share.share')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ShareDialog courseId={courseId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
